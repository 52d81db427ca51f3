import { notice } from '../../api/notice.js';
import type { TokenReader } from '../read/reader.js';

/** What happens to an element without an equivalent in Word. */
const FALLBACKS = {
  text: 'its text was kept',
  link: 'a link to it was put in its place',
  written: 'it was kept as written',
  nothing: 'its content was left out',
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
  const message = `HTML tag <${name}> is not converted; ${FALLBACKS[fallback]}`;
  reader.droppedTags.set(name, notice('html-tag-dropped', message, line));
}
