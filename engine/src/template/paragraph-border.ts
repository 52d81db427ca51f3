import type { BorderSide } from '../model/style.js';
import { childOf, elementsOf, type XmlElement } from '../xml/element.js';

/** The border around the paragraphs of a style: its width is in eighths of a point, its distance from the text in points. */
export interface ParagraphBorder {
  readonly sides: readonly BorderSide[];
  readonly color: string;
  readonly size: number;
  readonly space: number;
}

const SIDES = ['top', 'left', 'bottom', 'right'] as const;

/** The border of a paragraph. Its first side determines the line on all sides; undefined if no side has one. */
export function borderOf(paragraph: XmlElement): ParagraphBorder | undefined {
  const lines = elementsOf(childOf(paragraph, 'w:pBdr'));
  const drawn = SIDES.filter((side) =>
    lines.some(
      ({ name, attributes }) => name === `w:${side}` && !/^(?:nil|none)$/.test(attributes['w:val'] ?? 'none'),
    ),
  );
  const [first] = drawn;
  if (!first) return undefined;
  const attributes = lines.find(({ name }) => name === `w:${first}`)?.attributes ?? {};
  return {
    sides: drawn,
    color: rgb(attributes['w:color']) ?? '000000',
    size: Number(attributes['w:sz'] ?? 4),
    space: Number(attributes['w:space'] ?? 0),
  };
}

/** An RGB colour as six hexadecimal digits; undefined for `auto` and if there is none. */
export function rgb(color: string | undefined): string | undefined {
  return color && /^[\da-f]{6}$/i.test(color) ? color.toUpperCase() : undefined;
}
