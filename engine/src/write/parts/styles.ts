import type { Languages } from '../../model/resolved.js';
import { bodyFonts } from '../../theme/fonts.js';
import type { Theme } from '../../theme/index.js';
import { stylesOf } from '../../theme/styles/index.js';
import { NAMESPACES, XML_DECLARATION } from '../namespaces.js';
import { propertyElement, val } from '../properties.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { PartWriter } from './package-part.js';
import { paragraphLook, style } from './style.js';
import { tableStyles } from './table-styles.js';

/** All formatting consists of named styles, so that changing a style in Word changes the document. */
export const styles: PartWriter = ({ theme, resolved }) => {
  const definitions = stylesOf(theme)
    .map((definition) => style(definition, theme.firstLineIndent))
    .join('');
  const content =
    documentDefaults(theme, resolved.properties.languages) +
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

function documentDefaults(theme: Theme, languages: Languages): string {
  const { western, eastAsian = DEFAULT_EAST_ASIAN, complex = DEFAULT_COMPLEX } = languages;
  const size = val(theme.fontSize * 2);
  const fonts = bodyFonts(theme.fonts.body, languages);
  const run = propertyElement('w:rPr', {
    rFonts: `w:ascii="${fonts.western}" w:hAnsi="${fonts.western}" w:eastAsia="${fonts.eastAsian}" w:cs="${fonts.complex}"`,
    sz: size,
    szCs: size,
    lang: `w:val="${western}" w:eastAsia="${eastAsian}" w:bidi="${complex}"`,
  });
  const spacing = `<w:spacing w:after="${theme.paragraphSpacing}" w:line="${theme.lineSpacing}" w:lineRule="auto"/>`;
  return `<w:docDefaults><w:rPrDefault>${run}</w:rPrDefault><w:pPrDefault><w:pPr>${spacing}</w:pPr></w:pPrDefault></w:docDefaults>`;
}

/** What Word itself writes for documents without such text. */
const DEFAULT_EAST_ASIAN = 'en-US';
const DEFAULT_COMPLEX = 'ar-SA';

/** The defaults on which all other styles are based. */
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
