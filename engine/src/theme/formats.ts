import type { Theme } from './index.js';
import type { BorderSide, ParagraphLook, RunLook, Style } from './style.js';
import type { CharacterStyleId, ParagraphStyleId } from './style-ids.js';
import { stylesOf } from './styles/index.js';

/** The measurements of the styles of a theme, for the layout. */
export interface Formats {
  readonly paragraphs: ReadonlyMap<ParagraphStyleId | 'Normal', Format>;
  readonly characters: ReadonlyMap<CharacterStyleId, RunLook>;
}

/** The paragraph format of a style, including what it inherits. Lengths are twips. */
export interface Format {
  readonly style: ParagraphStyleId | 'Normal';
  readonly font: string;
  /** The font size. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly before: number;
  readonly after: number;
  /** A multiple of the font's own line height. */
  readonly spacing: number;
  readonly left: number;
  readonly right: number;
  readonly firstLine: number;
  /** The height that border and padding add above and below the lines, on each page that a paragraph is on. */
  readonly above: number;
  readonly below: number;
  readonly keepNext: boolean;
  readonly keepLines: boolean;
  /** Whether there is no space between paragraphs of this style. */
  readonly contextual: boolean;
  /** The position of the right tab stop, from the left edge of the column. */
  readonly rightTab?: { readonly position: number; readonly dots: boolean };
  /** The alignment of lines; undefined for the side where they begin. */
  readonly alignment?: ParagraphLook['alignment'];
  /** RGB colours. */
  readonly color?: string;
  readonly shading?: string;
  readonly border?: {
    readonly sides: readonly BorderSide[];
    readonly color: string;
    readonly thickness: number;
    /** The padding between the border and the text. */
    readonly space: number;
  };
}

const TWIPS_PER_POINT = 20;
const SINGLE = 240;

const known = new WeakMap<Theme, Formats>();

/** The formats of a theme by style; `Normal` is Word's default. */
export function formatsOf(theme: Theme): Formats {
  const formats = known.get(theme) ?? findFormats(theme);
  known.set(theme, formats);
  return formats;
}

/** The format of a paragraph in `style`, or in Word's default style. */
export function formatOf({ paragraphs }: Formats, style: ParagraphStyleId | 'Normal' = 'Normal'): Format {
  const format = paragraphs.get(style);
  if (!format) throw new Error(`Cannot set a paragraph in style ${style}, expected one of the theme's`);
  return format;
}

function findFormats(theme: Theme): Formats {
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
  const paragraphs = new Map<ParagraphStyleId | 'Normal', Format>([['Normal', normal]]);
  const characters = new Map<CharacterStyleId, RunLook>();
  for (const style of stylesOf(theme)) {
    if (style.type === 'paragraph') paragraphs.set(style.id, derived(normal, style));
    else characters.set(style.id, style.run ?? {});
  }
  return { paragraphs, characters };
}

/** Every paragraph style is based on `Normal`, except for its first-line indent. */
function derived(
  normal: Format,
  { id, paragraph = {}, run = {} }: Extract<Style, { type: 'paragraph' }>,
): Format {
  const border = borderOf(paragraph);
  const rightTab = paragraph.tabs?.find(({ alignment }) => alignment === 'right');
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
    above: borderRoom(border, 'top'),
    below: borderRoom(border, 'bottom'),
    keepNext: paragraph.keepNext ?? false,
    keepLines: paragraph.keepLines ?? false,
    contextual: paragraph.contextualSpacing ?? false,
    ...(rightTab ? { rightTab: { position: rightTab.position, dots: rightTab.dots === true } } : {}),
    ...(paragraph.alignment ? { alignment: paragraph.alignment } : {}),
    ...(run.color === undefined ? {} : { color: run.color }),
    ...(paragraph.shading === undefined ? {} : { shading: paragraph.shading }),
    ...(border ? { border } : {}),
  };
}

/** The distance in points and the width in eighths of a point (ECMA-376 Part 1, 17.3.4). */
function borderOf({ border }: ParagraphLook): Format['border'] {
  if (!border) return undefined;
  const { sides, color, size, space } = border;
  return { sides, color, thickness: (size / 8) * TWIPS_PER_POINT, space: space * TWIPS_PER_POINT };
}

function borderRoom(border: Format['border'], side: BorderSide): number {
  return border?.sides.includes(side) ? border.space + border.thickness : 0;
}
