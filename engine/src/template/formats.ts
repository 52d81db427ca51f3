import { heightsOf, verticalMeasures } from '../metrics/fonts.js';
import type { Format } from '../model/format.js';
import type { RunLook } from '../model/style.js';
import { TOGGLES } from '../model/toggles.js';
import { TWIPS_PER_POINT, twipsOfEighths } from '../model/units.js';
import type { MeasuredFonts } from './fonts.js';
import { type Look, spaceOfCharacters } from './look.js';

/** The properties of a template's style that the layout needs. */
export function formatOfLook(
  style: string,
  look: Look,
  fonts: MeasuredFonts,
  gridPitch: number | undefined,
): Format {
  const font = fonts.of(look.font);
  const { border } = look;
  const thickness = border ? twipsOfEighths(border.size) : 0;
  const padding = (border?.space ?? 0) * TWIPS_PER_POINT;
  const room = (side: 'top' | 'bottom'): number => (border?.sides.includes(side) ? padding + thickness : 0);
  return {
    style,
    font,
    size: look.size * TWIPS_PER_POINT,
    bold: look.bold,
    italic: look.italic,
    ...(spaceOfCharacters(look) === 0 ? {} : { characterSpace: spaceOfCharacters(look) }),
    ...(look.caps ? { caps: true } : {}),
    ...(look.smallCaps ? { smallCaps: true } : {}),
    ...(look.strike ? { strike: true } : {}),
    before: look.before,
    after: look.after,
    spacing: lineSpacing(look, font, gridPitch),
    left: look.left,
    right: look.right,
    firstLine: look.firstLine,
    above: room('top'),
    below: room('bottom'),
    keepNext: look.keepNext,
    keepLines: look.keepLines,
    ...(look.beginsPage ? { beginsPage: true } : {}),
    contextual: look.contextual,
    ...(look.rightTab ? { rightTab: look.rightTab } : {}),
    ...(look.alignment ? { alignment: look.alignment } : {}),
    ...(look.color === undefined ? {} : { color: look.color }),
    ...(look.shading === undefined ? {} : { shading: look.shading }),
    ...(border ? { border: { sides: border.sides, color: border.color, thickness, space: padding } } : {}),
  };
}

/** Converts a line height to a multiple of the font's own: for exact heights, and for lines on the document grid. */
function lineSpacing({ line, size, snapsToGrid }: Look, font: string, grid: number | undefined): number {
  const own = heightOf({ font, size: size * TWIPS_PER_POINT });
  if (line.rule === 'exact') return line.twips / own;
  if (line.rule === 'atLeast') return Math.max(line.twips / own, 1);
  return grid === undefined || !snapsToGrid ? line.of : line.of * linesOnGrid(own, grid);
}

function heightOf({ font, size }: Pick<Format, 'font' | 'size'>): number {
  const { ascent, descent } = heightsOf(verticalMeasures(font), size);
  return ascent + descent;
}

/** The line spacing on the document grid, where lines are rounded up to whole grid lines, as a multiple of the font's own. */
function linesOnGrid(own: number, grid: number): number {
  return (Math.ceil(own / grid) * grid) / own;
}

/** The pitch of the document grid for a style of ours: in tables, Word ignores the grid unless the file asks for it. */
export function gridOf(style: string, grid: number | undefined, isInTables: boolean): number | undefined {
  return isInTables || !/^(?:Table(?!Note|Caption)|Callout)/.test(style) ? grid : undefined;
}

/** Adapts the line spacing of our styles to the document grid. */
export function spacingOnGrid(grid: number, isInTables: boolean): (format: Format) => number {
  return (format) => {
    const pitch = gridOf(format.style, grid, isInTables);
    return pitch === undefined ? format.spacing : format.spacing * linesOnGrid(heightOf(format), pitch);
  };
}

/** How text in a character style differs from its paragraph. */
export function runLookOf(look: Look, defaults: Look, fonts: MeasuredFonts): RunLook {
  return {
    ...(look.font === defaults.font ? {} : { font: fonts.of(look.font) }),
    ...(look.size === defaults.size ? {} : { size: look.size }),
    ...Object.fromEntries(
      TOGGLES.flatMap((toggle) => (look[toggle] && !defaults[toggle] ? [[toggle, true]] : [])),
    ),
    ...(look.underline ? { underline: true } : {}),
    ...(look.color === undefined ? {} : { color: look.color }),
    ...(look.shading === undefined ? {} : { shading: look.shading }),
    ...(look.superscript ? { superscript: true } : {}),
  };
}

/** The font of code in files like pandoc's, where the runs of a block name a monospaced font and its style does not. */
export function codeRunOf(
  block: Look | undefined,
  inline: Look | undefined,
  fonts: MeasuredFonts,
): RunLook | undefined {
  if (!block || !inline?.font || fonts.isMonospaced(block.font) || !fonts.isMonospaced(inline.font))
    return undefined;
  return { font: inline.font, size: inline.size };
}
