import { TWIPS_PER_POINT } from '../model/units.js';
import { isOn, levelNumber } from '../ooxml/attribute-values.js';
import { pointsOf, twipsOf } from '../ooxml/lengths.js';
import { childOf, elementsOf, switchOf, valOf, type XmlElement } from '../xml/element.js';
import { borderOf, type ParagraphBorder, rgb } from './paragraph-border.js';
import type { ThemeFonts } from './theme-fonts.js';

/** The formatting of a style, including inherited properties. Lengths are in twips. */
export interface Look {
  readonly font: string | undefined;
  readonly eastAsianFont: string | undefined;
  /** Points. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly caps: boolean;
  readonly smallCaps: boolean;
  readonly strike: boolean;
  readonly color: string | undefined;
  readonly superscript: boolean;
  readonly before: number;
  readonly after: number;
  readonly line:
    | { readonly rule: 'multiple'; readonly of: number }
    | { readonly rule: 'exact'; readonly twips: number }
    | { readonly rule: 'atLeast'; readonly twips: number };
  readonly left: number;
  readonly right: number;
  /** Negative for a hanging indent. */
  readonly firstLine: number;
  readonly alignment: 'left' | 'center' | 'right' | 'both' | undefined;
  readonly keepNext: boolean;
  readonly keepLines: boolean;
  readonly beginsPage: boolean;
  readonly contextual: boolean;
  /** Whether lines snap to the document grid. */
  readonly snapsToGrid: boolean;
  /** Whether characters do, too. */
  readonly spacesCharacters: boolean;
  /** What the grid adds to the width of East Asian characters. */
  readonly characterSpace: number;
  readonly outlineLevel: number | undefined;
  readonly numbering: { readonly numId: string; readonly level: number } | undefined;
  readonly shading: string | undefined;
  readonly border: ParagraphBorder | undefined;
  readonly rightTab: { readonly position: number; readonly dots: boolean } | undefined;
}

/** Word's formatting where a file sets no defaults (ECMA-376 Part 1, 17.7.5): 10 points, single spacing. */
export const WORD_DEFAULTS: Look = {
  font: undefined,
  eastAsianFont: undefined,
  size: 10,
  bold: false,
  italic: false,
  underline: false,
  caps: false,
  smallCaps: false,
  strike: false,
  color: undefined,
  superscript: false,
  before: 0,
  after: 0,
  line: { rule: 'multiple', of: 1 },
  left: 0,
  right: 0,
  firstLine: 0,
  alignment: undefined,
  keepNext: false,
  keepLines: false,
  beginsPage: false,
  contextual: false,
  snapsToGrid: true,
  spacesCharacters: true,
  characterSpace: 0,
  outlineLevel: undefined,
  numbering: undefined,
  shading: undefined,
  border: undefined,
  rightTab: undefined,
};

/** Applies paragraph properties (`w:pPr`) and run properties (`w:rPr`) to a look. */
export function withProperties(
  base: Look,
  paragraph: XmlElement | undefined,
  run: XmlElement | undefined,
  fonts: ThemeFonts,
): Look {
  const own = runOf(base, run, fonts);
  // In indents given in characters, a character is as wide as the font size of the style, and what the grid adds.
  const { size, spacesCharacters } = own;
  return { ...withParagraph({ ...base, size, spacesCharacters }, paragraph), ...own };
}

type RunPart = Pick<
  Look,
  | 'font'
  | 'eastAsianFont'
  | 'size'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'caps'
  | 'smallCaps'
  | 'strike'
  | 'color'
  | 'superscript'
  | 'spacesCharacters'
>;

function runOf(base: Look, run: XmlElement | undefined, fonts: ThemeFonts): RunPart {
  const names = childOf(run, 'w:rFonts')?.attributes ?? {};
  const underline = valOf(run, 'w:u');
  const color = valOf(run, 'w:color');
  const position = valOf(run, 'w:vertAlign');
  return {
    font:
      fonts.named(names['w:asciiTheme'] ?? names['w:hAnsiTheme']) ??
      names['w:ascii'] ??
      names['w:hAnsi'] ??
      base.font,
    eastAsianFont: fonts.named(names['w:eastAsiaTheme']) ?? names['w:eastAsia'] ?? base.eastAsianFont,
    size: pointsOf(valOf(run, 'w:sz')) ?? base.size,
    bold: switchOf(run, 'w:b') ?? base.bold,
    italic: switchOf(run, 'w:i') ?? base.italic,
    underline: underline === undefined ? base.underline : underline !== 'none',
    caps: switchOf(run, 'w:caps') ?? base.caps,
    smallCaps: switchOf(run, 'w:smallCaps') ?? base.smallCaps,
    strike: switchOf(run, 'w:strike') ?? base.strike,
    color: color === undefined ? base.color : rgb(color),
    superscript: position === undefined ? base.superscript : position === 'superscript',
    spacesCharacters: switchOf(run, 'w:snapToGrid') ?? base.spacesCharacters,
  };
}

const ALIGNMENTS: Readonly<Record<string, Look['alignment']>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'both',
  distribute: 'both',
};

