import { type CodeTokenKind, KIND } from '../../../model/code-tokens.js';
import {
  BRACKET,
  classOf,
  codeOf,
  DIGIT,
  DOT,
  LETTER,
  LETTERS_BEYOND_ASCII,
  namePart,
  OPENING,
} from './characters.js';
import type { Language, Sigil, StringRule } from './language.js';

/** A string literal. */
export interface TableString {
  readonly close: string;
  /** Matches characters that neither end the string nor begin something in it. */
  readonly body: RegExp;
  /** Whether it ends at the first `close`, whatever comes before. */
  readonly isRaw: boolean;
  /** A number of `KIND`; 0 for none. */
  readonly kind: number;
  readonly inserts: readonly string[];
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

/** The facts about a word, as bits of one number: its kind, that of the name after it, and these. */
const KIND_BITS = 0xf;
const DECLARED_SHIFT = 4;
export const IS_MODIFIER = 0x100;
export const IS_PASSED = 0x200;
export const IS_ASSIGNING = 0x400;
export const IS_FUNCTION = 0x800;

/** The kind that a word always has. */
export function wordKind(word: number): number {
  return word & KIND_BITS;
}

/** The kind of a name after the word. */
export function kindOfNextName(word: number): number {
  return (word >> DECLARED_SHIFT) & KIND_BITS;
}

/** A language as tables: what its characters begin, and what its words are. */
export class Table {
  /** What each ASCII character begins. */
  readonly begins = new Uint8Array(128);
  /** Matches blanks and signs that begin nothing. */
  readonly signs: RegExp;
  /** As `signs`, without brackets. */
  readonly signsWithoutBrackets: RegExp;
  /** Matches what can follow the first letter of a name. */
  readonly rest: RegExp;
  /** The rules by the first character, the longest openings first. */
  readonly rules: Rule[][] = [];
  /** The facts about each word. */
  readonly words: ReadonlyMap<string, number>;
  /** The strings that begin only after a prefix, such as `f"…"`. */
  readonly prefixed: readonly TableString[];
  /** The characters that begin such a string, or come between its prefix and its text. */
  readonly behindPrefix: string;
  readonly suffixes: string;

  constructor(readonly language: Language) {
    this.words = wordsOf(language);
    this.suffixes = language.suffixes ?? '';
    const strings = (language.strings ?? []).map((rule) => tableString(rule, language.sigils));
    this.prefixed = strings.filter(({ prefixes }) => prefixes);
    this.behindPrefix = this.prefixed.map(({ rule }) => rule.open.charAt(0) + (rule.fence ?? '')).join('');
    const rules = rulesOf(language, strings).sort((a, b) => b.open.length - a.open.length);
    for (const rule of rules) {
      const first = codeOf(rule.open);
      this.rules[first] ??= [];
      this.rules[first]?.push(rule);
    }
    this.rest = namePart(`${language.letters ?? ''}${language.joins ?? ''}`);
    this.#fill();
    this.signs = this.#signs('');
    this.signsWithoutBrackets = this.#signs(BRACKETS);
  }

  #fill(): void {
    const { begins, language } = this;
    begins.fill(DIGIT, codeOf('0'), codeOf('9') + 1);
    for (const letter of `${LETTERS}${language.letters ?? ''}`) begins[codeOf(letter)] = LETTER;
    begins[codeOf('.')] = DOT;
    for (const bracket of BRACKETS) begins[codeOf(bracket)] = BRACKET;
    for (const first of this.rules.keys()) if (this.rules[first]) begins[first] = OPENING;
  }

  /** Matches characters that begin nothing; a dot counts as one, unless it may begin a number. */
  #signs(others: string): RegExp {
    const stops = [...this.begins].map((begin, code) =>
      begin === 0 || begin === BRACKET ? '' : String.fromCharCode(code),
    );
    const signs = `[^${classOf(stops.join('') + others)}${LETTERS_BEYOND_ASCII}]*`;
    const hasDots = this.begins[codeOf('.')] === DOT;
    return new RegExp(hasDots ? `${signs}(?:\\.(?![0-9])${signs})*` : signs, 'y');
  }
}

const BRACKETS = '(){}[]';
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

function wordsOf(language: Language): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  /** Where a word is in lists of several kinds, the last one counts. */
  const add = (list: string | undefined, bits: number, replaced: number): void => {
    for (const word of listOf(list)) words.set(word, ((words.get(word) ?? 0) & ~replaced) | bits);
  };
  for (const [kind, list] of kindsOf(language.words)) add(list, KIND[kind], KIND_BITS);
  for (const [kind, list] of kindsOf(language.declares))
    add(list, KIND[kind] << DECLARED_SHIFT, KIND_BITS << DECLARED_SHIFT);
  add(language.modifiers, IS_MODIFIER, 0);
  add(language.passes, IS_PASSED, 0);
  add(language.assigns, IS_ASSIGNING, 0);
  add(language.functions, IS_FUNCTION, 0);
  return words;
}

function kindsOf(lists: Readonly<Partial<Record<CodeTokenKind, string>>> = {}): [CodeTokenKind, string][] {
  return Object.entries(lists) as [CodeTokenKind, string][];
}

function tableString(rule: StringRule, sigils: readonly Sigil[] = []): TableString {
  const close = rule.close ?? rule.open;
  const inserts = listOf(rule.inserts);
  const escaping = rule.escape ?? '\\';
  const stops = [close, ...inserts, ...(rule.hasSigils ? sigils.map(({ sign }) => sign) : [])].map((text) =>
    text.charAt(0),
  );
  const content = `[^${classOf(stops.join('') + escaping + (rule.isLong ? '' : '\n'))}]*`;
  return {
    close,
    body: new RegExp(
      escaping === '' ? content : `${content}(?:${classOf(escaping)}[\\s\\S]?${content})*`,
      'y',
    ),
    isRaw: escaping === '' && rule.isLong === true && inserts.length === 0 && !rule.hasSigils,
    kind: 'kind' in rule ? (rule.kind === undefined ? 0 : KIND[rule.kind]) : KIND.string,
    inserts,
    prefixes: rule.prefixes === undefined ? undefined : new Set(listOf(rule.prefixes)),
    rule,
  };
}
