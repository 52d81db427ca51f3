import { counted } from '../text/counted.js';
import { mapOutsideCode, mapProseLines } from './prose.js';
import type { Repair } from './repair.js';
import { unescapeMath } from './unescape-math.js';

/**
 * Unescapes formulas whose characters an exporter has escaped as if they were Markdown: Google Docs and Gemini write
 * `$V \= \-0.9$` and `$V\_{env} \= \\alpha$`, and texts for Jekyll have `\left\\{`.
 */
export const escapedMath: Repair = {
  name: 'escaped-math',
  sign: /\\/,
  done: (count) => `Removed needless backslashes from formulas in ${counted(count, 'line')}`,
  apply(lines) {
    const blocks = blocksIn(lines);
    let block: Block | undefined;
    return mapProseLines(lines, (line, index) => {
      block = blocks.get(index) ?? block;
      const inBlock = block?.mended[index - block.start];
      if (inBlock !== undefined) return inBlock;
      return line.includes('\\') ? mapOutsideCode(line, inLine) : line;
    });
  },
};

/**
 * A formula in a line. As in the parser, no digit or letter may touch a single dollar sign from outside, and no
 * space from inside.
 */
const FORMULA =
  /(?<![\\$])\$\$(?!\$)((?:\\[^\n]|[^\\$\n]){1,3000})\$\$(?!\$)|(?<![\\$\w])\$(?![\s$])((?:\\[^\n]|[^\\$\n]){0,1000}[^\s\\$])\$(?![\w$])/g;

/** Kramdown's delimiters `\\(` and `\\[`. */
const DOUBLED =
  /(?<!\\)\\\\\(((?:(?!\\\\[()])[^\n]){1,1000})\\\\\)|(?<!\\)\\\\\[((?:(?!\\\\[[\]])[^\n]){1,3000})\\\\\]/g;

/** In Markdown, `\[` is also an escaped bracket, so only unmistakable formulas are repaired. */
const BRACKETED = /(?<!\\)\\\[((?:(?!\\[[\]])[^\n]){1,3000})\\\]/g;
const SURE = /\\=|\\_\{|\\\\[A-Za-z]{2}/;
const IS_MATH = /[\\^=]|(?<![A-Za-z])[A-Za-z]_[A-Za-z\d{]|^\s*[A-Za-z]\s*$/;

function inLine(text: string): string {
  return text
    .replace(FORMULA, (formula) => unescapeMath(formula))
    .replace(BRACKETED, (source, content: string) =>
      SURE.test(content) ? `\\[${unescapeMath(content)}\\]` : source,
    )
    .replace(DOUBLED, (source, inline: string | undefined, display: string | undefined) => {
      const content = inline ?? display ?? '';
      if (!IS_MATH.test(content)) return source;
      return inline === undefined ? `\\[${unescapeMath(content)}\\]` : `\\(${unescapeMath(content)}\\)`;
    });
}

/** The opening delimiter of a formula at the beginning of a line, after any markers of quotes and list items. */
const OPENING = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(\$\$(?!\$)|\\\[)/;
/** The most lines of a formula; anything longer is ordinary text. */
const MAX_LINES = 100;

/** A formula on several lines. */
interface Block {
  readonly start: number;
  /** Its repaired lines. */
  readonly mended: readonly string[];
}

/** The formulas on several lines, by the index of the first line. */
function blocksIn(lines: readonly string[]): ReadonlyMap<number, Block> {
  const blocks = new Map<number, Block>();
  for (let start = 0; start < lines.length; start++) {
    const [opening, sign] = OPENING.exec(lines[start] ?? '') ?? [];
    if (opening === undefined) continue;
    const close = sign === '$$' ? '$$' : '\\]';
    if (lines[start]?.includes(close, opening.length)) continue;
    const end = endOf(lines, start + 1, close);
    if (end === undefined) continue;
    const text = lines.slice(start, end + 1).join('\n');
    const closeAt = text.lastIndexOf(close);
    const mended = unescapeMath(text.slice(opening.length, closeAt));
    blocks.set(start, { start, mended: (opening + mended + text.slice(closeAt)).split('\n') });
    start = end;
  }
  return blocks;
}

function endOf(lines: readonly string[], start: number, close: string): number | undefined {
  for (let index = start; index < Math.min(lines.length, start + MAX_LINES); index++) {
    const line = lines[index] ?? '';
    if (/^[\s>]*$/.test(line) || line.includes('`')) return undefined;
    if (line.includes(close)) return index;
  }
  return undefined;
}
