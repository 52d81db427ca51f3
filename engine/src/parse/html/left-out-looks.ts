import { declarationsOf } from '../../css/declarations.js';
import type { TokenReader } from '../read/reader.js';
import type { Tag } from './tag.js';

/** Properties of CSS that Word could show and this program leaves to the template, so that a reader would miss them. */
const PROPERTIES: ReadonlySet<string> = new Set(['line-height', 'letter-spacing', 'text-transform']);
/** Values that leave all as it is. */
const USUAL = /^(?:normal|inherit|initial|unset|none|auto|0(?:px|pt|em)?)?$/i;
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
  const { style } = attributes;
  if (OBJECTS.has(name) || style === undefined) return;
  for (const [property, value] of declarationsOf(style))
    if (PROPERTIES.has(property) && !USUAL.test(value))
      reader.leftOut.push({ kind: 'look', line, what: property });
}
