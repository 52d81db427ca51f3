import type { CompiledLanguage } from './compiled.js';

/**
 * What we use of highlight.js. Its own types bring the DOM into every file that can see them, so `tsconfig.json` has
 * the declarations beside this file take their place.
 */
export interface Library {
  newInstance<Output extends Emitter<Output>>(): Highlighter<Output>;
}

/** An instance of the library, which knows the languages that it was told of. */
export interface Highlighter<Output extends Emitter<Output>> {
  /** What the library writes to: by itself, to something that makes markup. lowlight puts its own in its place too. */
  configure(options: { readonly __emitter: new () => Output }): void;
  registerLanguage(name: string, grammar: Grammar): void;
  /** Throws for a language that was not registered. */
  highlight(code: string, options: HighlightOptions): { readonly _emitter: Output };
  listLanguages(): readonly string[];
  /** The grammar of a language, which the first use of it compiles. */
  getLanguage(name: string): CompiledLanguage | undefined;
}

/** What the library tells what it has found; scopes stand in each other. */
export interface Emitter<Self> {
  addText(text: string): void;
  startScope(scope: string): void;
  endScope(): void;
  openNode(scope: string): void;
  closeNode(): void;
  /** What another emitter was told of code in another language. */
  __addSublanguage(emitter: Self, language?: string): void;
  finalize(): void;
  toHTML(): string;
}

interface HighlightOptions {
  readonly language: string;
  /** Whether to go on where a grammar finds an error. */
  readonly ignoreIllegals: boolean;
}

export type Grammar = (library: object) => object;
