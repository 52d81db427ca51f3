import type { ParagraphStyleId } from '../../model/names/style-ids.js';
import type { Languages } from '../../model/resolved.js';
import type { Style } from '../../model/style.js';
import { bodyFonts } from '../../theme/fonts.js';
import type { Theme } from '../../theme/index.js';
import { hasLineNumbers } from '../../theme/line-numbers.js';
import { themeReferences } from '../../theme/scheme.js';
import { stylesOf } from '../../theme/styles/index.js';
import { NAMESPACES, XML_DECLARATION } from '../namespaces.js';
import { propertyElement, val } from '../property-elements.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import { LATENT_STYLES } from './latent-styles.js';
import { namedStyles } from './named-styles.js';
import type { PartWriter } from './part-writer.js';
import { style } from './style.js';
import { tableNormal, tableStyles } from './table-styles.js';

/** All formatting consists of named styles, so that changing a style in Word changes the document. */
export const styles: PartWriter = ({ theme, resolved, composed }, { ledger, styles }) => {
  const { ofStyle } = ledger.numbering;
  const references = themeReferences(theme);
  // Copied before the definitions are written, since these name all styles.
  const used = { paragraph: ledger.usedStyles, character: new Set<string>(styles.used) };
  const definitions = stylesOf(theme)
    .filter(
      ({ numbering }) => !numbering || numbering.kind === 'Heading' || ofStyle[numbering.kind] !== undefined,
    )
    .map((definition) => {
      const isUncounted =
        composed.lineNumbers !== undefined &&
        definition.type === 'paragraph' &&
        !hasLineNumbers(definition.id);
      const directed = composed.runsRightToLeft ? turnedBack(definition) : definition;
      return style(offered(directed, used), ofStyle, styles, references, false, isUncounted);
    })
    .join('');
  const content =
    documentDefaults(theme, resolved.properties.languages) +
    LATENT_STYLES +
    normal(theme, resolved.properties.languages, composed.runsRightToLeft) +
    BASE_STYLES +
    definitions +
    namedStyles(styles) +
    tableNormal(theme) +
    tableStyles(theme, styles, references, used.character)
      .map(({ xml }) => xml)
      .join('');
  return [
    {
      name: 'word/styles.xml',
      content: `${XML_DECLARATION}<w:styles ${NAMESPACES}>${content}</w:styles>`,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml',
      relationship: { from: 'document', type: RELATIONSHIP_TYPES.styles },
    },
  ];
};

/** Code runs from left to right in every text, also what a person adds to it in Word. */
function turnedBack(definition: Style): Style {
  if (definition.type !== 'paragraph' || !LEFT_TO_RIGHT.has(definition.id)) return definition;
  return { ...definition, paragraph: { ...definition.paragraph, leftToRight: true } };
}

const LEFT_TO_RIGHT: ReadonlySet<string> = new Set<ParagraphStyleId>(['SourceCode', 'CodeLabel']);

/** Word's gallery and its list of styles show what the document uses, and what every document may need. */
function offered(definition: Style, used: Readonly<Record<Style['type'], ReadonlySet<string>>>): Style {
  const { type, id } = definition;
  if (used[type].has(id) || ALWAYS_OFFERED.has(id)) return definition;
  return { ...definition, gallery: false, ...(ALWAYS_LISTED.has(id) ? {} : { hidden: true }) };
}

const ALWAYS_LISTED: ReadonlySet<string> = new Set<ParagraphStyleId>([
  'Subtitle',
  'Quote',
  'ListBullet',
  'ListNumber',
  'ListParagraph',
  'Caption',
]);

const ALWAYS_OFFERED: ReadonlySet<string> = new Set<ParagraphStyleId>([
  'BodyText',
  'Heading1',
  'Heading2',
  'Heading3',
  'Title',
]);

function bodyFontsOf(theme: Theme, languages: Languages): string {
  const fonts = bodyFonts(theme.fonts.body, languages);
  return (
    `w:ascii="${fonts.western}" w:hAnsi="${fonts.western}" w:eastAsia="${fonts.eastAsian}" w:cs="${fonts.complex}" ` +
    'w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi" w:eastAsiaTheme="minorEastAsia" w:cstheme="minorBidi"'
  );
}

/**
 * The style on which all others are based. It names the font and the size of the defaults again: LibreOffice takes what only the
 * defaults name for properties of a table's style, and sets code in tables and callouts in that font and size. It has the direction
 * of the document, so that what a person adds in Word has it, too, and entries of contents keep it when Word makes them anew.
 */
function normal(theme: Theme, languages: Languages, bidi: true | undefined): string {
  const size = val(theme.fontSize * 2);
  const paragraph = propertyElement('w:pPr', { bidi });
  const run = propertyElement('w:rPr', { rFonts: bodyFontsOf(theme, languages), sz: size, szCs: size });
  return `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/>${paragraph}${run}</w:style>`;
}

function documentDefaults(theme: Theme, languages: Languages): string {
  const { western, eastAsian = DEFAULT_EAST_ASIAN, complex = DEFAULT_COMPLEX } = languages;
  const size = val(theme.fontSize * 2);
  const run = propertyElement('w:rPr', {
    rFonts: bodyFontsOf(theme, languages),
    sz: size,
    szCs: size,
    lang: `w:val="${western}" w:eastAsia="${eastAsian}" w:bidi="${complex}"`,
  });
  return `<w:docDefaults><w:rPrDefault>${run}</w:rPrDefault><w:pPrDefault/></w:docDefaults>`;
}

/** The tags that Word itself writes for documents without such text. */
const DEFAULT_EAST_ASIAN = 'en-US';
const DEFAULT_COMPLEX = 'ar-SA';

/** The style on which all character styles are based. */
export const DEFAULT_CHARACTER_STYLE =
  '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/>' +
  '<w:uiPriority w:val="1"/><w:semiHidden/><w:unhideWhenUsed/></w:style>';

/** The defaults on which styles that are not of paragraphs are based. */
const BASE_STYLES =
  DEFAULT_CHARACTER_STYLE +
  '<w:style w:type="numbering" w:default="1" w:styleId="NoList"><w:name w:val="No List"/>' +
  '<w:uiPriority w:val="99"/><w:semiHidden/><w:unhideWhenUsed/></w:style>';
