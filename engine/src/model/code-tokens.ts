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

/**
 * The tokens of a code block, which add up to its whole text: each token's end, in UTF-16 code units, and its kind in one
 * number. A manual has tens of thousands of them, which as objects would occupy the garbage collector.
 */
export type CodeTokens = Uint32Array;

/** The bits of a token that are its kind: 0 for none, or that of `KIND`, which is one more than the kind's index. */
const KIND_BITS = 4;
const KIND_MASK = (1 << KIND_BITS) - 1;

/** The number of each kind in a token. Without a kind, which is 0, a token has no colour of its own. */
export const KIND = {
  keyword: 1,
  string: 2,
  comment: 3,
  number: 4,
  function: 5,
  type: 6,
  name: 7,
  meta: 8,
  inserted: 9,
  deleted: 10,
} as const satisfies Readonly<Record<CodeTokenKind, number>>;

/** A token that ends at `end`. */
export function codeToken(kind: number, end: number): number {
  return (end << KIND_BITS) | kind;
}

/** Calls `use` with the text and the kind of each token of the code, in their order. */
export function eachCodeToken(
  code: string,
  tokens: CodeTokens,
  use: (text: string, kind: CodeTokenKind | undefined) => void,
): void {
  let from = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? 0;
    const end = token >>> KIND_BITS;
    use(code.slice(from, end), CODE_TOKEN_KINDS[(token & KIND_MASK) - 1]);
    from = end;
  }
}
