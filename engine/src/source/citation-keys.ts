/** Letters, digits and underscores, with single signs of punctuation between them. */
const BARE = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_]|[:.#$%&+?<>~/-](?=[\p{L}\p{N}_]))*`;
const BARE_KEY = new RegExp(`^${BARE}$`, 'u');

/** The pattern of a key with its `@`. Its groups are a key in braces, which may be anything, and a bare one. */
export const CITATION_KEY = String.raw`@(?:\{([^{}\s]+)\}|(${BARE}))`;

/** A key with its `@`; one with unusual characters is in braces. */
export function writtenKey(key: string): string {
  return BARE_KEY.test(key) ? `@${key}` : `@{${key}}`;
}
