import { CALLOUT_KINDS } from '../../model/names/callout-names.js';
import { capitalized, type TableStyleId } from '../../model/names/style-ids.js';
import type { Border } from '../../model/pages.js';
import type { TablePart, TableStyle } from '../../model/style.js';
import { twipsOfEighths } from '../../model/units.js';
import { CALLOUT_MARGIN, CELL_MARGIN } from '../measures.js';
import type { TemplateLook } from '../template-look.js';

export type TableStyles = ReadonlyMap<TableStyleId, TableStyle>;

/** The rules of tables, and the bar beside a callout. */
const RULE = twipsOfEighths(4);
const BAR = twipsOfEighths(24);
const STRONG_RULE = twipsOfEighths(8);
const BLACK = '000000';
const WHITE = 'FFFFFF';

/** The style of Markdown's tables, those of callouts, and the one on which Word bases all of them. */
export function tableStyles(look: TemplateLook): TableStyles {
  const all: readonly TableStyle[] = [
    {
      id: 'TableNormal',
      name: 'Normal Table',
      priority: 99,
      whole: {},
      firstRow: {},
      margins: { top: 0, right: CELL_MARGIN, bottom: 0, left: CELL_MARGIN },
    },
    {
      id: 'MarkdownTable',
      name: 'Markdown Table',
      priority: 59,
      gallery: true,
      ...rules(look),
      margins: {},
    },
    ...CALLOUT_KINDS.map((kind): TableStyle => {
      const { ink, ground } = look.callouts[kind];
      const name = capitalized(kind);
      return {
        id: `Callout${name}`,
        name: `Callout ${name}`,
        priority: 60,
        whole: { borders: { left: { thickness: BAR, color: ink } }, shading: ground },
        firstRow: {},
        margins: { right: CALLOUT_MARGIN, left: CALLOUT_MARGIN },
      };
    }),
  ];
  return new Map(all.map((style) => [style.id, changed(style, look)]));
}

/** Thin rules between the rows, or black ones above and below the table. Text stands on the rule below a header. */
function rules(look: TemplateLook): { readonly whole: TablePart; readonly firstRow: TablePart } {
  const isOuter = look.tableRules === 'outer';
  const rule: Border = { thickness: RULE, color: isOuter ? BLACK : look.colors.rule };
  return {
    whole: { borders: { top: rule, bottom: rule, ...(!isOuter && { insideH: rule }) } },
    firstRow: { ...headerRow(look, isOuter ? rule : undefined), shareAbove: 1 },
  };
}

/** The look of a header row; `rule` is the line below it where there are no others between rows. */
function headerRow({ colors, tableHeaders }: TemplateLook, rule: Border | undefined): TablePart {
  const borders = rule && { borders: { bottom: rule } };
  switch (tableHeaders) {
    case 'shaded':
      return { shading: colors.tableHeader, ...borders };
    case 'dark':
      return { shading: colors.heading, color: WHITE, ...borders };
    case 'ruled':
      return borders ?? { borders: { bottom: { thickness: STRONG_RULE, color: colors.heading } } };
  }
}

/** A style with what the template says of it alone. */
function changed(style: TableStyle, { styles }: TemplateLook): TableStyle {
  const own = styles[style.id];
  if (!own) return style;
  return {
    ...style,
    ...own,
    whole: merged(style.whole, own.whole),
    firstRow: merged(style.firstRow, own.firstRow),
    margins: { ...style.margins, ...own.margins },
  };
}

function merged(part: TablePart, own: TablePart = {}): TablePart {
  return { ...part, ...own, borders: { ...part.borders, ...own.borders } };
}
