import type { TokenReader } from '../read/reader.js';
import type { Tag } from './tag.js';

/** Properties of CSS that Word could show and this program leaves to the template, so that a reader would miss them. */
const PROPERTIES =
  /(?:^|;)\s*(text-indent|margin-left|padding-left|font-size|font-family|line-height|letter-spacing|text-transform|border(?:-(?:top|right|bottom|left|color|style|width))?)\s*:/gi;
/** Elements that only change the size of text. */
const SIZES: ReadonlySet<string> = new Set(['small', 'big']);
/** Cells, whose own background is that of the table's style. */
const CELLS: ReadonlySet<string> = new Set(['table', 'tr', 'td', 'th']);
/** Elements that are no text, whose look says how they stand on a web page. */
const OBJECTS: ReadonlySet<string> = new Set([
  'img',
  'svg',
  'iframe',
  'video',
  'picture',
  'source',
  'hr',
  'input',
]);

/** Records what the tag of an element says about the look of its text, and nothing shows. */
export function leaveOutLooks(
  { name, attributes }: Omit<Tag, 'closing'>,
  reader: TokenReader,
  line: number,
): void {
  if (OBJECTS.has(name)) return;
  const found = SIZES.has(name) ? [`<${name}>`] : [];
  const { style } = attributes;
  if (style !== undefined) {
    for (const [, property = ''] of style.matchAll(PROPERTIES)) found.push(property.toLowerCase());
    if (CELLS.has(name) && /(?:^|;)\s*background(?:-color)?\s*:/i.test(style)) found.push('background');
  }
  if (CELLS.has(name) && attributes.bgcolor !== undefined) found.push('bgcolor');
  if (name === 'font')
    for (const each of ['size', 'face']) if (attributes[each] !== undefined) found.push(`<font ${each}>`);
  for (const what of found) reader.leftOut.push({ kind: 'look', line, what });
}
