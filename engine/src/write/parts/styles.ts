import type { Theme } from '../../theme/index.js';
import { stylesOf } from '../../theme/styles/index.js';
import { escapeAttribute } from '../../xml/escape.js';
import { val } from '../../xml/properties.js';
import { NAMESPACES, XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { PartWriter } from './package-part.js';
import { paragraphLook, runLook, style } from './style.js';
import { tableStyles } from './table-styles.js';

/** Every look as a named style, so that a change of a style in Word restyles the document. */
export const styles: PartWriter = ({ theme, resolved }) => {
  const definitions = stylesOf(theme)
    .map((definition) => style(definition, theme.firstLineIndent))
    .join('');
  const content =
    documentDefaults(theme, resolved.properties.language) +
    baseStyles(theme) +
    definitions +
    tableStyles(theme);
  return [
    {
      name: 'word/styles.xml',
      content: `${XML_DECLARATION}<w:styles ${NAMESPACES}>${content}</w:styles>`,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml',
      relationship: { from: 'document', type: RELATIONSHIP_TYPES.styles },
    },
  ];
};

function documentDefaults(theme: Theme, language: string): string {
  const run = runLook({ font: theme.fonts.body, size: theme.fontSize }).replace(
    '</w:rPr>',
    `<w:lang w:val="${escapeAttribute(language)}" w:eastAsia="zh-CN" w:bidi="ar-SA"/></w:rPr>`,
  );
  const spacing = `<w:spacing w:after="${theme.paragraphSpacing}" w:line="${theme.lineSpacing}" w:lineRule="auto"/>`;
  return `<w:docDefaults><w:rPrDefault>${run}</w:rPrDefault><w:pPrDefault><w:pPr>${spacing}</w:pPr></w:pPrDefault></w:docDefaults>`;
}

/** The defaults that every other style goes back to. */
function baseStyles({ firstLineIndent }: Theme): string {
  const body = firstLineIndent === 0 ? '' : paragraphLook({ firstLine: firstLineIndent });
  return (
    `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name ${val('Normal')}/><w:qFormat/>${body}</w:style>` +
    '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/>' +
    '<w:uiPriority w:val="1"/><w:semiHidden/><w:unhideWhenUsed/></w:style>' +
    '<w:style w:type="numbering" w:default="1" w:styleId="NoList"><w:name w:val="No List"/>' +
    '<w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/></w:style>'
  );
}
