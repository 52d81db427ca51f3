import type { Box } from './matrix.js';

/** The aspects of a line that affect the cost: its length, points and extent. */
export interface Line {
  readonly length: number;
  readonly points: number;
  /** `undefined` if it cannot be determined. */
  readonly box: Box | undefined;
}

/** How many numbers a command takes. */
const NUMBERS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const TOKEN = /[a-df-z]|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/** Measures a path by the lines between its points and control points: it is not longer than those. */
export function measurePath(d: string): Line {
  const pen = new Pen();
  let command = '';
  let numbers: number[] = [];
  for (const [token] of d.matchAll(TOKEN)) {
    if (/[a-z]/i.test(token[0] ?? '')) {
      command = token;
      numbers = [];
      if (/z/i.test(command)) pen.close();
      continue;
    }
    numbers.push(Number(token));
    // The two flags of an arc may be written without separators, which changes the positions of the numbers after them.
    if (numbers.length < (NUMBERS[command.toLowerCase()] ?? 0)) continue;
    draw(pen, command, numbers);
    numbers = [];
    if (command === 'm') command = 'l';
    if (command === 'M') command = 'L';
  }
  return pen.line();
}

function draw(pen: Pen, command: string, numbers: readonly number[]): void {
  const isRelative = command === command.toLowerCase();
  const [originX, originY] = isRelative ? [pen.x, pen.y] : [0, 0];
  const [first = 0] = numbers;
  switch (command.toLowerCase()) {
    case 'm':
      pen.start(originX + first, originY + (numbers[1] ?? 0));
      return;
    case 'h':
      pen.to(originX + first, pen.y);
      return;
    case 'v':
      pen.to(pen.x, originY + first);
      return;
    case 'a':
      pen.arc(originX + (numbers[5] ?? 0), originY + (numbers[6] ?? 0), Math.max(first, numbers[1] ?? 0));
      return;
    default:
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        pen.to(originX + (numbers[index] ?? 0), originY + (numbers[index + 1] ?? 0));
      }
  }
}

/** Follows a line and adds up its measurements. */
export class Pen {
  x = 0;
  y = 0;
  #startX = 0;
  #startY = 0;
  #length = 0;
  #points = 0;
  #left = Number.POSITIVE_INFINITY;
  #top = Number.POSITIVE_INFINITY;
  #right = Number.NEGATIVE_INFINITY;
  #bottom = Number.NEGATIVE_INFINITY;

  start(x: number, y: number): void {
    [this.x, this.y, this.#startX, this.#startY] = [x, y, x, y];
    this.#points++;
    this.#cover(x, y, 0);
  }

  to(x: number, y: number): void {
    this.#length += Math.hypot(x - this.x, y - this.y);
    this.#points++;
    this.#cover(this.x, this.y, 0);
    [this.x, this.y] = [x, y];
    this.#cover(x, y, 0);
  }

  /** An arc extends at most a diameter from its start. A radius that is too small is scaled up until the arc fits. */
  arc(x: number, y: number, radius: number): void {
    const chord = Math.hypot(x - this.x, y - this.y);
    const reach = Math.max(Math.abs(radius), chord / 2);
    this.#cover(this.x, this.y, 2 * reach);
    this.to(x, y);
    this.#length += 2 * Math.PI * reach;
  }

  close(): void {
    this.to(this.#startX, this.#startY);
  }

  line(): Line {
    const box = { left: this.#left, top: this.#top, right: this.#right, bottom: this.#bottom };
    const isKnown = Object.values(box).every(Number.isFinite) && Number.isFinite(this.#length);
    return { length: this.#length, points: this.#points, box: isKnown ? box : undefined };
  }

  #cover(x: number, y: number, around: number): void {
    this.#left = Math.min(this.#left, x - around);
    this.#top = Math.min(this.#top, y - around);
    this.#right = Math.max(this.#right, x + around);
    this.#bottom = Math.max(this.#bottom, y + around);
  }
}
