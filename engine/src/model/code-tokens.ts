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

/** The bits of a token that are its kind: 0 for none, or one more than the index of its kind. */
const KIND_BITS = 4;
const KIND_MASK = (1 << KIND_BITS) - 1;

const NUMBERS: ReadonlyMap<CodeTokenKind | undefined, number> = new Map<CodeTokenKind | undefined, number>([
  [undefined, 0],
  ...CODE_TOKEN_KINDS.map((kind, index) => [kind, index + 1] as const),
]);

/** A token that ends at `end`; without a kind, it has no colour of its own. */
export function codeToken(kind: CodeTokenKind | undefined, end: number): number {
  return (end << KIND_BITS) | (NUMBERS.get(kind) ?? 0);
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
