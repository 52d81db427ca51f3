import type { MarkupKind } from './markup-kind.js';
import type { Source } from './source.js';

/** What may stand before the text of a line: the marks of quotes and items, the pipe of a cell, and signs of emphasis. */
const MARKERS = /^(?:[\s>|]|(?:[-+*]|\d{1,9}[.)])[ \t])*$/;

/** How many characters of a block are searched in vain; in one with more, what comes later counts as escaped. */
const MAX_SEARCHED = 5_000_000;

/** The source of a block, in which the places of what it prints of one kind of markup are found. */
export class WrittenLines {
  readonly #start: number;
  readonly #lines: readonly ReadLine[];
  readonly #found = new Map<string, Found>();
  /** Where the last one was found: the next one mostly comes after it. */
  #last: Place = { line: 0, at: 0 };
  #searched = 0;

  constructor(
    source: Source,
    line: number,
    private readonly kind: MarkupKind,
  ) {
    this.#start = source.startOf(line);
    this.#lines = source.linesFrom(this.#start).map((text) => readLine(text, kind));
  }

  /** The line on which an example is written as it is printed; `undefined` if it is not, as its author has escaped it. */
  lineOf(example: string): number | undefined {
    const text = example.replace(/…$/, '');
    // Marks within it are not printed, so that only its beginning is the same.
    const [sign] = /^(?:\\[A-Za-z@]+|[^\p{L}\p{N}\s…]{1,4})/u.exec(text) ?? [];
    const found = this.#find(text) ?? (sign === undefined ? undefined : this.#find(sign));
    return found === undefined || found === 'escaped' ? undefined : this.#start + found.line;
  }

  #find(written: string): Found {
    const known = this.#found.get(written);
    if (known !== undefined) return known;
    if (this.#searched > MAX_SEARCHED) return 'escaped';
    let found = this.#findFrom(this.#last, written);
    if (found === undefined || found === 'escaped') {
      const first = this.#findFrom({ line: 0, at: 0 }, written);
      found = first ?? found;
      for (const { text } of this.#lines) this.#searched += text.length;
    } else this.#last = found;
    this.#found.set(written, found);
    return found;
  }

  /** The first place at or after another where something is written and counts; else, whether it is written with an escape. */
  #findFrom(from: Place, written: string): Found {
    const { beginsLine, beginsWord } = this.kind;
    const backslash = written.indexOf('\\');
    let found: Found;
    for (let line = from.line; line < this.#lines.length; line++) {
      const { text = '', escaped } = this.#lines[line] ?? {};
      const start = line === from.line ? from.at : 0;
      for (let at = text.indexOf(written, start); at >= 0; at = text.indexOf(written, at + 1)) {
        if (escaped?.has(at) || (backslash >= 0 && escaped?.has(at + backslash))) found = 'escaped';
        else if (
          text[at - 1] !== '\\' &&
          (!beginsLine || MARKERS.test(text.slice(0, at))) &&
          (!beginsWord || /^[\s>|]?$/.test(text.charAt(at - 1)))
        )
          return { line, at };
      }
    }
    return found;
  }
}

/** A line of the block, counted from 0, and a place in it as it is read. */
interface Place {
  readonly line: number;
  readonly at: number;
}

type Found = Place | 'escaped' | undefined;

/** A line of the source as it is read. */
interface ReadLine {
  readonly text: string;
  /** The places in it of what was written with a backslash or as an entity. */
  readonly escaped: ReadonlySet<number>;
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
