// A press on something that carries data-sign opens what it means. In a dialog it stays quiet: the
// drawer would open behind it.
export function pressedSign(event: Event): string | null {
  const node = (event.target as Element).closest?.<HTMLElement>('[data-sign]');
  return node && !node.closest('dialog') ? `sign:${node.dataset['sign']}` : null;
}
