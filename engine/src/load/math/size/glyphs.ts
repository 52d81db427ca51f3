import type { FormulaSize } from '../../../model/formula.js';

/** A piece of a formula, in em of the text around it. */
export type Box = FormulaSize;

export const EMPTY: Box = { width: 0, height: 0, depth: 0 };

/** How large a piece is set. */
export interface Setting {
  /** Times the size of the text. */
  readonly scale: number;
  /** Whether it has the room of a line of its own. */
  readonly isDisplay: boolean;
}

/** Where fractions have their line, and fences their middle. */
export const AXIS = 0.29;

/** Hundredths of an em of the italic letters of Cambria Math, from a and from A on. */
const SMALL = [
  50, 51, 43, 53, 45, 33, 50, 54, 28, 29, 50, 27, 82, 55, 50, 53, 52, 39, 38, 34, 55, 46, 71, 46, 47, 44,
];
const CAPITAL = [
  60, 57, 52, 63, 54, 51, 55, 69, 33, 33, 61, 50, 86, 67, 61, 53, 64, 59, 45, 54, 65, 59, 87, 57, 55, 51,
];
const DIGIT = 0.554;
const OTHER_LETTER = 0.55;
const UPRIGHT_LETTER = 0.52;

const ASCENDING = /[bdfhkltβδζθλξ]/;
const DESCENDING = /[gjpqyβγζηξρφχψμς]/;
const SMALL_HEIGHT = 0.48;
const HIGH = 0.69;
const DESCENT = 0.22;

/** A letter, a digit or a word. */
export function letters(text: string): Box {
  const characters = Array.from(text.normalize('NFKC'));
  const isOne = characters.length === 1;
  return characters.map((character) => letter(character, isOne)).reduce(beside, EMPTY);
}

function letter(character: string, isItalic: boolean): Box {
  const code = character.codePointAt(0) ?? 0;
  const isSmall = character !== character.toUpperCase();
  const height = /[ijt]/.test(character) ? 0.63 : !isSmall || ASCENDING.test(character) ? HIGH : SMALL_HEIGHT;
  const depth = (isSmall && DESCENDING.test(character)) || character === 'j' ? DESCENT : 0;
  return { width: letterWidth(character, code, isItalic), height, depth };
}

function letterWidth(character: string, code: number, isItalic: boolean): number {
  if (/\s/.test(character)) return 0.25;
  if (/\p{Mn}|\p{Cf}/u.test(character)) return 0;
  if (/\d/.test(character)) return DIGIT;
  if (/[.,;:'′]/.test(character)) return 0.25;
  const hundredths = SMALL[code - 0x61] ?? CAPITAL[code - 0x41];
  if (hundredths !== undefined) return hundredths / 100 + (isItalic ? 0 : 0.02);
  return code >= 0x2e80
    ? 1
    : character === character.toUpperCase()
      ? OTHER_LETTER + 0.08
      : isItalic
        ? OTHER_LETTER
        : UPRIGHT_LETTER;
}

export const beside = (left: Box, right: Box): Box => ({
  width: left.width + right.width,
  height: Math.max(left.height, right.height),
  depth: Math.max(left.depth, right.depth),
});

export const FENCES = /^[()[\]{}|‖⌊⌋⌈⌉⟨⟩‖∣∥/\\↑↓]$/;
/** They are larger where a formula stands on a line of its own, and have their limits above and below. */
export const LARGE = /^[∑∏∐⋃⋂⋁⋀⨁⨂⨀⨄⨆]$/;
export const INTEGRALS = /^[∫∬∭∮∯∰]$/;

const RELATION = /^[=<>≤≥≠≈≡∼≃≅∝∈∉∋⊂⊃⊆⊇→←↔⇒⇐⇔↦⟶⟵⟹⟸⟺⊢⊨∥⊥≪≫≺≻≐≜:|∣]$|^[:<>=!]=$/;
const BINARY = /^[+−±∓×÷·⋅∗∘∙*∩∪∧∨⊕⊗⊖⊙∖†-]$/;
const PUNCTUATION = /^[,;]$/;
const INVISIBLE = /^[\u2061-\u2064\u200b]*$/;
const THICK = 5 / 18;
const MEDIUM = 4 / 18;
const THIN = 3 / 18;

/** How much room stands before and after an operator; in indices there is none. */
export function spacing(
  text: string,
  isPrefix: boolean,
  isScript: boolean,
): readonly [before: number, after: number] {
  if (PUNCTUATION.test(text)) return [0, isScript ? 0 : THIN];
  if (LARGE.test(text) || INTEGRALS.test(text)) return [isScript ? 0 : THIN, isScript ? 0 : THIN];
  if (isScript || FENCES.test(text)) return [0, 0];
  if (RELATION.test(text)) return [THICK, THICK];
  return BINARY.test(text) && !isPrefix ? [MEDIUM, MEDIUM] : [0, 0];
}

/** An operator as large as in running text. */
export function operator(text: string, isDisplay: boolean): Box {
  if (INVISIBLE.test(text)) return EMPTY;
  if (LARGE.test(text))
    return isDisplay ? { width: 1.1, height: 1.05, depth: 0.47 } : { width: 0.8, height: 0.79, depth: 0.21 };
  if (INTEGRALS.test(text)) {
    const width = 0.3 + 0.25 * Math.max(1, '∫∬∭'.indexOf(text) + 1);
    return isDisplay ? { width, height: 1.25, depth: 0.75 } : { width, height: 0.85, depth: 0.31 };
  }
  if (/^[()[\]]$/.test(text)) return { width: 0.39, height: 0.74, depth: 0.2 };
  if (/^[|∣]$/.test(text)) return { width: 0.31, height: 0.76, depth: 0.22 };
  if (FENCES.test(text)) return { width: 0.42, height: 0.74, depth: 0.2 };
  if (PUNCTUATION.test(text) || /^[.:!'′]$/.test(text)) return { width: 0.25, height: 0.5, depth: 0.15 };
  if (/^[⋅·∙∘]$/.test(text)) return { width: 0.3, height: 0.4, depth: 0 };
  if (/^[⟶⟵⟹⟸⟺→←↔⇒⇐⇔↦]$/.test(text)) return { width: 1, height: 0.55, depth: 0 };
  if (RELATION.test(text) || BINARY.test(text))
    return { width: 0.62 * Array.from(text).length, height: 0.6, depth: 0.06 };
  return letters(text);
}
