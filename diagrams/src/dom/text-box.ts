import { type DomElement, ELEMENT, numberOf, TEXT } from './element.js';
import { withCharacters } from './entities.js';
import { type Box, united } from './matrix.js';
import { type TextStyle, widthInEm } from './text-style.js';

/** A piece of text from one place on: what a new place begins, or a whole text. */
interface Chunk {
  readonly x: number;
  width: number;
  readonly anchor: string | undefined;
  box: Box | undefined;
}

/** The box of a text or of a part of it (SVG 1.1, 10.5): lines with places of their own, moved by `dx` and `dy`. */
export function textBox(element: DomElement, style: TextStyle): Box | undefined {
  const chunks: Chunk[] = [];
  const whole = style.size(element);
  let [x, y] = [lengthOf(element, 'x', whole) ?? 0, lengthOf(element, 'y', whole) ?? 0];
  const begin = (at: DomElement): void => {
    chunks.push({ x, width: 0, anchor: style.inherited(at, 'text-anchor'), box: undefined });
  };
  begin(element);
  const visit = (at: DomElement, isFirst: boolean): void => {
    const size = style.size(at);
    const [ownX, ownY] = isFirst ? [] : [lengthOf(at, 'x', size), lengthOf(at, 'y', size)];
    if (ownX !== undefined) x = ownX;
    if (ownY !== undefined) y = ownY;
    x += lengthOf(at, 'dx', size) ?? 0;
    y += lengthOf(at, 'dy', size) ?? 0;
    if (ownX !== undefined || ownY !== undefined) begin(at);
    for (const child of at.childNodes) {
      if (child.nodeType === TEXT) write(child.textContent ?? '', at, size);
      else if (child.nodeType === ELEMENT && child.localName !== 'title') visit(child, false);
    }
  };
  const write = (text: string, at: DomElement, size: number): void => {
    const collapsed = withCharacters(text).replace(/\s+/g, ' ');
    const chunk = chunks.at(-1);
    if (!chunk || collapsed.trim() === '') return;
    const face = style.face(at);
    const width = widthInEm(collapsed, face) * size;
    const top = y - face.ascent * size + baselineShift(at, style) * size;
    chunk.box = united(chunk.box, {
      x: chunk.x + chunk.width,
      y: top,
      width,
      height: (face.ascent + face.descent) * size,
    });
    chunk.width += width;
    x += width;
  };
  visit(element, true);
  return chunks.map(anchored).reduce<Box | undefined>(united, undefined);
}

function anchored({ box, width, anchor }: Chunk): Box | undefined {
  if (!box || !anchor || anchor === 'start') return box;
  return { ...box, x: box.x - (anchor === 'middle' ? width / 2 : width) };
}

/** The width of a text in one line. */
export function textLength(element: DomElement, style: TextStyle): number {
  const text = withCharacters(element.textContent ?? '').replace(/\s+/g, ' ');
  return widthInEm(text, style.face(element)) * style.size(element);
}

/** A length among the attributes, in units of the drawing: those of text are often in em. */
export function lengthOf(
  element: DomElement,
  name: 'x' | 'y' | 'dx' | 'dy',
  size: number,
): number | undefined {
  const value = numberOf(element, name);
  return value !== undefined && /em\s*$/.test(element.getAttribute(name) ?? '') ? value * size : value;
}

/** How far below its `y` the baseline of text is, in em, where it says that something else is there. */
export function baselineShift(element: DomElement, style: TextStyle): number {
  const value = style.own(element, 'alignment-baseline') ?? style.inherited(element, 'dominant-baseline');
  return BASELINES[value ?? ''] ?? 0;
}

const BASELINES: Readonly<Record<string, number>> = {
  middle: 0.26,
  central: 0.35,
  hanging: 0.72,
  'text-before-edge': 0.9,
  'before-edge': 0.9,
  'text-after-edge': -0.21,
  'after-edge': -0.21,
};
