import type { CompiledLanguage } from './compiled.js';

/**
 * The parts of highlight.js that are used here. Its own types would bring the DOM into every file that sees them,
 * so `tsconfig.json` replaces them with the declarations next to this file.
 */
export interface Library {
  newInstance<Output extends Emitter<Output>>(): Highlighter<Output>;
}

/** An instance of the library, which knows only registered languages. */
export interface Highlighter<Output extends Emitter<Output>> {
  /** The library's output: by default, an emitter that makes markup. lowlight replaces it, too. */
  configure(options: { readonly __emitter: new () => Output }): void;
  registerLanguage(name: string, grammar: Grammar): void;
  /** Throws for a language that was not registered. */
  highlight(code: string, options: HighlightOptions): { readonly _emitter: Output };
  listLanguages(): readonly string[];
  /** The grammar of a language, which the first use of it compiles. */
  getLanguage(name: string): CompiledLanguage | undefined;
}

/** The emitter's methods; scopes can be nested. */
export interface Emitter<Self> {
  addText(text: string): void;
  startScope(scope: string): void;
  endScope(): void;
  openNode(scope: string): void;
  closeNode(): void;
  /** What another emitter received for code in an embedded language. */
  __addSublanguage(emitter: Self, language?: string): void;
  finalize(): void;
  toHTML(): string;
}

interface HighlightOptions {
  readonly language: string;
  /** Whether to continue after an error in the code. */
  readonly ignoreIllegals: boolean;
}

export type Grammar = (library: object) => object;
