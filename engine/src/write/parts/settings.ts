import type { Languages } from '../../model/resolved.js';
import { isEastAsian } from '../../theme/east-asian.js';
import { MAX_HYPHENS } from '../../theme/measures.js';
import type { Environment } from '../environment.js';
import { MATH, NAMESPACES, XML_DECLARATION } from '../namespaces.js';
import { val } from '../property-elements.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import { SEPARATOR_IDS } from './notes.js';
import type { PartWriter } from './part-writer.js';

/**
 * The document's settings. Without `compatibilityMode` 15, Word opens it in compatibility mode; `updateFields` is
 * omitted because it makes Word ask each time the document is opened.
 */
export const settings: PartWriter = settingsWith('');

/** The same with document variables (17.15.1.31). */
export function settingsWith(variables: string): PartWriter {
  return (environment) => settingsPart(environment, variables);
}

function settingsPart({ composed, resolved, theme }: Environment, variables: string): ReturnType<PartWriter> {
  const note = composed.noteKind;
  const hasEvenPages = composed.sections.some(({ ownPages }) => ownPages.includes('even'));
  const separators = Object.values(SEPARATOR_IDS).map((id) => `<w:${note} w:id="${id}"/>`);
  const numberFormat = note === 'endnote' ? '<w:numFmt w:val="decimal"/>' : '';
  const notes =
    composed.notes.length === 0 ? '' : `<w:${note}Pr>${numberFormat}${separators.join('')}</w:${note}Pr>`;
  const content =
    `<w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/>${theme.justified ? HYPHENATION : ''}${hasEvenPages ? '<w:evenAndOddHeaders/>' : ''}<w:characterSpacingControl ${val(punctuationOf(resolved.properties.languages))}/>` +
    `${notes}<w:compat>${theme.justified ? UNSTRETCHED : ''}${COMPATIBILITY}</w:compat>` +
    `${variables}${MATH_PROPERTIES}${fontLanguages(resolved.properties.languages)}${COLOR_MAPPING}` +
    numberSigns(resolved.properties.languages);
  return [
    {
      name: 'word/settings.xml',
      content: `${XML_DECLARATION}<w:settings ${MATH} ${NAMESPACES}>${content}</w:settings>`,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml',
      relationship: { from: 'document', type: RELATIONSHIP_TYPES.settings },
    },
  ];
}

/** Chinese and Japanese punctuation beside other punctuation takes half of its width (17.15.1.18). */
function punctuationOf({ primary }: Languages): string {
  return isEastAsian(primary) ? 'compressPunctuation' : 'doNotCompress';
}

/** Word divides words, but not in too many lines in a row, and none in capitals (17.15.1.10, 17.15.1.22). */
const HYPHENATION = `<w:autoHyphenation/><w:consecutiveHyphenLimit ${val(MAX_HYPHENS)}/><w:doNotHyphenateCaps/>`;

/** A line that ends with a break is not stretched to the margin (17.15.3.10). */
const UNSTRETCHED = '<w:doNotExpandShiftReturn/>';

/** What a new file of Word 2013 and later says of itself (MS-DOCX, `compatSetting`). */
const COMPATIBILITY = Object.entries({
  compatibilityMode: 15,
  overrideTableStyleFontSizeAndJustification: 1,
  enableOpenTypeFeatures: 1,
  doNotFlipMirrorIndents: 1,
  differentiateMultirowTableHeaders: 1,
  useWord2013TrackBottomHyphenation: 0,
})
  .map(
    ([name, value]) =>
      `<w:compatSetting w:name="${name}" w:uri="http://schemas.microsoft.com/office/word" w:val="${value}"/>`,
  )
  .join('');

/** Languages that write 1.5; most others write 1,5. */
const WITH_POINT =
  /^(?:en|zh|ja|ko|th|he|hi|bn|ta|te|ur|ar|fa|ga|cy|ms|sw|fil)(?:-|$)|^(?:de|it|fr)-CH$|^es-(?:MX|US|PR|419)$/;

/** By these, Word reads the numbers that it adds up in tables (17.15.1.34, 17.15.1.56). */
function numberSigns({ western }: Languages): string {
  const [decimal, list] = WITH_POINT.test(western) ? ['.', ','] : [',', ';'];
  return `<w:decimalSymbol ${val(decimal)}/><w:listSeparator ${val(list)}/>`;
}

/** How Word sets the formulas that a person adds: as its own new documents do (ECMA-376 Part 1, 22.1.2.62). */
const MATH_PROPERTIES =
  '<m:mathPr><m:mathFont m:val="Cambria Math"/><m:brkBin m:val="before"/><m:brkBinSub m:val="--"/><m:smallFrac m:val="0"/>' +
  '<m:dispDef/><m:lMargin m:val="0"/><m:rMargin m:val="0"/><m:defJc m:val="centerGroup"/><m:wrapIndent m:val="1440"/>' +
  '<m:intLim m:val="subSup"/><m:naryLim m:val="undOvr"/></m:mathPr>';

/** By these, Word finds the fonts of the theme for each kind of writing system (17.15.1.88). */
function fontLanguages({ western, eastAsian, complex }: Languages): string {
  const others = `${eastAsian ? ` w:eastAsia="${eastAsian}"` : ''}${complex ? ` w:bidi="${complex}"` : ''}`;
  return `<w:themeFontLang w:val="${western}"${others}/>`;
}

/** The names that styles use for the colours of the theme (17.15.1.20). */
const COLOR_MAPPING =
  '<w:clrSchemeMapping w:bg1="light1" w:t1="dark1" w:bg2="light2" w:t2="dark2" w:accent1="accent1" w:accent2="accent2" ' +
  'w:accent3="accent3" w:accent4="accent4" w:accent5="accent5" w:accent6="accent6" w:hyperlink="hyperlink" ' +
  'w:followedHyperlink="followedHyperlink"/>';
