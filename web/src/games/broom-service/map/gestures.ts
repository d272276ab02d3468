// Wheel, drag, pinch and keys move the camera.
import type { Camera } from './camera.svelte';

export function gestures(node: HTMLElement, { camera, wheel }: { camera: Camera; wheel: () => boolean }): { destroy(): void } {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  const spot = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function onwheel(event: WheelEvent): void {
    if (!event.ctrlKey && !wheel()) return;
    event.preventDefault();
    const { x, y } = spot(event);
    camera.gesture();
    camera.closer(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), x, y);
  }
  function ondown(event: PointerEvent): void {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, spot(event));
    if (fingers.size === 1) moved = false;
  }
  function onmove(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = spot(event);
    if (fingers.size === 1) {
      const far = Math.hypot(now.x - before.x, now.y - before.y);
      if (!moved && far < 6) return;
      if (camera.whole) return;
      moved = true;
      camera.gesture();
      camera.pan(now.x - before.x, now.y - before.y);
    } else {
      const other = [...fingers].find(([id]) => id !== event.pointerId)![1];
      moved = true;
      camera.gesture();
      const grown = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1);
      camera.closer(grown, (now.x + other.x) / 2, (now.y + other.y) / 2);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }
    fingers.set(event.pointerId, now);
  }
  const onup = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  // What was dragged is not pressed.
  function onclick(event: MouseEvent): void {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  }
  function onkey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = 60;
    if (event.key === '+' || event.key === '=') camera.step(1.35);
    else if (event.key === '-') camera.step(1 / 1.35);
    else if (event.key === '0') camera.all();
    else if (camera.whole) return;
    else if (event.key === 'ArrowLeft') camera.pan(step, 0);
    else if (event.key === 'ArrowRight') camera.pan(-step, 0);
    else if (event.key === 'ArrowUp') camera.pan(0, step);
    else if (event.key === 'ArrowDown') camera.pan(0, -step);
    else return;
    event.preventDefault();
  }
  node.addEventListener('wheel', onwheel, { passive: false });
  node.addEventListener('pointerdown', ondown);
  window.addEventListener('pointermove', onmove);
  window.addEventListener('pointerup', onup);
  window.addEventListener('pointercancel', onup);
  node.addEventListener('click', onclick, { capture: true });
  node.addEventListener('keydown', onkey);
  return {
    destroy() {
      window.removeEventListener('pointermove', onmove);
      window.removeEventListener('pointerup', onup);
      window.removeEventListener('pointercancel', onup);
    },
  };
}
