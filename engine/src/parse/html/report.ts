import { notice } from '../../notice.js';
import type { TokenReader } from '../reader.js';

/** One notice for each name of tag, where it first stands. */
export function reportDroppedTag(reader: TokenReader, name: string, line: number): void {
  if (reader.droppedTags.has(name)) return;
  reader.droppedTags.add(name);
  reader.report(notice('html-tag-dropped', `HTML tag <${name}> is not converted; its text was kept`, line));
}
