import { counted } from '../text/counted.js';
import { mapOutsideCode, mapProseLines } from './prose.js';
import type { Repair } from './repair.js';

/**
 * Mends what Markdown prints as it is written because of a space too few or too many: `##Title`, `** bold **`, or because
 * the text of a note stands where its name is expected: `[^A whole sentence.]`. The checks of the printed text report the same.
 */
export const unreadSigns: Repair = {
  name: 'unread-signs',
  sign: /#{2}[^#\s]|\*\*|\[\^[^\]\n]* /,
  done: (count) => `Mended signs that are not read in ${counted(count, 'line')}`,
  apply: (lines) =>
    mapProseLines(lines, (line) => mapOutsideCode(withHeading(line), (text) => withNotes(withBold(text)))),
};

/** The signs of a heading after the marks of quotes and items, directly before a word. */
const HEADING =
  /^((?:[ \t]*>)*[ \t]{0,3}(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?#{2,6})(?=[\p{L}\p{N}"'“‘«「『【（(*])/u;

function withHeading(line: string): string {
  return line.replace(HEADING, '$1 ');
}

/** Where bold text may begin although a space follows its marks: in front, or after a sign. */
const IN_FRONT = /^[\s>]*(?:[-*+]|\d{1,9}[.)])?\s*$/;
const AFTER_SIGN = /[^\p{L}\p{N}\s]$/u;

function withBold(text: string): string {
  const parts = text.includes('***') ? [] : text.split(/(?<!\\)\*\*/);
  // Without a partner for each, nobody can tell which marks belong together.
  if (parts.length < 3 || parts.length % 2 === 0) return text;
  const mended = [parts[0] ?? ''];
  const isInFront = IN_FRONT.test(mended[0] ?? '');
  for (let index = 1; index < parts.length; index += 2) {
    const [inside = '', after = ''] = [parts[index], parts[index + 1]];
    const words = inside.trim();
    const isSpaced = words !== inside && words !== '';
    const before = (mended.at(-1) || '**').slice(-2);
    const mayBegin = (index === 1 && isInFront) || AFTER_SIGN.test(before);
    const isUnclear = /^\s/.test(inside) && inside !== inside.trimEnd() && !mayBegin;
    // Bold text with a space only before its end, and a word directly behind, is read, and another repair moves its space.
    const isRead = !/^\s/.test(inside) && /^[\p{L}\p{N}]/u.test(after);
    if (!isSpaced || isUnclear || isRead) mended.push(`**${inside}**`, after);
    else {
      const [lead, trail] = [/^\s/.test(inside), inside !== inside.trimEnd()];
      const space = lead && (index > 1 || mended[0] !== '') && /\S$/.test(before) ? ' ' : '';
      mended.push(`${space}**${words}**`, `${trail && /^\S/.test(after) ? ' ' : ''}${after}`);
    }
  }
  return mended.join('');
}

/** A text of some words in the place of a note's name. */
function withNotes(text: string): string {
  return text.replace(/\[\^((?:[^\s[\]]+ ){3,}[^[\]\n]*)\](?!:)/g, '^[$1]');
}
