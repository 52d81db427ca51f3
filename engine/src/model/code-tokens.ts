/** What a piece of code is, as far as its colour tells; each kind is a character style. */
export const CODE_TOKEN_KINDS = [
  'keyword',
  'string',
  'comment',
  'number',
  'function',
  'type',
  'name',
  'meta',
  'inserted',
  'deleted',
] as const;
export type CodeTokenKind = (typeof CODE_TOKEN_KINDS)[number];

/** A piece of a block of code; all pieces together are the block's text, character by character. */
export interface CodeToken {
  /** `undefined` for what has no colour of its own. */
  readonly kind: CodeTokenKind | undefined;
  readonly text: string;
}
