import type { BorderSide } from '../theme/style.js';
import { childOf, elementsOf, type XmlElement } from '../xml/element.js';

/** The lines around the paragraphs of a style: their width is eighths of a point, their distance from the text points. */
export interface ParagraphBorder {
  readonly sides: readonly BorderSide[];
  readonly color: string;
  readonly size: number;
  readonly space: number;
}

const SIDES = ['top', 'left', 'bottom', 'right'] as const;

/** Uses the first side for all four. */
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

/** Six hexadecimal digits; undefined for `auto` and for no colour. */
export function rgb(color: string | undefined): string | undefined {
  return color && /^[\da-f]{6}$/i.test(color) ? color.toUpperCase() : undefined;
}
