/** The kinds of code tokens that differ in colour. Each is a character style. */
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

/** A piece of a code block. Together, the pieces are the exact text of the block. */
export interface CodeToken {
  /** `undefined` for tokens without a colour of their own. */
  readonly kind: CodeTokenKind | undefined;
  readonly text: string;
}
