import { refuse } from './outcome.js';

/**
 * Reads JSON, and what people write of it in JavaScript: bare names, single quotation marks, comments, commas at the end, and a name for
 * the whole. It only reads: what would have to be run, as a function or a name, is refused.
 *
 * @throws NotUnderstood
 */
export function readLiteral(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return new LiteralReader(text.replace(NAMED, '')).whole();
  }
}

/** Scripts have HTML's comments, too, up to the end of a line (ECMA-262, B.1.1). */
const SPACE = /(?:\s|(?:\/\/|<!--)[^\n]*|\/\*[\s\S]*?\*\/)*/y;
/** What gives an object a name, in a script. */
const NAMED = /^(?:(?:\s|\/\/[^\n]*\n)*)(?:(?:const|let|var)\s+)?[A-Za-z_$][\w$]*\s*=\s*(?=\{)/;
const NAME = /[A-Za-z_$][\w$]*/y;
const NUMBER = /[+-]?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const STRING = /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*`/y;
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
  ['NaN', null],
]);
/** Nobody nests a chart deeper. */
const MAX_DEPTH = 50;

class LiteralReader {
  #at = 0;

  constructor(private readonly text: string) {}

  whole(): unknown {
    const value = this.#value(0);
    this.#take(/;?/y);
    if (this.#at < this.text.length) this.#fail();
    return value;
  }

  #value(depth: number): unknown {
    if (depth > MAX_DEPTH) refuse('it is nested too deeply');
    this.#take(/(?:)/y);
    const [sign] = this.text.slice(this.#at, this.#at + 1);
    if (sign === '{') return this.#record(depth);
    if (sign === '[') return this.#list(depth);
    const string = this.#take(STRING);
    if (string !== undefined) return unescaped(string);
    const number = this.#take(NUMBER);
    if (number !== undefined) return Number(number.replaceAll('_', ''));
    const word = this.#take(NAME);
    if (word !== undefined && WORDS.has(word)) return WORDS.get(word);
    if (word !== undefined) refuse(`"${word}" in it would have to be run`);
    return this.#fail();
  }

  #record(depth: number): Readonly<Record<string, unknown>> {
    const entries: [string, unknown][] = [];
    this.#take(/\{/y);
    while (this.#take(/\}/y) === undefined) {
      const string = this.#take(STRING);
      const key = string === undefined ? (this.#take(NAME) ?? this.#take(NUMBER)) : unescaped(string);
      if (key === undefined) return this.#fail();
      if (this.#take(/:/y) === undefined) refuse(`"${key}" in it would have to be run`);
      entries.push([key, this.#value(depth + 1)]);
      if (this.#take(/,/y) === undefined && this.#take(/(?=\})/y) === undefined) return this.#fail();
    }
    return Object.fromEntries(entries);
  }

  #list(depth: number): readonly unknown[] {
    const items: unknown[] = [];
    this.#take(/\[/y);
    while (this.#take(/\]/y) === undefined) {
      items.push(this.#take(/(?=,)/y) === undefined ? this.#value(depth + 1) : undefined);
      if (this.#take(/,/y) === undefined && this.#take(/(?=\])/y) === undefined) return this.#fail();
    }
    return items;
  }

  /** What stands next, after which spaces and comments are passed over. */
  #take(pattern: RegExp): string | undefined {
    if (this.#at === 0) this.#skip();
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) return undefined;
    this.#at += found.length;
    this.#skip();
    return found;
  }

  #skip(): void {
    SPACE.lastIndex = this.#at;
    this.#at += SPACE.exec(this.text)?.[0].length ?? 0;
  }

  #fail(): never {
    if (/^(?:\(|=|\.|\+)/.test(this.text.slice(this.#at, this.#at + 1)))
      refuse('a part of it would have to be run');
    const line = this.text.slice(0, this.#at).split('\n').length;
    return refuse(`line ${line} of its code is neither JSON nor what a chart is written in`);
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', b: '', f: '', '\n': '' };

function unescaped(string: string): string {
  return string
    .slice(1, -1)
    .replace(
      /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
      (_, long, four, two, other: string) => {
        const code = Number.parseInt(long ?? four ?? two ?? '', 16);
        if (Number.isNaN(code)) return ESCAPES[other] ?? other;
        return code <= 0x10ffff ? String.fromCodePoint(code) : '';
      },
    );
}
