import type { CodeTokenKind } from '../../../model/code-tokens.js';
import { BLANK, BRACKET, codeOf, DIGIT, DOT, LETTER, OPENING } from './characters.js';
import type { Language, Sigil, StringRule } from './language.js';

/** A text in quotation marks. */
export interface TableString {
  readonly close: string;
  /** The code of the character before one that does not count; negative if there is none. */
  readonly escapeCode: number;
  readonly kind: CodeTokenKind | undefined;
  readonly inserts: readonly string[];
  /** Whether each ASCII character may end the text or begin something in it. */
  readonly stops: Uint8Array;
  readonly prefixes: ReadonlySet<string> | undefined;
  readonly rule: StringRule;
}

/** What may begin where the text is `open`. */
export type Rule = { readonly open: string } & (
  | { readonly type: 'string'; readonly string: TableString }
  | { readonly type: 'sigil'; readonly sigil: Sigil }
  | { readonly type: 'block-comment'; readonly close: string }
  | { readonly type: SimpleRule | 'regex' | 'markup' | 'minus' }
);

/** Rules of which a language has only the openings. */
type SimpleRule = 'line-comment' | 'heredoc' | 'directive' | 'attribute' | 'escape';

/** A language as tables: what its characters begin, and what its words are. */
export class Table {
  /** What each ASCII character begins. */
  readonly begins = new Uint8Array(128);
  /** What can follow the first letter of a name. */
  readonly rest: RegExp;
  /** The rules by the first character, the longest openings first. */
  readonly rules: Rule[][] = [];
  readonly words: ReadonlyMap<string, CodeTokenKind>;
  /** The kinds of names, by the word before. */
  readonly declares: ReadonlyMap<string, CodeTokenKind>;
  readonly modifiers: ReadonlySet<string>;
  readonly passes: ReadonlySet<string>;
  readonly assigns: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
  /** The texts that begin only after a name, such as `f"…"`. */
  readonly prefixed: readonly TableString[];
  readonly prefixes: ReadonlySet<string>;
  readonly suffixes: string;

  constructor(readonly language: Language) {
    this.words = kindsByWord(language.words);
    this.declares = kindsByWord(language.declares);
    this.modifiers = new Set(listOf(language.modifiers));
    this.assigns = new Set(listOf(language.assigns));
    this.passes = new Set(listOf(language.passes));
    this.functions = new Set(listOf(language.functions));
    this.suffixes = language.suffixes ?? '';
    const strings = (language.strings ?? []).map((rule) => tableString(rule, language.sigils));
    this.prefixed = strings.filter(({ prefixes }) => prefixes);
    this.prefixes = new Set(this.prefixed.flatMap(({ prefixes }) => [...(prefixes ?? [])]));
    const rules = rulesOf(language, strings).sort((a, b) => b.open.length - a.open.length);
    for (const rule of rules) {
      const first = codeOf(rule.open);
      this.rules[first] ??= [];
      this.rules[first]?.push(rule);
    }
    const joins = [...`${language.letters ?? ''}${language.joins ?? ''}`]
      .map((sign) => `\\x${codeOf(sign).toString(16)}`)
      .join('');
    this.rest = new RegExp(`[\\w${joins}${LETTERS_BEYOND_ASCII}]*`, 'y');
    this.#fill();
  }

  #fill(): void {
    const { begins, language } = this;
    begins.fill(BLANK, 0, 0x21);
    begins.fill(DIGIT, codeOf('0'), codeOf('9') + 1);
    for (const letter of `${LETTERS}${language.letters ?? ''}`) begins[codeOf(letter)] = LETTER;
    begins[codeOf('.')] = DOT;
    for (const bracket of '(){}[]') begins[codeOf(bracket)] = BRACKET;
    for (const first of this.rules.keys()) if (this.rules[first]) begins[first] = OPENING;
  }
}

/** The letters for which `beyondAscii` is true, as part of a regular expression. */
const LETTERS_BEYOND_ASCII = '\\u00c0-\\u1fff\\u2070-\\u2fff\\u3040-\\uffff';
const LETTERS = '_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function rulesOf(language: Language, strings: readonly TableString[]): Rule[] {
  const { blockComments = [], sigils = [] } = language;
  const ofType = (type: SimpleRule, openings?: string): Rule[] =>
    listOf(openings).map((open) => ({ type, open }));
  return [
    ...ofType('line-comment', language.lineComments),
    ...blockComments.map(([open, close]): Rule => ({ type: 'block-comment', open, close })),
    ...strings
      .filter(({ prefixes }) => !prefixes)
      .map((string): Rule => ({ type: 'string', open: string.rule.open, string })),
    ...sigils.map((sigil): Rule => ({ type: 'sigil', open: sigil.sign, sigil })),
    ...ofType('heredoc', language.heredoc),
    ...ofType('directive', language.directive),
    ...ofType('attribute', language.attributes),
    ...ofType('escape', language.escape),
    ...(language.hasRegex ? [{ type: 'regex', open: '/' } as const] : []),
    ...(language.hasMarkup ? [{ type: 'markup', open: '<' } as const] : []),
    ...(language.signedNumbers ? [{ type: 'minus', open: '-' } as const] : []),
  ];
}

function listOf(words: string | undefined): string[] {
  return words ? words.trim().split(/\s+/) : [];
}

function kindsByWord(
  words: Readonly<Partial<Record<CodeTokenKind, string>>> = {},
): ReadonlyMap<string, CodeTokenKind> {
  return new Map(
    Object.entries(words).flatMap(([kind, list]) =>
      listOf(list).map((word) => [word, kind as CodeTokenKind] as const),
    ),
  );
}

function tableString(rule: StringRule, sigils: readonly Sigil[] = []): TableString {
  const close = rule.close ?? rule.open;
  const inserts = listOf(rule.inserts);
  const escapeCode = rule.escape === '' ? -1 : codeOf(rule.escape ?? '\\');
  const stops = new Uint8Array(128);
  for (const sign of [close, ...inserts, ...(rule.hasSigils ? sigils.map(({ sign }) => sign) : [])])
    stops[codeOf(sign)] = 1;
  if (escapeCode >= 0) stops[escapeCode] = 1;
  if (!rule.isLong) stops[codeOf('\n')] = 1;
  return {
    close,
    escapeCode,
    kind: 'kind' in rule ? rule.kind : 'string',
    inserts,
    stops,
    prefixes: rule.prefixes === undefined ? undefined : new Set(listOf(rule.prefixes)),
    rule,
  };
}
