import { type SpacedBold, spacedBoldAt } from '../source/spaced-bold.js';
import { counted } from '../text/counted.js';
import { mapOutsideCode, mapProseLines } from './prose.js';
import type { Repair } from './repair.js';

/** Moves spaces out of the marks of bold text, which other programs do not read as bold, and joins what is one bold text in pieces. */
export const spacedBold: Repair = {
  name: 'spaced-bold',
  sign: /[ \t]\*\*/,
  done: (count) => `Moved spaces out of the marks of bold text in ${counted(count, 'line')}`,
  apply: (lines) =>
    mapProseLines(lines, (line) => (line.includes('**') ? mapOutsideCode(line, repaired) : line)),
};

/** Whether marks directly behind the text close it (CommonMark 0.31.2, 6.2): a sign before them closes only before a space or a sign. */
function isBoldAfter(line: string, start: number, { texts, space, end }: SpacedBold): boolean {
  const [first, last] = [line.charAt(texts[0]?.start ?? start), line.charAt((texts.at(-1)?.end ?? end) - 1)];
  const opens = !SIGN.test(first) || !/[\p{L}\p{N}]/u.test(line.charAt(start - 1));
  const closes = !SIGN.test(last) || space !== '' || !/[\p{L}\p{N}]/u.test(line.charAt(end));
  return opens && closes;
}

const SIGN = /[\p{P}\p{S}]/u;

function repaired(line: string): string {
  let result = '';
  let from = 0;
  for (let at = line.indexOf('**'); at >= 0; at = line.indexOf('**', Math.max(from, at + 1))) {
    const found = spacedBoldAt(line, at);
    if (!found || !isBoldAfter(line, at, found)) continue;
    const text = found.texts.map(({ start, end }) => line.slice(start, end)).join('');
    result += `${line.slice(from, at)}**${text}**${found.space}`;
    from = found.end;
  }
  return result + line.slice(from);
}
