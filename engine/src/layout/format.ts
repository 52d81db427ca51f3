import type { Theme } from '../theme/index.js';
import type { ParagraphLook, Style } from '../theme/style.js';
import { stylesOf } from '../theme/styles/index.js';

/** How the paragraphs of a style are set: the style with what it inherits. Lengths are twips. */
export interface Format {
  readonly style: string;
  readonly font: string;
  /** The size of an em. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly before: number;
  readonly after: number;
  /** Times the font's own line height. */
  readonly spacing: number;
  readonly left: number;
  readonly right: number;
  readonly firstLine: number;
  /** What border and padding add above and below the lines, on each page that a paragraph is on. */
  readonly above: number;
  readonly below: number;
  readonly keepNext: boolean;
  readonly keepLines: boolean;
  /** No space between paragraphs of this style. */
  readonly contextual: boolean;
}

const TWIPS_PER_POINT = 20;
const SINGLE = 240;

/** The formats of a theme by style; `Normal` is Word's default. */
export function formatsOf(theme: Theme): ReadonlyMap<string, Format> {
  const normal: Format = {
    style: 'Normal',
    font: theme.fonts.body,
    size: theme.fontSize * TWIPS_PER_POINT,
    bold: false,
    italic: false,
    before: 0,
    after: theme.paragraphSpacing,
    spacing: theme.lineSpacing / SINGLE,
    left: 0,
    right: 0,
    firstLine: theme.firstLineIndent,
    above: 0,
    below: 0,
    keepNext: false,
    keepLines: false,
    contextual: false,
  };
  const styles = stylesOf(theme).filter(({ type }) => type === 'paragraph');
  return new Map([['Normal', normal], ...styles.map((style) => [style.id, derived(normal, style)] as const)]);
}

/** Every paragraph style is based on `Normal`, but for its first-line indent. */
function derived(normal: Format, { id, paragraph = {}, run = {} }: Style): Format {
  return {
    style: id,
    font: run.font ?? normal.font,
    size: run.size === undefined ? normal.size : run.size * TWIPS_PER_POINT,
    bold: run.bold ?? normal.bold,
    italic: run.italic ?? normal.italic,
    before: paragraph.before ?? normal.before,
    after: paragraph.after ?? normal.after,
    spacing: paragraph.line === undefined ? normal.spacing : paragraph.line / SINGLE,
    left: paragraph.left ?? normal.left,
    right: paragraph.right ?? normal.right,
    firstLine: paragraph.firstLine ?? -(paragraph.hanging ?? 0),
    above: borderRoom(paragraph, 'top'),
    below: borderRoom(paragraph, 'bottom'),
    keepNext: paragraph.keepNext ?? false,
    keepLines: paragraph.keepLines ?? false,
    contextual: paragraph.contextualSpacing ?? false,
  };
}

/** The distance in points and the width in eighths of a point (ECMA-376 Part 1, 17.3.4). */
function borderRoom({ border }: ParagraphLook, side: 'top' | 'bottom'): number {
  if (!border?.sides.includes(side)) return 0;
  return (border.space + border.size / 8) * TWIPS_PER_POINT;
}
