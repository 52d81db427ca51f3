import type {
  CompiledLanguage,
  CompiledMode,
  CompiledRule,
  MatchCallback,
  MatchResponse,
} from './library/compiled.js';

/** A place in code where a rule of a mode applies. */
export interface Found {
  readonly rule: CompiledRule;
  /** The rule's number among those that were tried. */
  readonly position: number;
  readonly index: number;
  /** The text that the rule matched, and the index of the rule's own group among those of the combined expression. */
  readonly text: string;
  readonly groups: RegExpExecArray;
  readonly offset: number;
}

/** The rules of a mode, from a given one on, combined into one expression that finds the first match of any of them. */
class Matcher {
  readonly #expression: RegExp;
  readonly #rules: readonly CompiledRule[];
  /** The group of each rule. */
  readonly #groups: readonly number[];

  constructor(mode: CompiledMode, from: number, language: CompiledLanguage) {
    const rules = mode.matcher.rules.slice(from);
    const groups: number[] = [];
    let group = 0;
    const sources = rules.map(([pattern]) => {
      group += 1;
      const offset = group;
      groups.push(offset);
      const source = sourceOf(pattern).replace(GROUPS, (piece, reference?: string) => {
        if (reference !== undefined) return `\\${Number(reference) + offset}`;
        if (piece === '(') group += 1;
        return piece;
      });
      return `(${source})`;
    });
    this.#expression = new RegExp(sources.join('|'), `${flagsOf(language)}g`);
    compileAtOnce(this.#expression);
    this.#rules = rules.map(([, rule]) => rule);
    this.#groups = groups;
  }

  find(code: string, from: number): Found | undefined {
    this.#expression.lastIndex = from;
    const groups = this.#expression.exec(code);
    if (!groups) return undefined;
    let position = 0;
    while (groups[this.#groups[position] ?? 0] === undefined) position += 1;
    const rule = this.#rules[position];
    const offset = this.#groups[position] ?? 0;
    return rule && { rule, position, index: groups.index, text: groups[0], groups, offset };
  }
}

const LONG_TEXT = ' '.repeat(1000);

/**
 * V8 compiles an expression to bytecode first and, when it is used again, to machine code, unless its first text is as
 * long as this. Every expression here is used often.
 */
function compileAtOnce(expression: RegExp): void {
  expression.lastIndex = LONG_TEXT.length;
  expression.exec(LONG_TEXT);
}

/** Sets of characters, beginnings of groups, references to groups, and escapes. */
const GROUPS = /\[(?:[^\\\]]|\\.)*\]|\(\??|\\([1-9]\d*)|\\./g;

function sourceOf(pattern: RegExp | string): string {
  return typeof pattern === 'string' ? pattern : pattern.source;
}

function flagsOf({ case_insensitive, unicodeRegex }: CompiledLanguage): string {
  return `m${case_insensitive ? 'i' : ''}${unicodeRegex ? 'u' : ''}`;
}

/** The match as the rule itself would have made it. */
function ownMatch({ groups, offset }: Found): RegExpExecArray {
  const match = groups.slice(offset) as RegExpExecArray;
  match.index = groups.index;
  match.input = groups.input;
  return match;
}

const matchers = new WeakMap<CompiledMode, (Matcher | undefined)[]>();

/** The rules of a mode from number `first` on; `undefined` if there are no more. */
export function matcherOf(
  mode: CompiledMode,
  first: number,
  language: CompiledLanguage,
): Matcher | undefined {
  if (first >= mode.matcher.rules.length) return undefined;
  let own = matchers.get(mode);
  if (!own) {
    own = [];
    matchers.set(mode, own);
  }
  own[first] ??= new Matcher(mode, first, language);
  return own[first];
}

const ends = new WeakMap<RegExp, RegExp>();

/** Whether `rest` begins with the end of a mode. */
export function beginsWithEnd({ endRe }: CompiledMode, rest: string, language: CompiledLanguage): boolean {
  if (!endRe) return false;
  let end = ends.get(endRe);
  if (!end) {
    end = new RegExp(endRe.source, `${flagsOf(language)}y`);
    ends.set(endRe, end);
  }
  end.lastIndex = 0;
  return end.test(rest);
}

/** Whether a callback of a mode rejects a match. */
export function isIgnored(
  mode: CompiledMode,
  found: Found,
  callback: MatchCallback | null | undefined,
): boolean {
  if (!callback) return false;
  mode.data ??= {};
  let ignored = false;
  const response: MatchResponse = {
    data: mode.data,
    ignoreMatch() {
      ignored = true;
    },
  };
  callback(ownMatch(found), response);
  return ignored;
}
