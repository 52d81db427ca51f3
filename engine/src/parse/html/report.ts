import { notice } from '../../notice.js';
import type { TokenReader } from '../reader.js';

/** What became of an element that Word has nothing for. */
const FATES = {
  text: 'its text was kept',
  link: 'a link to it stands in its place',
  nothing: 'what stands in it was left out',
} as const;

export type Fate = keyof typeof FATES;

/** One notice for each name of tag, where it first stands. */
export function reportDroppedTag(reader: TokenReader, name: string, line: number, fate: Fate = 'text'): void {
  if (reader.droppedTags.has(name)) return;
  reader.droppedTags.add(name);
  reader.report(notice('html-tag-dropped', `HTML tag <${name}> is not converted; ${FATES[fate]}`, line));
}
