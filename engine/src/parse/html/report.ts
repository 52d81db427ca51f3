import { notice, repeatable } from '../../api/notice.js';
import type { TokenReader } from '../read/reader.js';

/** What happens to an element without an equivalent in Word. */
const FALLBACKS = {
  text: { one: 'its text was kept', many: 'their text was kept' },
  link: { one: 'a link to it was put in its place', many: 'links were put in their place' },
  nothing: { one: 'its content was left out', many: 'their content was left out' },
} as const;

export type TagFallback = keyof typeof FALLBACKS;

/** One notice for each tag name, at its first occurrence. */
export function reportDroppedTag(
  reader: TokenReader,
  name: string,
  line: number,
  fallback: TagFallback = 'text',
): void {
  if (reader.droppedTags.has(name)) return;
  const { one, many } = FALLBACKS[fallback];
  const single = notice('html-tag-dropped', `HTML tag <${name}> is not converted; ${one}`, line);
  const predicate = `are not converted; ${many}`;
  reader.droppedTags.set(
    name,
    repeatable(single, { subject: 'kinds of HTML tags', name: `<${name}>`, predicate }),
  );
}
