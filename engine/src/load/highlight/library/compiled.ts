/*
 * The library's grammars in compiled form, which is not documented: a test compares the tokens of `Run` with the
 * library's own for every grammar.
 */

/** A mode of a grammar: a kind of stretch of code, and what it may contain. */
export interface CompiledMode {
  readonly scope?: string | undefined;
  readonly beginScope?: CompiledScope;
  readonly endScope?: CompiledScope;
  readonly keywords?: Readonly<
    Record<string, readonly [scope: string, relevance: number] | undefined>
  > | null;
  readonly keywordPatternRe: RegExp;
  /** How much it counts towards the relevance of its language, for detection. */
  readonly relevance: number;
  readonly endRe?: RegExp;
  /** It ends where its parent ends; or it ends its parent, too. */
  readonly endsWithParent?: boolean;
  readonly endsParent?: boolean;
  /** Whether the match that begins or ends it belongs to the surrounding text. */
  readonly skip?: boolean;
  readonly excludeBegin?: boolean;
  readonly returnBegin?: boolean;
  readonly excludeEnd?: boolean;
  readonly returnEnd?: boolean;
  /** The language of its content; of several, one is detected. */
  readonly subLanguage?: string | readonly string[] | null;
  /** The mode that begins where it ends. */
  readonly starts?: CompiledMode;
  readonly __beforeBegin?: MatchCallback | null;
  readonly 'on:begin'?: MatchCallback;
  readonly 'on:end'?: MatchCallback;
  /** The state of its callbacks. */
  data?: object;
  readonly matcher: CompiledMatcher;
}

export interface CompiledLanguage extends CompiledMode {
  readonly case_insensitive?: boolean;
  readonly unicodeRegex?: boolean;
  readonly classNameAliases: Readonly<Record<string, string>>;
  /** The language that this one extends. */
  readonly supersetOf?: string;
  readonly disableAutodetect?: boolean;
  /** A tokenizer that replaces the library's own. */
  __emitTokens?: () => void;
}

interface CompiledMatcher {
  readonly rules: readonly (readonly [pattern: RegExp | string, rule: CompiledRule])[];
  /** How many of them begin a mode; they come first. */
  readonly count: number;
}

export interface CompiledRule {
  readonly type: 'begin' | 'end' | 'illegal';
  /** The mode that begins. */
  readonly rule?: CompiledMode;
}

/** The scope of the whole match, or those of its groups by their numbers. */
export interface CompiledScope {
  readonly _wrap?: string;
  readonly _multi?: boolean;
  readonly _emit?: Readonly<Record<number, boolean | undefined>>;
  readonly [group: number]: string | undefined;
}

/** Can inspect a match, and reject it. */
export type MatchCallback = (match: RegExpExecArray, response: MatchResponse) => void;

export interface MatchResponse {
  readonly data: object;
  ignoreMatch(): void;
}
