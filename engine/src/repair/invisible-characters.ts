import { counted } from '../text/counted.js';
import { mapProseLines } from './prose.js';
import type { Repair } from './repair.js';

/** Zero-width spaces and word joiners, but not U+200C and U+200D, which some scripts need. */
const NOTHING = /[\u200b\u2060\ufeff]/g;
/** Scripts without spaces mark word boundaries with U+200B. */
const SPACELESS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/**
 * A no-break space between two words of at least two letters, where none is needed. After an abbreviation or a single
 * letter it may be intended: `Dr. Grey`, Czech `v Praze`.
 */
const HARD_SPACE = /[\u00a0\u202f](?<=\p{L}{2},?.)(?=\p{L}{2})/gu;

export const invisibleCharacters: Repair = {
  name: 'invisible-characters',
  sign: /[\u200b\u2060\ufeff\u00a0\u202f]/,
  done: (count) => `Removed invisible characters in ${counted(count, 'line')}`,
  apply: (lines) =>
    mapProseLines(lines, (line) =>
      (SPACELESS.test(line) ? line : line.replace(NOTHING, '')).replace(HARD_SPACE, ' '),
    ),
};
