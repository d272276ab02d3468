// Which part of the map is seen: zoom and shift of the drawn map inside its window, in pixels.
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const farthest = 5;

export class Camera {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  moving = $state(false); // a gesture goes on: no easing
  windowWidth = $state(0);
  windowHeight = $state(0);
  private frame: () => Box;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(frame: () => Box) {
    this.frame = frame;
  }

  // Pixels for one unit of the map, all of it seen.
  get scale(): number {
    return Math.min(this.windowWidth / this.frame().width, this.windowHeight / this.frame().height) || 0;
  }
  get width(): number {
    return this.frame().width * this.scale;
  }
  get height(): number {
    return this.frame().height * this.scale;
  }
  get whole(): boolean {
    return this.zoom < 1.01;
  }

  set(zoom: number, x: number, y: number): void {
    this.zoom = Math.max(1, Math.min(farthest, zoom));
    const clamp = (at: number, room: number, size: number): number => {
      const over = size * this.zoom - room;
      return over <= 0 ? -over / 2 : Math.min(0, Math.max(-over, at));
    };
    this.x = clamp(x, this.windowWidth, this.width);
    this.y = clamp(y, this.windowHeight, this.height);
  }

  // Closer to a point of the window, which stays where it is.
  closer(factor: number, px: number, py: number): void {
    const zoom = Math.max(1, Math.min(farthest, this.zoom * factor));
    const grown = zoom / this.zoom;
    this.set(zoom, px - (px - this.x) * grown, py - (py - this.y) * grown);
  }

  step(factor: number): void {
    this.closer(factor, this.windowWidth / 2, this.windowHeight / 2);
  }

  pan(dx: number, dy: number): void {
    this.set(this.zoom, this.x + dx, this.y + dy);
  }

  all(): void {
    this.set(1, 0, 0);
  }

  // Shows a part of the map, given in its own units.
  show(part: Box, most = 3): void {
    const frame = this.frame();
    const zoom = Math.min(most, this.windowWidth / (part.width * this.scale), this.windowHeight / (part.height * this.scale));
    if (!Number.isFinite(zoom)) return;
    const k = Math.max(1, zoom) * this.scale;
    this.set(zoom, this.windowWidth / 2 - (part.x + part.width / 2 - frame.x) * k, this.windowHeight / 2 - (part.y + part.height / 2 - frame.y) * k);
  }

  // A gesture: while it lasts the map is moved as one picture, and drawn sharp again after it.
  gesture(): void {
    this.moving = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => (this.moving = false), 160);
  }
}
