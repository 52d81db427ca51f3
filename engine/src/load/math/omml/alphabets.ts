import type { MathLetters } from '../../../model/formula.js';

const italic = {};
const bold = { style: 'b' } as const;
const boldItalic = { style: 'bi' } as const;
const script = { script: 'script' } as const;
const fraktur = { script: 'fraktur' } as const;
const doubleStruck = { script: 'double-struck' } as const;
const sans = { script: 'sans-serif', style: 'p' } as const;
const sansBold = { script: 'sans-serif', style: 'b' } as const;
const monospace = { script: 'monospace', style: 'p' } as const;

/** Unicode's mathematical alphabets in order: the range and style of each. */
const ALPHABETS: readonly (readonly [first: number, last: number, letters: MathLetters])[] = [
  [0x1d400, 0x1d433, bold],
  [0x1d434, 0x1d467, italic],
  [0x1d468, 0x1d49b, boldItalic],
  [0x1d49c, 0x1d4cf, script],
  [0x1d4d0, 0x1d503, { ...script, style: 'b' }],
  [0x1d504, 0x1d537, fraktur],
  [0x1d538, 0x1d56b, doubleStruck],
  [0x1d56c, 0x1d59f, { ...fraktur, style: 'b' }],
  [0x1d5a0, 0x1d5d3, sans],
  [0x1d5d4, 0x1d607, sansBold],
  [0x1d608, 0x1d63b, { script: 'sans-serif' }],
  [0x1d63c, 0x1d66f, { script: 'sans-serif', style: 'bi' }],
  [0x1d670, 0x1d6a3, monospace],
  [0x1d6a8, 0x1d6e1, bold],
  [0x1d6e2, 0x1d71b, italic],
  [0x1d71c, 0x1d755, boldItalic],
  [0x1d756, 0x1d78f, sansBold],
  [0x1d790, 0x1d7c9, { script: 'sans-serif', style: 'bi' }],
  [0x1d7ce, 0x1d7d7, bold],
  [0x1d7d8, 0x1d7e1, doubleStruck],
  [0x1d7e2, 0x1d7eb, sans],
  [0x1d7ec, 0x1d7f5, sansBold],
  [0x1d7f6, 0x1d7ff, monospace],
];

/** Letters that Unicode had before the alphabets. */
const EARLIER: Readonly<Record<string, MathLetters>> = {
  ...each('ℬℰℱℋℐℒℳℛℯℊℴ', script),
  ...each('ℭℌℑℜℨ', fraktur),
  ...each('ℂℍℕℙℚℝℤ', doubleStruck),
};

function each(characters: string, letters: MathLetters): Record<string, MathLetters> {
  return Object.fromEntries(Array.from(characters, (character) => [character, letters]));
}

/** The style of a mathematical letter or digit; `undefined` for any other character. */
export function alphabetOf(text: string): MathLetters | undefined {
  const code = text.codePointAt(0) ?? 0;
  if (code < 0x1d400) return EARLIER[String.fromCodePoint(code)];
  return ALPHABETS.find(([first, last]) => code >= first && code <= last)?.[2];
}

const BLOCK = /[\u{1d400}-\u{1d7ff}]/gu;

/** Words in mathematical letters (`𝐛𝐨𝐥𝐝`) as plain ones, so that they can be searched and spell-checked. */
export function plainLetters(text: string): string {
  return text.replace(BLOCK, (letter) => letter.normalize('NFKC'));
}
