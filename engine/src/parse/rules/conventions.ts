import type { Env } from 'markdown-it';
import type { LineBreaks } from '../../api/options.js';
import type { TextDialect } from '../../api/text-dialect.js';
import type { ChunkOptions } from '../../source/chunk-options.js';

/** What a whole text shows about how it is written; some signs and lines mean something else then. */
export interface Conventions {
  /** The dialect that is decided for the whole text; `undefined` if nothing shows one. */
  readonly dialect: TextDialect | undefined;
  /**
   * Which of its `\(` and `\[` are escaped brackets rather than delimiters of formulas: all that show no formula if most have words in
   * them, those around a single word if there are as many of the one as of the other, or none.
   */
  readonly escapedBrackets: 'most' | 'words' | 'none';
  /** It has formulas between doubled brackets, `\\(\alpha\\)`, of which Markdown leaves the delimiters of LaTeX. */
  readonly hasDoubledBrackets: boolean;
  /** It has raw Word XML, beside which what it has for other formats is left out: it says the same to them. */
  readonly hasWordXml: boolean;
  /** What is shown of the first chunks that do not say so themselves. */
  readonly chunks: ChunkOptions;
  /** Whether line breaks within paragraphs are kept. */
  readonly lineBreaks: LineBreaks;
  /** Whether alternative texts of pictures in paragraphs of their own are captions. */
  readonly captionsAreAlt: boolean;
  /** The shares of the columns of all tables that say nothing themselves; empty if their text decides. */
  readonly tableWidths: readonly number[];
}

/** In the parser's environment: what the whole text shows, also while a piece of it is parsed. */
export interface ConventionsEnvironment extends Env, Partial<Conventions> {
  /** Syntax in the text that would be read differently in another dialect. */
  disputed?: Set<string>;
}

/** Written for pandoc, or for a program that is made of it. */
const OF_PANDOC: ReadonlySet<TextDialect | undefined> = new Set(['pandoc', 'quarto', 'rmarkdown'] as const);

export function isOfPandoc({ dialect }: ConventionsEnvironment): boolean {
  return OF_PANDOC.has(dialect);
}

/** Whether `\(` and `\[` are escaped brackets in the dialect of a text, where they look like the delimiters of a formula. */
export function areEscaped(env: ConventionsEnvironment, sign: '\\(' | '\\['): boolean {
  if (env.dialect !== 'gitbook' && env.dialect !== 'github') return false;
  recordDisputed(env, sign);
  return true;
}

/** Records that a syntax is read as it is because of the dialect of the text. */
export function recordDisputed(env: ConventionsEnvironment, sign: string): void {
  env.disputed ??= new Set();
  env.disputed.add(sign);
}
