import { counted } from '../text/counted.js';
import { mapProseLines, proseLines } from './prose.js';
import type { Repair } from './repair.js';

/** Signs of a list's item, whatever stands around it. */
const BULLET = /^([ \t]*)([•◦▪▫■●○‣⁃∙➢➤►▸])[ \t\u00a0]+(?=\S)/u;
/** Signs that begin a line of running text, too: only lines in a row make a list. */
const SIGN =
  /^([ \t]*)((?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f?|[✓✔✗✘]))[ \t\u00a0]+(?=\S)/u;
/** A dash, unless the line looks like speech: with a second dash, or with a question or an exclamation at its end. */
const DASH = /^([ \t]*)(–)[ \t\u00a0]+(?!.*(?:\s–\s|[?!…]["”’»]?\s*$))(?=\S)/u;
const BOX = /^([ \t]*)([☐□☑✅✔☒])[ \t\u00a0]+(?=\S)/u;

/** A line of a printed page is at least this long, in characters, unless it ends a paragraph. */
const MIN_PRINTED = 40;
const BROKEN_WORD = /(?<=\p{L})[-\u00ad\u2010]$/u;
/** The first word of a line that may be the rest of one, and the spaces after it. */
const REST = /^[ \t]*(\p{Ll}[\p{L}\p{M}]*[.,;:!?)\]"”’]*)[ \t]*/u;
/** Words after a hyphen that stands for a part left out: `pre- and post-war`. */
const SUSPENDED = /^[ \t]*(?:and|or|to|und|oder|bis|et|ou|y|o|e|en|of|och|og|i|lub)[ \t]/;
const PAGE_NUMBER =
  /^[ \t]*(?:\f|(?:page |seite |p\. ?)?[-–]? ?\d{1,4} ?[-–]?(?: (?:of|von|\/) \d{1,4})?)[ \t]*$/i;

/**
 * Makes lists of lines that begin with a bullet, and paragraphs of the lines of printed pages, as PDF viewers copy them: words broken at
 * the end of a line are joined, and page numbers within a sentence go.
 */
export const linesAndBullets: Repair = {
  name: 'lines-and-bullets',
  sign: /^[ \t]*(?:[•◦▪▫■●○‣⁃∙➢➤►▸–✓✔✗✘☐□☑☒]|\p{Extended_Pictographic})|[-\u00ad\u2010]\n[ \t]*\p{Ll}|\n[^\n\p{L}]{0,3}\d{1,4}[^\n\p{L}]{0,3}\n|\f/mu,
  done: (count) => `Tidied bullets and line ends in ${counted(count, 'line')}`,
  apply: (lines) => withItems(withWholeWords(withoutPageNumbers(lines))),
};

/** The signs that a list has had so far, with their indents: the position of each is its level. */
type Levels = { readonly indent: number; readonly sign: string }[];

function withItems(lines: readonly string[]): string[] {
  let levels: Levels = [];
  return mapProseLines(lines, (line, index, all) => {
    if (line.trim() === '') levels = [];
    const kind = [BULLET, BOX, SIGN, DASH].find(
      (each) => each.test(line) && (each === BULLET || !isSolitary(all, index, each)),
    );
    const found = kind?.exec(line);
    if (!found) return line;
    const isBox = kind === BOX;
    const [marker, indent = '', sign = ''] = found;
    const level = levelOf(levels, indent.replaceAll('\t', '    ').length, kind === BULLET ? sign : '');
    const rest = line.slice(marker.length);
    const box = /[☐□]/.test(sign) ? '[ ] ' : '[x] ';
    // A sign of its own meaning stays; a bullet is what Word draws.
    const text = isBox ? box + rest : kind === SIGN ? `${sign} ${rest}` : rest;
    return `${'  '.repeat(level)}- ${text}`;
  });
}

/** Whether neither the line before nor the one after begins with such a sign. */
function isSolitary(lines: readonly string[], index: number, sign: RegExp): boolean {
  return ![lines[index - 1], lines[index + 1]].some((line) => line !== undefined && sign.test(line));
}

function levelOf(levels: Levels, indent: number, sign: string): number {
  while ((levels.at(-1)?.indent ?? 0) > indent) levels.pop();
  const known = levels.findIndex((each) => each.indent === indent && each.sign === sign);
  if (known >= 0) levels.splice(known + 1);
  else levels.push({ indent, sign });
  return levels.length - 1;
}

/** Moves the rest of a broken word up to its beginning. */
function withWholeWords(lines: readonly string[]): readonly string[] {
  const prose = proseLines(lines);
  const result = [...lines];
  for (const index of lines.keys()) {
    const [line = '', next = ''] = [result[index], lines[index + 1]];
    const rest = REST.exec(next);
    const isBroken = line.length >= MIN_PRINTED && BROKEN_WORD.test(line) && !SUSPENDED.test(next);
    if (!isBroken || !rest || !prose[index] || !prose[index + 1]) continue;
    // The last part of a compound keeps the hyphen that it was broken at.
    const isCompound = /\p{L}-[\p{L}-]*-$/u.test(line);
    result[index] = `${isCompound ? line : line.replace(BROKEN_WORD, '')}${rest[1]}`;
    result[index + 1] = next.slice(rest[0].length);
  }
  return result;
}

/** Takes the numbers of pages out of the sentences that they interrupt; the lines after them move up. */
function withoutPageNumbers(lines: readonly string[]): readonly string[] {
  const prose = proseLines(lines);
  const result: string[] = [];
  let removed = 0;
  for (const [index, line] of lines.entries()) {
    const [before = '', after = ''] = [lines[index - 1]?.trimEnd(), lines[index + 1]];
    const isWithinSentence =
      before.length >= MIN_PRINTED && /[\p{L}\p{N},;-]$/u.test(before) && /^[ \t\f]*\p{Ll}/u.test(after);
    if (prose[index] && isWithinSentence && PAGE_NUMBER.test(line)) {
      removed++;
      continue;
    }
    if (line.trim() === '') for (; removed > 0; removed--) result.push('');
    result.push(prose[index] ? line.replace(/\f/g, '') : line);
  }
  for (; removed > 0; removed--) result.push('');
  return result;
}
