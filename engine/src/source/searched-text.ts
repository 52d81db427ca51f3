/** A text that is searched repeatedly. */
export interface SearchedText {
  readonly markdown: string;
  /** Whether a pattern matches anywhere in it. Patterns that are used repeatedly are found faster. */
  has(pattern: RegExp): boolean;
}

export function searched(markdown: string): SearchedText {
  return { markdown, has: (pattern) => pattern.test(markdown) };
}
