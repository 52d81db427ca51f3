import type { MarkupKind } from './markup-kind.js';
import type { Source } from './source.js';

/** What may stand before the text of a line: the marks of quotes and items, the pipe of a cell, and signs of emphasis. */
const MARKERS = /^(?:[\s>|]|(?:[-+*]|\d{1,9}[.)])[ \t])*$/;

/** The source of a block, in which the places of what it prints are found. */
export class WrittenLines {
  readonly #start: number;
  readonly #lines: readonly string[];

  constructor(source: Source, line: number) {
    this.#start = source.startOf(line);
    this.#lines = source.linesFrom(this.#start);
  }

  /** The line on which an example is written as it is printed; `undefined` if it is not, as its author has escaped it. */
  lineOf(example: string, kind: MarkupKind): number | undefined {
    const text = example.replace(/…$/, '');
    const lines = this.#lines.map((line) => readLine(line, kind));
    const { line, isEscaped } = placeOf(text, lines, kind);
    if (line !== undefined || isEscaped) return line === undefined ? undefined : this.#start + line;
    // Marks within it are not printed, so that only its beginning is the same.
    const [sign] = /^(?:\\[A-Za-z@]+|[^\p{L}\p{N}\s…]{1,4})/u.exec(text) ?? [];
    const begun = sign === undefined ? undefined : placeOf(sign, lines, kind).line;
    return begun === undefined ? undefined : this.#start + begun;
  }
}

/** A line of the source as it is read. */
interface ReadLine {
  readonly text: string;
  /** The places in it of what was written with a backslash or as an entity. */
  readonly escaped: ReadonlySet<number>;
}

function placeOf(
  written: string,
  lines: readonly ReadLine[],
  { beginsLine, beginsWord }: MarkupKind,
): { readonly line?: number; readonly isEscaped: boolean } {
  let isEscaped = false;
  for (const [line, { text, escaped }] of lines.entries())
    for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
      const backslash = written.indexOf('\\');
      if (escaped.has(at) || (backslash >= 0 && escaped.has(at + backslash))) isEscaped = true;
      else if (
        text[at - 1] !== '\\' &&
        (!beginsLine || MARKERS.test(text.slice(0, at))) &&
        (!beginsWord || /^[\s>|]?$/.test(text.charAt(at - 1)))
      )
        return { line, isEscaped };
    }
  return { isEscaped };
}

/** An escape, a character by its number, or code in a line. */
const ESCAPES =
  /\\([!-/:-@[-`{-~])|&#(?:(\d{1,7})|x([\da-f]{1,6}));|(?<!`)(`{1,2})(?!`)[^`\n]{1,500}\4(?!`)/gi;

function readLine(line: string, { isCode, hasBackslash }: MarkupKind): ReadLine {
  const escaped = new Set<number>();
  let text = '';
  let copied = 0;
  for (const { 0: found, 1: sign, 2: decimal, 3: hexadecimal, 4: backticks, index } of line.matchAll(
    ESCAPES,
  )) {
    if (backticks !== undefined && isCode) continue;
    text += line.slice(copied, index);
    copied = index + found.length;
    if (backticks !== undefined) {
      text += ' '.repeat(found.length);
      continue;
    }
    if (!hasBackslash) escaped.add(text.length);
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    text += sign ?? (code <= 0x10ffff ? String.fromCodePoint(code) : '');
  }
  return { text: text + line.slice(copied), escaped };
}
