import type { CodeTokenKind } from '../../../model/code-tokens.js';

/**
 * What `Program` needs to know of a programming language. Lists of words and of signs are separated by spaces.
 */
export interface Language {
  /** Words that always have the same colour. */
  readonly words?: Readonly<Partial<Record<CodeTokenKind, string>>>;
  /** Words with the colour of types where a parenthesis follows, and none elsewhere. */
  readonly functions?: string;
  readonly ignoresCase?: boolean;
  /** Characters that may begin names, besides letters and `_`. */
  readonly letters?: string;
  /** Characters that may continue names, besides letters, digits and `_`. */
  readonly joins?: string;
  /** Characters that may end a name, such as `!`; they count only if the word is listed with it. */
  readonly suffixes?: string;
  /** Words that are keywords only directly before a name. */
  readonly modifiers?: string;
  /** The kinds of names by the words before them: `class Tide`. */
  readonly declares?: Readonly<Partial<Record<CodeTokenKind, string>>>;
  /** Whether a name in parentheses after that of a class is one, too. */
  readonly hasBases?: boolean;
  /** Whether a type comes before a name that is declared: `int tide(…)` and `int tide = …`. */
  readonly hasTypesFirst?: boolean;
  /** Words before a name that is that of a function if one with an arrow is assigned to it: `const tide = (…) => …`. */
  readonly assigns?: string;
  /** Words that may come between such a word and the name: `let mut tide`. */
  readonly passes?: string;
  /** Whether names of types begin with a capital, so that others after such a word are variables: `for tide in …`. */
  readonly hasCapitalTypes?: boolean;
  /**
   * Whether a name before a parenthesis is that of a function: unless it is listed, always unless it is a keyword, or only
   * where the parentheses are empty, as in a shell.
   */
  readonly calls?: 'unlisted' | 'all' | 'empty';
  /** The kind of a name after a dot. */
  readonly member?: CodeTokenKind;
  /** The kind of a name directly before a colon. */
  readonly key?: CodeTokenKind;
  /** The kind of names with capital and small letters, and of those with capitals alone. */
  readonly capitalized?: CodeTokenKind;
  readonly constant?: CodeTokenKind;
  /** The character that escapes the next one, also outside strings. */
  readonly escape?: string;
  /** Signs directly followed by a name: `@Override`, `$tide`. */
  readonly sigils?: readonly Sigil[];
  readonly lineComments?: string;
  /** Whether line comments begin only after a space, as in a shell. */
  readonly hasSpacedComments?: boolean;
  /** Pairs of what opens and closes a comment. */
  readonly blockComments?: readonly (readonly [open: string, close: string])[];
  /** Whether comments can contain comments. */
  readonly nestsComments?: boolean;
  readonly strings?: readonly StringRule[];
  /** The operator before the name that ends a here document: `<<EOF`. */
  readonly heredoc?: string;
  /** Whether expressions between slashes are values. */
  readonly hasRegex?: boolean;
  /** Whether elements of markup are values. */
  readonly hasMarkup?: boolean;
  /** The sign that begins a line for the preprocessor. */
  readonly directive?: string;
  /** What opens attributes, which end with a bracket: `#[test]`. */
  readonly attributes?: string;
  /** Whether a single quote can begin a name instead of a character, as in Rust. */
  readonly hasLifetimes?: boolean;
  /** Whether numbers have no colour, as in a shell, where they are words. */
  readonly hasNoNumbers?: boolean;
  /** Whether a sign belongs to the number after it. */
  readonly signedNumbers?: boolean;
}

export interface Sigil {
  readonly sign: string;
  readonly kind: CodeTokenKind;
  /** Signs within the name, besides letters, digits and `_`. */
  readonly joins?: string;
  /** One sign that can stand for a name, as in `$?`. */
  readonly signs?: string;
  /** What the name can be in: `${tide}`. */
  readonly hasBraces?: boolean;
}

export interface StringRule {
  readonly open: string;
  /** As `open`, unless given. */
  readonly close?: string;
  /** Prefixes, one of which must come directly before it, if given. */
  readonly prefixes?: string;
  /** The character before one that does not count; a backslash, unless given. Empty: none. */
  readonly escape?: string;
  /** Whether it may continue on the next line. */
  readonly isLong?: boolean;
  /** The opening of code inserted in it, which the matching bracket closes. */
  readonly inserts?: string;
  /** Whether names with sigils in it are coloured. */
  readonly hasSigils?: boolean;
  /** `undefined` for a name in quotation marks, which has no colour. */
  readonly kind?: CodeTokenKind | undefined;
  /** Its kind before a colon. */
  readonly key?: CodeTokenKind;
  /** Its end is repeated signs between opening and quote: `r##"…"##`. */
  readonly fence?: string;
}
