import { escapedLineStart } from './escape.js';

/** The space for a paragraph. */
export interface Room {
  /** The columns of a line, not counting prefixes of every line such as `> `. */
  readonly columns: number;
  /** How many columns the first line is shorter, for example for a task's box. */
  readonly ahead: number;
}

/** How many spaces are tried as line ends before the text is left unfolded. */
const MAX_REPAIRS = 20;
/** The most characters to parse again for one paragraph, so that no text takes long. */
const MAX_CHARACTERS = 2_000_000;

/**
 * The text of a paragraph, folded at spaces so that its lines fit into the room, as far as there are spaces. `isSame` parses a
 * text and compares it with the original; a text that does not parse the same stays unfolded.
 */
export function folded(text: string, room: Room, isSame: (text: string) => boolean): string {
  const spaces = spacesIn(text);
  let parsed = 0;
  const isRead = (folds: readonly number[]): boolean => {
    parsed += text.length;
    return isSame(withFolds(text, folds));
  };
  for (let repairs = 0; repairs <= MAX_REPAIRS && parsed < MAX_CHARACTERS; repairs++) {
    const folds = foldsOf(text, spaces, room);
    if (folds.length === 0 || isRead(folds)) return withFolds(text, folds);
    if (repairs === 0 && !isRead([])) return text;
    spaces.delete(firstWrong(folds, isRead));
  }
  return text;
}

/** The fold that makes the text parse differently: the last of the shortest run of folds that does. */
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

/** The last space on each line before it becomes too wide. */
function foldsOf(text: string, spaces: ReadonlySet<number>, { columns, ahead }: Room): number[] {
  const folds: number[] = [];
  let column = ahead;
  let last: { readonly at: number; readonly column: number } | undefined;
  let at = 0;
  for (const character of text) {
    column = character === '\n' ? 0 : column + widthOf(character);
    if (character === '\n') last = undefined;
    else if (spaces.has(at)) last = { at, column };
    else if (column > columns && last) {
      folds.push(last.at);
      column -= last.column;
      last = undefined;
    }
    at += character.length;
  }
  return folds;
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** How many columns a character takes in a text editor: East Asian letters take two. */
export function widthOf(character: string): number {
  if (character < '\u0300') return 1;
  return NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
}

/** What must not be broken across lines: escapes, commands, formulas, code, tags, addresses, attributes, comments, wiki links. */
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

/** A folded line may begin with words, emphasis, links, notes, code and formulas, but not like a block, caption or property. */
const BEGINNING =
  /^(?:[\p{L}\p{N}"'“”‘’„«‹—–…(]|[*_]{1,3}[\p{L}\p{N}]|~~[\p{L}\p{N}]|\[[\p{L}\p{N}@]|`[^`]|\$[^\s$]|!?\[\p{L})/u;
const PARTICULAR = /^(?:(?:Table|Figure|Listing|Caption)\b|\S*::)/i;

function mayBeginLine(line: string): boolean {
  if (!BEGINNING.test(line) || PARTICULAR.test(line)) return false;
  const [word = ''] = line.split(' ', 1);
  return escapedLineStart(line) === line && escapedLineStart(word) === word;
}
