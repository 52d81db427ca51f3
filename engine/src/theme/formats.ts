import { BARE_FORMAT, type Format } from '../model/format.js';
import type { CharacterStyleId, ParagraphStyleId } from '../model/names/style-ids.js';
import type { BorderSide, ParagraphLook, ParagraphStyle, RunLook, Style } from '../model/style.js';
import type { Toggle } from '../model/toggles.js';
import { TWIPS_PER_POINT, twipsOfEighths } from '../model/units.js';
import { SINGLE } from './measures.js';
import type { Theme } from './sheet.js';
import { stylesOf } from './styles/index.js';
import { tableStyleOf, withTableText } from './table-cells.js';

/** The measurements of the styles of a theme, for the layout. */
export interface Formats {
  readonly paragraphs: ReadonlyMap<ParagraphStyleId | 'Normal', Format>;
  readonly characters: ReadonlyMap<CharacterStyleId, RunLook>;
}

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
  const normal: Format = theme.normal ?? {
    ...BARE_FORMAT,
    style: 'Normal',
    font: theme.fonts.body,
    size: theme.fontSize * TWIPS_PER_POINT,
  };
  const paragraphs = new Map<ParagraphStyleId | 'Normal', Format>([['Normal', normal]]);
  const characters = new Map<CharacterStyleId, RunLook>();
  for (const style of stylesOf(theme)) {
    if (style.type === 'character')
      characters.set(style.id, theme.characters.get(style.id) ?? style.run ?? {});
    else
      paragraphs.set(
        style.id,
        theme.paragraphs.get(style.id) ??
          onGrid(derived(formatOf({ paragraphs, characters }, style.basedOn), style), style, theme),
      );
  }
  for (const id of ['TableText', 'TableHeading'] as const) {
    const format = paragraphs.get(id);
    if (format)
      paragraphs.set(id, withTableText(format, tableStyleOf(theme, 'MarkdownTable'), id === 'TableHeading'));
  }
  return { paragraphs, characters };
}

/** A style that sets its line spacing itself: with it, each line takes up whole lines of a template's grid. */
function onGrid(format: Format, { paragraph }: ParagraphStyle, theme: Theme): Format {
  return theme.onGrid && paragraph?.line !== undefined
    ? { ...format, spacing: theme.onGrid(format) }
    : format;
}

/** The format of a style based on another, which comes before it. */
function derived(
  base: Format,
  { id, paragraph = {}, run = {} }: Extract<Style, { type: 'paragraph' }>,
): Format {
  const border = borderOf(paragraph);
  const rightTab = paragraph.tabs?.find(({ alignment }) => alignment === 'right');
  const hanging = paragraph.hanging === undefined ? undefined : -paragraph.hanging;
  return {
    ...base,
    style: id,
    font: run.font ?? base.font,
    size: run.size === undefined ? base.size : run.size * TWIPS_PER_POINT,
    bold: run.bold ?? base.bold,
    italic: run.italic ?? base.italic,
    ...toggledFormat('caps', run),
    ...toggledFormat('smallCaps', run),
    ...toggledFormat('strike', run),
    before: paragraph.before ?? base.before,
    after: paragraph.after ?? base.after,
    spacing: paragraph.line === undefined ? base.spacing : paragraph.line / SINGLE,
    left: paragraph.left ?? base.left,
    right: paragraph.right ?? base.right,
    firstLine: hanging ?? paragraph.firstLine ?? base.firstLine,
    above: border ? borderRoom(border, 'top') : base.above,
    below: border ? borderRoom(border, 'bottom') : base.below,
    keepNext: paragraph.keepNext ?? base.keepNext,
    keepLines: paragraph.keepLines ?? base.keepLines,
    contextual: paragraph.contextualSpacing ?? base.contextual,
    ...(rightTab ? { rightTab: { position: rightTab.position, dots: rightTab.dots === true } } : {}),
    ...(paragraph.alignment ? { alignment: paragraph.alignment } : {}),
    // Word does not divide words that it does not proof.
    ...(paragraph.undivided || run.noProof ? { undivided: true } : {}),
    ...(run.color === undefined ? {} : { color: run.color }),
    ...(paragraph.shading === undefined ? {} : { shading: paragraph.shading }),
    ...(border ? { border } : {}),
  };
}

function toggledFormat(toggle: Toggle, run: Pick<RunLook, Toggle>): Partial<Pick<Format, Toggle>> {
  const value = run[toggle];
  return value === undefined ? {} : { [toggle]: value };
}

/** The distance in points and the width in eighths of a point (ECMA-376 Part 1, 17.3.4). */
function borderOf({ border }: ParagraphLook): Format['border'] {
  if (!border) return undefined;
  const { sides, color, size, space } = border;
  return { sides, color, thickness: twipsOfEighths(size), space: space * TWIPS_PER_POINT };
}

function borderRoom(border: Format['border'], side: BorderSide): number {
  return border?.sides.includes(side) ? border.space + border.thickness : 0;
}
