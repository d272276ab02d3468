// A press is seen at once. What a press changes can take the page longer than an eye waits, so first a
// mark in a layer of its own goes to the screen where somebody pressed, and what was pressed hears of it
// in the time between this frame and the next.
import { afterFrame } from './frame';
import { isCalm } from './settings.svelte';

const fade = 320;

let mark: HTMLElement | undefined;
let shown: Animation | undefined;

export function showPresses(): void {
  mark = document.createElement('div');
  mark.className = 'press-mark';
  mark.setAttribute('aria-hidden', 'true');
  document.body.append(mark);
  addEventListener('click', press, { capture: true });
}

function press(event: MouseEvent): void {
  const { target } = event;
  if (!event.isTrusted || !(target instanceof Element)) return;
  const pressed = target.closest('button, [role="button"]');
  // A dialog lies above the mark; it is small, and quick by itself.
  if (!pressed || pressed.matches(':disabled, dialog *')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  afterMark(event, pressed, () => {
    const there = target.isConnected ? target : pressed;
    there.dispatchEvent(new MouseEvent('click', event));
  });
}

// For what is not pressed by clicks, such as cards that are let go.
export function afterMark(event: MouseEvent, pressed: Element, then: () => void): void {
  showMark(event, pressed);
  afterFrame(then);
}

// Where the pointer was; a press with keys has no place of its own.
function showMark(event: MouseEvent, pressed: Element): void {
  const box = pressed.getBoundingClientRect();
  const byKeys = event.type === 'click' && event.detail === 0;
  const x = byKeys ? box.left + box.width / 2 : event.clientX;
  const y = byKeys ? box.top + box.height / 2 : event.clientY;
  const at = (scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  shown?.cancel();
  shown = mark?.animate(
    [
      { transform: at(isCalm() ? 1 : 0.5), opacity: 0.55 },
      { transform: at(1), opacity: 0 },
    ],
    { duration: fade, easing: 'ease-out' },
  );
}
