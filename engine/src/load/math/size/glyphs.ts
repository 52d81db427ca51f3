import { type Box, EMPTY, letters } from './letters.js';

/** The conditions under which a piece is set. */
export interface Setting {
  /** The size relative to that of the text. */
  readonly scale: number;
  /** Whether it is set in display style, on a line of its own. */
  readonly isDisplay: boolean;
}

/** The height of fraction lines and of the middle of fences (`AxisHeight` of Cambria Math). */
export const AXIS = 0.286;

export const FENCES = /^[()[\]{}|‖⌊⌋⌈⌉⟨⟩‖∣∥/\\↑↓]$/;
/** In display style these are larger, and have their limits above and below. */
export const LARGE = /^[∑∏∐⋃⋂⋁⋀⨁⨂⨀⨄⨆]$/;
export const INTEGRALS = /^[∫∬∭∮∯∰]$/;

const RELATION = /^[=<>≤≥≠≈≡∼≃≅∝∈∉∋⊂⊃⊆⊇→←↔⇒⇐⇔↦⟶⟵⟹⟸⟺⊢⊨∥⊥≪≫≺≻≐≜:|∣]$|^[:<>=!]=$/;
const BINARY = /^[+−±∓×÷·⋅∗∘∙*∩∪∧∨⊕⊗⊖⊙∖†-]$/;
/** The signs of the same classes that have widths of their own (Unicode Technical Report 25). */
const RARE_RELATION =
  /^[\u2190-\u21ff\u2208-\u220d\u2224\u2226\u2234-\u2237\u2239-\u223d\u223f\u2241-\u228b\u228f-\u2292\u22a2\u22a3\u22a6-\u22b8\u22c8\u22cd\u22d0\u22d1\u22d4-\u22ed\u22f2-\u22ff\u27c2\u27f0-\u27ff\u2900-\u297f\u2982\u2a66-\u2ada\u2ade-\u2aeb\u2aee-\u2af5\u2af7-\u2afa]$/;
const RARE_BINARY =
  /^[\u2021\u2214\u2215\u2238\u223e\u2240\u228c-\u228e\u2293\u2294\u229a-\u22a1\u22ba-\u22bd\u22c4\u22c6\u22c7\u22c9-\u22cc\u22ce\u22cf\u22d2\u22d3\u2305\u2306\u25b9\u25c3\u2a1d-\u2a65\u2adb-\u2add]$/;
export const isRelation = (text: string): boolean => RELATION.test(text) || RARE_RELATION.test(text);
export const isBinary = (text: string): boolean => BINARY.test(text) || RARE_BINARY.test(text);

export const PUNCTUATION = /^[,;]$/;
const INVISIBLE = /^[\u2061-\u2064\u200b]*$/;

/**
 * The height of the character itself, and of the next larger variant of at least `DisplayOperatorMinHeight`, around the
 * axis.
 */
const SUM = { width: 0.71, height: 0.76, depth: 0.19 } as const;
const DISPLAYED_SUM = { width: 1.326, height: 1.17, depth: 0.61 } as const;
const INTEGRAL = { width: 0.586, height: 0.8, depth: 0.23 } as const;
const DISPLAYED_INTEGRAL = { width: 0.8, height: 1.25, depth: 0.68 } as const;
/** The additional width of each further integral sign. */
const FURTHER_INTEGRAL = 0.32;

/** An operator in the size of running text. */
export function operator(text: string, isDisplay: boolean): Box {
  if (INVISIBLE.test(text)) return EMPTY;
  if (LARGE.test(text)) return isDisplay ? DISPLAYED_SUM : SUM;
  if (INTEGRALS.test(text)) {
    const sign = isDisplay ? DISPLAYED_INTEGRAL : INTEGRAL;
    return { ...sign, width: sign.width + FURTHER_INTEGRAL * Math.max(0, '∫∬∭'.indexOf(text)) };
  }
  if (/^[()]$/.test(text)) return { width: 0.415, height: 0.74, depth: 0.2 };
  if (/^[[\]⟨⟩]$/.test(text)) return { width: 0.355, height: 0.74, depth: 0.2 };
  if (/^[|∣]$/.test(text)) return { width: 0.316, height: 0.74, depth: 0.22 };
  if (FENCES.test(text)) return { width: 0.387, height: 0.74, depth: 0.2 };
  if (PUNCTUATION.test(text) || /^[.:!'′]$/.test(text)) return { width: 0.2051, height: 0.45, depth: 0.15 };
  if (/^[⋅·]$/.test(text)) return { width: 0.26, height: 0.4, depth: 0 };
  if (/^[∘∙∗*]$/.test(text)) return { width: 0.46, height: 0.45, depth: 0 };
  if (/^[→←↔⇒⇐⇔↦]$/.test(text)) return { width: 0.838, height: 0.5, depth: 0.03 };
  if (/^[⟶⟵⟹⟸⟺]$/.test(text)) return { width: 1.28, height: 0.5, depth: 0.03 };
  if (/^[∩∪∧∨⊂⊃⊆⊇∈∉∋]$/.test(text)) return { width: 0.687, height: 0.6, depth: 0.06 };
  // Cambria Math has the space around these in the letters themselves.
  if (RELATION.test(text) || BINARY.test(text))
    return { width: 0.747 * Array.from(text).length, height: 0.55, depth: 0.03 };
  return letters(text, { isItalic: false });
}
