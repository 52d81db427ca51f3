/**
 * What we use of highlight.js. Its own types bring the DOM into every file that can see them, so `tsconfig.json` has
 * the declarations beside this file take their place.
 */
export interface Library {
  newInstance(): Library;
  registerLanguage(name: string, grammar: Grammar): void;
  /** Markup whose text is the code. Throws for a language that was not registered. */
  highlight(code: string, options: HighlightOptions): { readonly value: string };
}

interface HighlightOptions {
  readonly language: string;
  /** Whether to go on where a grammar finds an error. */
  readonly ignoreIllegals: boolean;
}

export type Grammar = (library: Library) => object;
