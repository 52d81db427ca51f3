import { CALLOUT_KINDS, type CalloutKind } from '../../model/names/callout-names.js';
import type { Theme } from '../../theme/index.js';
import {
  CALLOUT_BAR,
  CALLOUT_MARGIN,
  CELL_MARGIN,
  TABLE_RULE,
  tableRuleColor,
} from '../../theme/measures.js';
import { capitalized, type TableStyleId } from '../../theme/style-ids.js';
import type { StyleNames } from '../style-names.js';

/** A table style as XML. */
interface WrittenTableStyle {
  readonly id: TableStyleId;
  readonly xml: string;
}

/** The distances between the edges of a cell and its text. */
function cellMargins(beside: number, sides: readonly string[] = ['top', 'left', 'bottom', 'right']): string {
  const margins = sides.map((side) => {
    const width = side === 'left' || side === 'right' ? beside : 0;
    return `<w:${side} w:w="${width}" w:type="dxa"/>`;
  });
  return `<w:tblCellMar>${margins.join('')}</w:tblCellMar>`;
}

/** Word's base of all table styles. */
export const TABLE_NORMAL =
  '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/>' +
  '<w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/>' +
  `${cellMargins(CELL_MARGIN)}</w:tblPr></w:style>`;

/** The style for Markdown tables, and those of callouts. */
export function tableStyles(theme: Theme, styles: StyleNames): readonly WrittenTableStyle[] {
  const { callouts } = theme;
  const begin = (id: TableStyleId, name: string): string =>
    `<w:style w:type="table" w:customStyle="1" w:styleId="${styles.idOf(id)}"><w:name w:val="${name}"/>` +
    `<w:basedOn w:val="${styles.idOf('TableNormal')}"/>`;
  const table =
    `${begin('MarkdownTable', 'Markdown Table')}<w:uiPriority w:val="59"/><w:qFormat/>` +
    `${markdownTable(theme)}</w:style>`;
  return [
    { id: 'MarkdownTable', xml: table },
    ...CALLOUT_KINDS.map((kind): WrittenTableStyle => {
      const name = capitalized(kind);
      return {
        id: `Callout${name}`,
        xml: begin(`Callout${name}`, `Callout ${name}`) + calloutLook(callouts[kind], theme),
      };
    }),
  ];
}

/** Thin rules between the rows and a shaded header row, or three black rules. */
function markdownTable(theme: Theme): string {
  const { colors, tableRules, given } = theme;
  const color = tableRuleColor(theme);
  // The base of all table styles of a template may have no margins.
  const margins = given ? cellMargins(CELL_MARGIN) : '';
  const bottom = '<w:vAlign w:val="bottom"/></w:tcPr></w:tblStylePr>';
  switch (tableRules) {
    case 'rows': {
      const rules = SIDES.map((side) => rule(side, color));
      return (
        `<w:tblPr><w:tblBorders>${rules.join('')}</w:tblBorders>${margins}</w:tblPr><w:tblStylePr w:type="firstRow"><w:tcPr>` +
        `<w:shd w:val="clear" w:color="auto" w:fill="${colors.tableHeader}"/>${bottom}`
      );
    }
    case 'three':
      return (
        `<w:tblPr><w:tblBorders>${rule('top', color)}${rule('bottom', color)}</w:tblBorders>${margins}</w:tblPr>` +
        `<w:tblStylePr w:type="firstRow"><w:tcPr><w:tcBorders>${rule('bottom', color)}</w:tcBorders>${bottom}`
      );
  }
}

const SIDES = ['top', 'bottom', 'insideH'] as const;

function rule(side: string, color: string): string {
  return `<w:${side} w:val="single" w:sz="${TABLE_RULE}" w:space="0" w:color="${color}"/>`;
}

/** A bar on the left and a background in the colour of each kind. */
function calloutLook({ ink, ground }: Theme['callouts'][CalloutKind], { given }: Theme): string {
  return (
    '<w:uiPriority w:val="60"/><w:tblPr>' +
    `<w:tblBorders><w:left w:val="single" w:sz="${CALLOUT_BAR}" w:space="0" w:color="${ink}"/></w:tblBorders>` +
    `${cellMargins(CALLOUT_MARGIN, given ? undefined : ['left', 'right'])}</w:tblPr>` +
    `<w:tcPr><w:shd w:val="clear" w:color="auto" w:fill="${ground}"/></w:tcPr></w:style>`
  );
}
