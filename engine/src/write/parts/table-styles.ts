import { CALLOUT_KINDS, type CalloutKind } from '../../model/callout-names.js';
import type { Theme } from '../../theme/index.js';

/** Word's two base table styles and the one for Markdown tables: thin rules and a shaded, bold header row. */
export function tableStyles({ colors, callouts }: Theme): string {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const rules = sides.map(
    (side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="${colors.rule}"/>`,
  );
  return (
    '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/>' +
    '<w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/>' +
    '<w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/>' +
    '<w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>' +
    '<w:style w:type="table" w:customStyle="1" w:styleId="MarkdownTable"><w:name w:val="Markdown Table"/>' +
    `<w:basedOn w:val="TableNormal"/><w:uiPriority w:val="59"/><w:qFormat/><w:tblPr><w:tblBorders>${rules.join('')}</w:tblBorders></w:tblPr>` +
    '<w:tblStylePr w:type="firstRow"><w:rPr><w:b/><w:bCs/></w:rPr><w:tcPr>' +
    `<w:shd w:val="clear" w:color="auto" w:fill="${colors.tableHeader}"/><w:vAlign w:val="bottom"/></w:tcPr></w:tblStylePr></w:style>` +
    CALLOUT_KINDS.map((kind) => calloutStyle(kind, callouts[kind])).join('')
  );
}

/** A bar on the left and a background in the colour of each kind. */
function calloutStyle(kind: CalloutKind, { ink, ground }: Theme['callouts'][CalloutKind]): string {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return (
    `<w:style w:type="table" w:customStyle="1" w:styleId="Callout${name}"><w:name w:val="Callout ${name}"/>` +
    '<w:basedOn w:val="TableNormal"/><w:uiPriority w:val="60"/><w:tblPr>' +
    `<w:tblBorders><w:left w:val="single" w:sz="24" w:space="0" w:color="${ink}"/></w:tblBorders>` +
    '<w:tblCellMar><w:left w:w="170" w:type="dxa"/><w:right w:w="170" w:type="dxa"/></w:tblCellMar></w:tblPr>' +
    `<w:tcPr><w:shd w:val="clear" w:color="auto" w:fill="${ground}"/></w:tcPr></w:style>`
  );
}
