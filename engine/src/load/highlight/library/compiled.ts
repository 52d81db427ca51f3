/*
 * The library's grammars in the form that it compiles them to. The form is not documented, so a test compares what `Run`
 * makes of each grammar with what the library makes of it.
 */

/** What a grammar says of a stretch of code, and what may stand in it. */
export interface CompiledMode {
  readonly scope?: string | undefined;
  readonly beginScope?: CompiledScope;
  readonly endScope?: CompiledScope;
  readonly keywords?: Readonly<
    Record<string, readonly [scope: string, relevance: number] | undefined>
  > | null;
  readonly keywordPatternRe: RegExp;
  /** How much it speaks for its language where one has to be told from others. */
  readonly relevance: number;
  readonly endRe?: RegExp;
  /** Ends where the mode around it ends; ends the mode around it, too. */
  readonly endsWithParent?: boolean;
  readonly endsParent?: boolean;
  /** Whether the match that begins or ends it belongs to what stands around it. */
  readonly skip?: boolean;
  readonly excludeBegin?: boolean;
  readonly returnBegin?: boolean;
  readonly excludeEnd?: boolean;
  readonly returnEnd?: boolean;
  /** The language of what stands in it; one of several is to be told by the code. */
  readonly subLanguage?: string | readonly string[] | null;
  /** What begins where it ends. */
  readonly starts?: CompiledMode;
  readonly __beforeBegin?: MatchCallback | null;
  readonly 'on:begin'?: MatchCallback;
  readonly 'on:end'?: MatchCallback;
  /** What its callbacks keep. */
  data?: object;
  readonly matcher: CompiledMatcher;
}

export interface CompiledLanguage extends CompiledMode {
  readonly case_insensitive?: boolean;
  readonly unicodeRegex?: boolean;
  readonly classNameAliases: Readonly<Record<string, string>>;
  /** A language that has all that this one has, and more. */
  readonly supersetOf?: string;
  readonly disableAutodetect?: boolean;
  /** Takes code apart in place of the library. */
  __emitTokens?: () => void;
}

export interface CompiledMatcher {
  readonly rules: readonly (readonly [pattern: RegExp | string, rule: CompiledRule])[];
  /** How many of them begin a mode; they come first. */
  readonly count: number;
}

export interface CompiledRule {
  readonly type: 'begin' | 'end' | 'illegal';
  /** What begins. */
  readonly rule?: CompiledMode;
}

/** The scope of the whole match, or those of its groups by their numbers. */
export interface CompiledScope {
  readonly _wrap?: string;
  readonly _multi?: boolean;
  readonly _emit?: Readonly<Record<number, boolean | undefined>>;
  readonly [group: number]: string | undefined;
}

/** May look at a match, and have it ignored. */
export type MatchCallback = (match: RegExpExecArray, response: MatchResponse) => void;

export interface MatchResponse {
  readonly data: object;
  ignoreMatch(): void;
}
