/*
 * Unicode's mathematical alphabets (Unicode 15, 22.2): each has the letters from A to Z and a to z in a row, but for those that the block
 * Letterlike Symbols had before.
 */

/** LaTeX's commands for the alphabets from U+1D400 on, in their order; none for plain italics. */
const ALPHABETS = [
  ...['mathbf', '', 'boldsymbol', 'mathcal', 'mathcal', 'mathfrak', 'mathbb'],
  ...['mathfrak', 'mathsf', 'mathsf', 'mathsf', 'mathsf', 'mathtt'],
] as const;
const FIRST_LETTER = 0x1d400;
const LETTERS = 52;

/** The commands for the digits from U+1D7CE on. */
const DIGITS = ['mathbf', 'mathbb', 'mathsf', 'mathsf', 'mathtt'] as const;
const FIRST_DIGIT = 0x1d7ce;

/** The letters of these alphabets in the block Letterlike Symbols. Its other signs, such as ℓ, ℵ and ℏ, are none of theirs. */
const LETTERLIKE: Readonly<Record<string, string>> = {
  ℎ: '',
  ...Object.fromEntries(Array.from('ℂℍℕℙℚℝℤ', (letter) => [letter, 'mathbb'])),
  ...Object.fromEntries(Array.from('ℬℰℱℋℐℒℳℛℯℊℴ', (letter) => [letter, 'mathcal'])),
  ...Object.fromEntries(Array.from('ℭℌℨ', (letter) => [letter, 'mathfrak'])),
};

const LETTER = new RegExp(
  `[\\u{1d400}-\\u{1d6a3}\\u{1d7ce}-\\u{1d7ff}${Object.keys(LETTERLIKE).join('')}]`,
  'gu',
);

/** The commands for the values of `mathvariant` (MathML 3, 3.2.2); plain italics and upright letters have none. */
const VARIANTS: ReadonlyMap<string, string> = new Map([
  ['bold', 'mathbf'],
  ['bold-italic', 'boldsymbol'],
  ['double-struck', 'mathbb'],
  ['bold-fraktur', 'mathfrak'],
  ['fraktur', 'mathfrak'],
  ['script', 'mathcal'],
  ['bold-script', 'mathcal'],
  ['sans-serif', 'mathsf'],
  ['bold-sans-serif', 'mathsf'],
  ['sans-serif-italic', 'mathsf'],
  ['sans-serif-bold-italic', 'mathsf'],
  ['monospace', 'mathtt'],
]);

/** Characters with the letters of mathematical alphabets as commands: `\mathbb{R}` for ℝ. */
export function lettersOf(text: string): string {
  return text.replace(LETTER, (sign) => {
    const command = commandOf(sign);
    const letter = sign.normalize('NFKC');
    return command ? `\\${command}{${letter}}` : letter;
  });
}

function commandOf(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= FIRST_DIGIT) return DIGITS[Math.floor((code - FIRST_DIGIT) / 10)];
  if (code >= FIRST_LETTER) return ALPHABETS[Math.floor((code - FIRST_LETTER) / LETTERS)];
  return LETTERLIKE[sign];
}

/** LaTeX in the alphabet of a `mathvariant`. */
export function inVariant(tex: string, variant: string | undefined): string {
  const command = VARIANTS.get(variant ?? '');
  const name = /^\\mathrm\{(.*)\}$/.exec(tex)?.[1];
  const hasOwn = name === undefined && tex.startsWith('\\math');
  return command === undefined || tex === '' || hasOwn ? tex : `\\${command}{${name ?? tex}}`;
}
