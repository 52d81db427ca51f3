import { escapedLineStart } from './escape.js';

/** The room that a paragraph has. */
export interface Room {
  /** Columns of a line, without what stands before all of its lines, such as `> `. */
  readonly columns: number;
  /** Columns that the first line has less, such as those of a box. */
  readonly ahead: number;
}

/** After so many spaces at which a text turned out to be read in another way, it stays as it is. */
const MOST_REPAIRS = 20;
/** Signs that are read again for the sake of one paragraph, at most, so that no text takes long. */
const MOST_SIGNS = 2_000_000;

/**
 * The text of a paragraph, folded at spaces so that no line is wider than its room where a space allows that. `isSame` tells
 * whether a text is read as what it was written for; a text that is not stays unfolded.
 */
export function folded(text: string, room: Room, isSame: (text: string) => boolean): string {
  const spaces = spacesIn(text);
  let signs = 0;
  const isRead = (folds: readonly number[]): boolean => {
    signs += text.length;
    return isSame(withFolds(text, folds));
  };
  for (let repairs = 0; repairs <= MOST_REPAIRS && signs < MOST_SIGNS; repairs++) {
    const folds = foldsOf(text, spaces, room);
    if (folds.length === 0 || isRead(folds)) return withFolds(text, folds);
    if (repairs === 0 && !isRead([])) return text;
    spaces.delete(firstWrong(folds, isRead));
  }
  return text;
}

/** The last of the fewest folds with which a text is read in another way. */
function firstWrong(folds: readonly number[], isRead: (folds: readonly number[]) => boolean): number {
  let [right, wrong] = [0, folds.length];
  while (wrong - right > 1) {
    const middle = (right + wrong) >> 1;
    if (isRead(folds.slice(0, middle))) right = middle;
    else wrong = middle;
  }
  return folds[wrong - 1] ?? 0;
}

function withFolds(text: string, folds: readonly number[]): string {
  const starts = [0, ...folds.map((fold) => fold + 1)];
  return starts.map((start, index) => text.slice(start, folds[index])).join('\n');
}

/** The spaces after which a line ends if one more word would make it too wide. */
function foldsOf(text: string, spaces: ReadonlySet<number>, { columns, ahead }: Room): number[] {
  const folds: number[] = [];
  let column = ahead;
  let last: { readonly at: number; readonly column: number } | undefined;
  let at = 0;
  for (const sign of text) {
    column = sign === '\n' ? 0 : column + widthOf(sign);
    if (sign === '\n') last = undefined;
    else if (spaces.has(at)) last = { at, column };
    else if (column > columns && last) {
      folds.push(last.at);
      column -= last.column;
      last = undefined;
    }
    at += sign.length;
  }
  return folds;
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** How many columns of a text editor a sign takes: East Asian letters take two. */
function widthOf(sign: string): number {
  if (sign < '\u0300') return 1;
  return NO_WIDTH.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1;
}

/** What stays on a line: escapes, commands, formulas, code, tags, addresses, attributes, comments, wiki links. */
const WHOLE = new RegExp(
  [
    String.raw`\\[A-Za-z]+(?:\{[^{}\n]*\})+`,
    String.raw`\\\([\s\S]*?\\\)`,
    String.raw`\\.`,
    String.raw`\$${'`'}[^${'`'}]*${'`'}\$`,
    String.raw`(?<!${'`'})(${'`'}+)(?!${'`'})[\s\S]*?(?<!${'`'})\1(?!${'`'})`,
    String.raw`\$(?=\S)[^$\n]*?\S\$(?!\d)`,
    '<!--[^]*?-->',
    '<[A-Za-z/][^<>]*>',
    String.raw`!\[(?:\\.|[^\]\\])*\]`,
    String.raw`(?<=\])\((?:\\.|[^()\\]|\([^()]*\))*\)`,
    String.raw`\{>>[^]*?<<\}`,
    String.raw`(?<=[\])])\{[^{}\n]*\}`,
    String.raw`\[\[[^\]\n]*\]\]`,
  ].join('|'),
  'g',
);

/** The places of the spaces at which a line may end. */
function spacesIn(text: string): Set<number> {
  const open = text.replace(WHOLE, (whole) => '\\'.repeat(whole.length));
  const spaces = new Set<number>();
  for (const { index } of open.matchAll(/(?<=[^\s\\]|\\{2}) (?=\S)/g)) {
    const end = text.indexOf('\n', index);
    if (mayBeginLine(text.slice(index + 1, end === -1 ? undefined : end))) spaces.add(index);
  }
  return spaces;
}

/** Words, and marks, links, notes, code and formulas; nothing that begins a block, a caption or a property. */
const BEGINNING =
  /^(?:[\p{L}\p{N}"'“”‘’„«‹—–…(]|[*_]{1,3}[\p{L}\p{N}]|~~[\p{L}\p{N}]|\[[\p{L}\p{N}@]|`[^`]|\$[^\s$]|!?\[\p{L})/u;
const PARTICULAR = /^(?:(?:Table|Figure|Listing|Caption)\b|\S*::)/i;

function mayBeginLine(line: string): boolean {
  if (!BEGINNING.test(line) || PARTICULAR.test(line)) return false;
  const [word = ''] = line.split(' ', 1);
  return escapedLineStart(line) === line && escapedLineStart(word) === word;
}
