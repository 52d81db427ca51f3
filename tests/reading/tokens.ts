/** Words, numbers and single signs: `it's 5€, v2` gives `it ' s 5 € , v 2`. */
const TOKEN = /[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{N}\p{M}\p{Cc}\p{Cf}]/gu;

/** The variation selector that pandoc writes into HTML after arrows that some systems draw as emoji. */
const TEXT_STYLE = '\ufe0e';

export function tokensOf(text: string): string[] {
  return text.normalize('NFC').replaceAll(TEXT_STYLE, '').match(TOKEN) ?? [];
}

/**
 * Whether `source` occurs in `output` in the same order; `output` may contain more in between (a language label, a note's
 * number). Returns `undefined` if nothing is lost, otherwise where.
 */
export function firstLoss(source: readonly string[], output: readonly string[]): string | undefined {
  let at = 0;
  let suspect: { readonly index: number; readonly skipped: number } | undefined;
  for (const [index, token] of source.entries()) {
    const found = output.indexOf(token, at);
    if (found === -1) return describeLoss(source, suspect?.index ?? index, token);
    // After a lost word, the search continues until that word occurs again by chance, so the loss is reported at
    // the first long jump.
    if (found - at > LONG_JUMP && suspect === undefined) suspect = { index, skipped: found - at };
    at = found + 1;
  }
  return undefined;
}

const LONG_JUMP = 40;

function describeLoss(source: readonly string[], index: number, token: string): string {
  const before = source.slice(Math.max(0, index - 12), index).join(' ');
  const after = source.slice(index + 1, index + 13).join(' ');
  return `lost "${source[index] ?? token}" after "${before}" and before "${after}"`;
}
