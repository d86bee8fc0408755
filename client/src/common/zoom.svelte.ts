/** A zoom over a square picture around its middle: the scale, and the point in the centre. */
export class Zoom {
  scale = $state(1);
  private x = $state(0);
  private y = $state(0);
  /** Whether the last press moved the picture and so was no click. */
  isDragging = false;
  private readonly held = new Map<number, { x: number; y: number }>();
  private isOwn = false;

  frame(half: number): string {
    const size = (2 * half) / this.scale;
    return `${this.x - size / 2} ${this.y - size / 2} ${size} ${size}`;
  }

  /** Zooms in to at least this scale, unless the reader has chosen one. */
  atLeast(scale: number): void {
    if (this.isOwn) return;
    this.scale = Math.min(5, Math.max(1, scale));
    if (this.scale === 1) this.x = this.y = 0;
  }

  /** Moves a point to the middle, as far as the picture's edges allow. */
  centre(x: number, y: number, half: number): void {
    this.x = x;
    this.y = y;
    this.keep(half);
  }

  /** Zooms in around this point, until `back`. */
  around(x: number, y: number, scale: number): void {
    this.scale = scale;
    this.x = x * (1 - 1 / scale);
    this.y = y * (1 - 1 / scale);
  }

  /** Shows the whole picture again. */
  back(): void {
    this.scale = 1;
    this.x = this.y = 0;
  }

  by(factor: number): void {
    this.isOwn = true;
    this.scale = Math.min(5, Math.max(1, this.scale * factor));
    if (this.scale === 1) this.x = this.y = 0;
  }

  whole(): void {
    this.isOwn = true;
    this.scale = 1;
    this.x = this.y = 0;
  }

  wheel(event: WheelEvent, half: number): void {
    event.preventDefault();
    this.by(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    this.keep(half);
  }

  down(event: PointerEvent): void {
    if (this.held.size === 0) this.isDragging = false;
    this.held.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** `width` is the side of the square on the screen, in pixels. */
  move(event: PointerEvent, half: number, width: number): void {
    const before = this.held.get(event.pointerId);
    if (!before || !width) return;
    const dx = event.clientX - before.x;
    const dy = event.clientY - before.y;
    if (!this.isDragging && Math.hypot(dx, dy) < 6 && this.held.size === 1) return;
    this.isDragging = true;
    if (this.held.size === 2) this.pinch(event, before);
    else if (this.scale > 1) {
      const unit = (2 * half) / this.scale / width;
      this.centre(this.x - dx * unit, this.y - dy * unit, half);
    }
    this.held.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  up(event: PointerEvent): void {
    this.held.delete(event.pointerId);
  }

  private pinch(event: PointerEvent, before: { x: number; y: number }): void {
    const other = [...this.held].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    if (was > 0) this.by(Math.hypot(event.clientX - other.x, event.clientY - other.y) / was);
  }

  private keep(half: number): void {
    const room = half - half / this.scale;
    this.x = Math.min(room, Math.max(-room, this.x));
    this.y = Math.min(room, Math.max(-room, this.y));
  }
}