export function withParagraph(base: Look, paragraph: XmlElement | undefined): Look {
  if (!paragraph) return base;
  const spacing = childOf(paragraph, 'w:spacing')?.attributes ?? {};
  const level = outlineLevelIn(paragraph);
  const alignment = valOf(paragraph, 'w:jc');
  const look: Look = {
    ...base,
    ...indentsOf(base, childOf(paragraph, 'w:ind')?.attributes ?? {}),
    before: spaceOf(spacing, 'before') ?? base.before,
    after: spaceOf(spacing, 'after') ?? base.after,
    line: lineOf(spacing) ?? base.line,
    alignment: alignment === undefined ? base.alignment : ALIGNMENTS[alignment],
    keepNext: switchOf(paragraph, 'w:keepNext') ?? base.keepNext,
    keepLines: switchOf(paragraph, 'w:keepLines') ?? base.keepLines,
    beginsPage: switchOf(paragraph, 'w:pageBreakBefore') ?? base.beginsPage,
    contextual: switchOf(paragraph, 'w:contextualSpacing') ?? base.contextual,
    snapsToGrid: switchOf(paragraph, 'w:snapToGrid') ?? base.snapsToGrid,
    outlineLevel: level === undefined ? base.outlineLevel : (level ?? undefined),
    numbering: numberingOf(paragraph) ?? base.numbering,
    shading: shadingOf(paragraph) ?? base.shading,
    border: borderOf(paragraph) ?? base.border,
    rightTab: rightTabOf(paragraph) ?? base.rightTab,
  };
  return look.numbering?.numId === '0' ? { ...look, numbering: undefined } : look;
}

/** The outline level; null for body text (ECMA-376 Part 1, 17.3.1.20), undefined if none is set. */
export function outlineLevelIn(paragraph: XmlElement | undefined): number | null | undefined {
  const level = Number(valOf(paragraph, 'w:outlineLvl') ?? Number.NaN);
  return Number.isNaN(level) ? undefined : level > 8 ? null : level;
}

type Attributes = Readonly<Record<string, string>>;

/** The height of a line in `beforeLines` and `afterLines` if there is no document grid: 12 points, in twips. */
const LINE = 240;

function spaceOf(spacing: Attributes, side: 'before' | 'after'): number | undefined {
  const own = twipsOf(spacing[`w:${side}`]);
  if (isOn(spacing[`w:${side}Autospacing`])) return 280;
  const lines = Number(spacing[`w:${side}Lines`] ?? Number.NaN);
  return lines > 0 && own === undefined ? (lines / 100) * LINE : own;
}

function lineOf(spacing: Attributes): Look['line'] | undefined {
  const twips = twipsOf(spacing['w:line']);
  if (twips === undefined) return undefined;
  const rule = spacing['w:lineRule'] ?? 'auto';
  if (rule === 'exact' || rule === 'atLeast') return { rule, twips: Math.abs(twips) };
  return { rule: 'multiple', of: twips / LINE };
}

/**
 * Reads indents. Those in characters take precedence over those in twips, which Word computes from them and writes as well.
 */
function indentsOf(base: Look, attributes: Attributes): Pick<Look, 'left' | 'right' | 'firstLine'> {
  const characters = (name: string): number | undefined => {
    const value = Number(attributes[`w:${name}Chars`] ?? Number.NaN);
    return value > 0 ? (value / 100) * (base.size * TWIPS_PER_POINT + spaceOfCharacters(base)) : undefined;
  };
  const length = (name: string): number | undefined => characters(name) ?? twipsOf(attributes[`w:${name}`]);
  const hanging = length('hanging');
  return {
    left: length('left') ?? length('start') ?? base.left,
    right: length('right') ?? length('end') ?? base.right,
    firstLine: (hanging === undefined || hanging === 0 ? length('firstLine') : -hanging) ?? base.firstLine,
  };
}

/** What the document grid adds to each East Asian character. */
export function spaceOfCharacters({
  spacesCharacters,
  characterSpace,
}: Pick<Look, 'spacesCharacters' | 'characterSpace'>): number {
  return spacesCharacters ? characterSpace : 0;
}

function numberingOf(paragraph: XmlElement): Look['numbering'] {
  const numbering = childOf(paragraph, 'w:numPr');
  const numId = valOf(numbering, 'w:numId');
  return numId === undefined ? undefined : { numId, level: levelNumber(valOf(numbering, 'w:ilvl')) };
}

function shadingOf(paragraph: XmlElement): string | undefined {
  return rgb(childOf(paragraph, 'w:shd')?.attributes['w:fill']);
}

function rightTabOf(paragraph: XmlElement): Look['rightTab'] {
  const tab = elementsOf(childOf(paragraph, 'w:tabs')).findLast((each) =>
    /^(?:right|end)$/.test(each.attributes['w:val'] ?? ''),
  );
  const position = twipsOf(tab?.attributes['w:pos']);
  return position === undefined ? undefined : { position, dots: tab?.attributes['w:leader'] === 'dot' };
}
