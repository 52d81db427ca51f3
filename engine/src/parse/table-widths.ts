/**
 * The shares of columns in a text: Quarto's `[75,25]` and MyST's `80 20` are proportions, and `20%,80%` shares of the line. `undefined`
 * for anything else, such as `auto`.
 */
export function widthShares(written: string | undefined): readonly number[] | undefined {
  const parts = (written ?? '')
    .replace(/[[\]()"']/g, ' ')
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  const numbers = parts.map((part) => (/^\d{1,4}(?:\.\d{1,6})?%?$/.test(part) ? Number.parseFloat(part) : 0));
  if (numbers.length === 0 || numbers.some((number) => number <= 0)) return undefined;
  const whole = numbers.reduce((sum, number) => sum + number, 0);
  return numbers.map((number) => rounded(number / whole));
}

/** The share in a length such as `20%`; other lengths say nothing without the line. */
export function shareIn(written: string | undefined): number | undefined {
  const [, digits] = /^\s*(\d{1,3}(?:\.\d{1,4})?)\s*%\s*$/.exec(written ?? '') ?? [];
  const share = rounded(Number(digits ?? 0) / 100);
  return share > 0 && share <= 1 ? share : undefined;
}

/** The proportions of lengths in the same unit, `100px`, or of numbers; `undefined` unless all of them are such. */
export function proportionsIn(written: readonly (string | undefined)[]): readonly number[] | undefined {
  const found = written.map((each) => /^\s*(\d{1,4}(?:\.\d{1,4})?)\s*([a-z]{0,3}|\*)\s*$/i.exec(each ?? ''));
  const lengths = found.map((each) => Number(each?.[1] ?? 0));
  const units = new Set(found.map((each) => (each?.[2] || 'px').toLowerCase()));
  if (units.size !== 1 || lengths.some((length) => length <= 0)) return undefined;
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return lengths.map((length) => rounded(length / whole));
}

/** Shares are kept to hundredths of a percent. */
export function rounded(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}
