// Those parts of the package `hyphen` that are used; it comes without types.

declare module 'hyphen' {
  /** Levels, and a trie of letters that leads to them. */
  export type HyphenationPatterns = readonly [levels: readonly (readonly number[])[], trie: object];
  const createHyphenator: (
    patterns: HyphenationPatterns,
    options: { readonly html: boolean; readonly hyphenChar: string; readonly minWordLength: number },
  ) => (text: string) => string;
  export default createHyphenator;
}

declare module 'hyphen/patterns/*.js' {
  const patterns: import('hyphen').HyphenationPatterns;
  export default patterns;
}
