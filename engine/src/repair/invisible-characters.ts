import { mapProseLines } from './prose.js';
import type { Repair } from './repair.js';

/** Zero-width spaces and joiners of words. Those that scripts need (U+200C and U+200D) are not among them. */
const NOTHING = /[\u200b\u2060\ufeff]/g;
/** Scripts without spaces mark the ends of their words with U+200B. */
const SPACELESS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/**
 * A space that does not break, between two words: there it holds nothing together. After an abbreviation or a single
 * letter it may: `Dr. Grey`, Czech `v Praze`.
 */
const HARD_SPACE = /(?<=\p{L}{2},?)[\u00a0\u202f](?=\p{L}{2})/gu;

export const invisibleCharacters: Repair = {
  name: 'invisible-characters',
  done: (count) => `Removed invisible characters in ${count} line(s)`,
  apply: (lines) =>
    mapProseLines(lines, (line) =>
      (SPACELESS.test(line) ? line : line.replace(NOTHING, '')).replace(HARD_SPACE, ' '),
    ),
};
