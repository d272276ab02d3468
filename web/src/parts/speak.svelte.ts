// What the live region says to those who listen instead of looking.
const said = $state<{ text: string; turn: number }>({ text: '', turn: 0 });
let queue: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

// Several things in one moment are said as one, or a screen reader would drop all but the last.
export function speak(text: string): void {
  if (!text) return;
  queue.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    said.text = queue.join(' ');
    said.turn++;
    queue = [];
  }, 120);
}

export function spoken(): { text: string; turn: number } {
  return said;
}
