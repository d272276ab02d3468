// Between this frame and the next: what was changed until now is on its way to the screen.
const longest = 100; // ms; a page that nobody looks at shows no frames

export function afterFrame(then: () => void): void {
  let done = false;
  const once = (): void => {
    if (!done) then();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, longest);
}
