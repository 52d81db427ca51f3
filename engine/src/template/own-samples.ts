import { MAPPED_STYLES } from '../api/mapped-styles.js';
import type { Format } from '../model/format.js';
import type { CharacterStyleId, ParagraphStyleId } from '../model/names/style-ids.js';
import { TWIPS_PER_POINT } from '../model/units.js';
import { formatOf, formatsOf } from '../theme/formats.js';
import type { Theme } from '../theme/index.js';
import { NO_WORD_TEMPLATE } from '../theme/sheet.js';
import { tableStyles } from '../theme/styles/tables.js';
import type { StyleSample } from './entries.js';

/** Samples of our own styles, for those that no style of the template replaces, in the fonts and sizes of the theme. */
export function ownSamples(theme: Theme): Readonly<Record<string, StyleSample>> {
  const { normal: _, onGrid: __, ...sheet } = theme;
  const ours = { ...sheet, ...NO_WORD_TEMPLATE, tables: tableStyles(theme) };
  const formats = formatsOf(ours);
  const body = formatOf(formats, 'BodyText');
  const grounds = groundsOfTables(ours);
  return Object.fromEntries(
    MAPPED_STYLES.map((id) => {
      const format = formats.paragraphs.get(id as ParagraphStyleId) ?? body;
      return [
        id,
        { ...sampleOf(format, formats.characters.get(id as CharacterStyleId)), ...grounds.get(id) },
      ];
    }),
  );
}

function sampleOf(format: Format, run: Partial<StyleSample> = {}): StyleSample {
  const { font, size, bold, italic, color, shading, alignment } = format;
  return {
    font: run.font ?? font,
    size: run.size ?? size / TWIPS_PER_POINT,
    bold: run.bold ?? bold,
    italic: run.italic ?? italic,
    underline: run.underline === true,
    capitals: false,
    color: run.color ?? color,
    shading: run.shading ?? shading,
    alignment,
  };
}

/** The shading of our tables' header rows and of our callouts. */
function groundsOfTables({ tables }: Theme): ReadonlyMap<string, Pick<StyleSample, 'shading'>> {
  return new Map(
    Array.from(tables, ([id, { whole, firstRow }]) => [id, { shading: firstRow.shading ?? whole.shading }]),
  );
}
