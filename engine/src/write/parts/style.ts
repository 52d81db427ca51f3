import type { ParagraphLook, ParagraphStyle, RunLook, Style } from '../../model/style.js';
import type { ThemeReferences } from '../../theme/scheme.js';
import { escapeAttribute } from '../../xml/escape.js';
import type { NumberingLedger } from '../numbering-ledger.js';
import { propertyElement, val } from '../property-elements.js';
import type { StyleNames } from '../style-names.js';
import { borderLine, shading, textColor } from './colors.js';

/**
 * Writes one style (ECMA-376 Part 1, 17.7.4.17). Without the references of a theme, its fonts and colours are those of the
 * definition only. `resetsCharacters` takes inherited indents in characters away, which would override those of the definition;
 * `isUncounted` leaves the lines out where lines are numbered.
 */
export function style(
  definition: Style,
  numIds: ListNumIds,
  styles: StyleNames,
  references?: ThemeReferences,
  resetsCharacters = false,
  isUncounted = false,
): string {
  const { type, id, name, basedOn, link, priority, gallery, hidden, run } = definition;
  const next = type === 'paragraph' ? definition.next : undefined;
  const paragraph = type === 'paragraph' ? definition.paragraph : undefined;
  const numbering = type === 'paragraph' ? definition.numbering : undefined;
  const custom = BUILT_IN.test(name) ? '' : ' w:customStyle="1"';
  return (
    `<w:style w:type="${type}"${custom} w:styleId="${styles.idOf(id)}"><w:name ${val(name)}/>` +
    (basedOn ? `<w:basedOn ${val(styles.idOf(basedOn))}/>` : '') +
    (next ? `<w:next ${val(styles.idOf(next))}/>` : '') +
    (link ? `<w:link ${val(styles.idOf(link))}/>` : '') +
    (priority === undefined ? '' : `<w:uiPriority ${val(priority)}/>`) +
    (hidden ? HIDDEN_UNTIL_USED : '') +
    (gallery ? '<w:qFormat/>' : '') +
    (paragraph
      ? paragraphLook(
          paragraph,
          numbering && numberingProperties(numbering, numIds),
          references,
          resetsCharacters,
          isUncounted,
        )
      : '') +
    (run ? runLook(run, references) : '') +
    '</w:style>'
  );
}

/** The `numId` of the list behind the styles of each kind, if the document has such lists. */
type ListNumIds = NumberingLedger['ofStyle'];

function numberingProperties(
  { kind, level }: NonNullable<ParagraphStyle['numbering']>,
  numIds: ListNumIds,
): string | undefined {
  const numId = numIds[kind];
  return numId === undefined
    ? undefined
    : `<w:numPr><w:ilvl ${val(level)}/><w:numId ${val(numId)}/></w:numPr>`;
}

/** Word lists such a style only once a document uses it (17.7.4.16, 17.7.4.20). */
export const HIDDEN_UNTIL_USED = '<w:semiHidden/><w:unhideWhenUsed/>';

/** The names of Word's own styles that are in use. */
const BUILT_IN =
  /^(?:Body Text|heading \d|toc \d|TOC Heading|List (?:Paragraph|Bullet|Number|Continue)(?: \d)?|Bibliography|Quote|(?:foot|end)note (?:text|reference)|annotation (?:text|reference|subject)|Balloon Text|(?:Followed)?Hyperlink|Title|Subtitle|caption|table of figures|index \d|header|footer)$/;

/** The paragraph properties of a style. */
function paragraphLook(
  look: ParagraphLook,
  numPr: string | undefined,
  references: ThemeReferences | undefined,
  resetsCharacters: boolean,
  isUncounted: boolean,
): string {
  return propertyElement('w:pPr', {
    keepNext: look.keepNext || undefined,
    keepLines: look.keepLines || undefined,
    numPr,
    suppressLineNumbers: isUncounted || undefined,
    pBdr: border(look, references),
    shd: look.shading && shading(look.shading, references),
    tabs: look.tabs && tabs(look.tabs),
    suppressAutoHyphens: look.undivided || undefined,
    bidi: look.leftToRight ? val(0) : undefined,
    spacing: spacing(look),
    ind: indent(look, resetsCharacters),
    contextualSpacing: look.contextualSpacing || undefined,
    jc: look.alignment && val(look.alignment),
    outlineLvl: look.outlineLevel === undefined ? undefined : val(look.outlineLevel),
  });
}

/** The run properties of a style. */
function runLook(look: RunLook, references?: ThemeReferences): string {
  const { font, size } = look;
  const halfPoints = size === undefined ? undefined : val(Math.round(size * 2));
  return propertyElement('w:rPr', {
    rFonts: font && fontsOf(font, look, references?.fontName(font)),
    b: look.bold || undefined,
    bCs: look.bold || undefined,
    i: look.italic || undefined,
    iCs: look.italic || undefined,
    caps: look.caps || undefined,
    smallCaps: look.smallCaps || undefined,
    strike: look.strike || undefined,
    noProof: look.noProof || undefined,
    color: look.color && textColor(look.color, references),
    kern: look.kerning === undefined ? undefined : val(look.kerning * 2),
    sz: halfPoints,
    szCs: halfPoints,
    u: look.underline ? val('single') : undefined,
    bdr: look.border && borderLine({ color: look.border, size: 4 }, references),
    shd: look.shading && shading(look.shading, references),
    vertAlign: look.superscript ? val('superscript') : undefined,
  });
}

/** Both by the theme's name, and as they are, for readers that do not know themes. */
function fontsOf(font: string, { noProof }: RunLook, name: 'major' | 'minor' | undefined): string {
  const themed = name ? ` w:asciiTheme="${name}HAnsi" w:hAnsiTheme="${name}HAnsi"` : '';
  const own = escapeAttribute(font);
  return `w:ascii="${own}" w:hAnsi="${own}"${noProof ? ` w:cs="${own}"` : ''}${themed}`;
}

function spacing({ before, after, line }: ParagraphLook): string | undefined {
  const attributes = [
    before === undefined ? '' : `w:before="${before}"`,
    after === undefined ? '' : `w:after="${after}"`,
    line === undefined ? '' : `w:line="${line}" w:lineRule="auto"`,
  ].filter((attribute) => attribute !== '');
  return attributes.length === 0 ? undefined : attributes.join(' ');
}

function tabs(stops: NonNullable<ParagraphLook['tabs']>): string {
  const xml = stops.map(
    ({ position, alignment, dots }) =>
      `<w:tab w:val="${alignment}"${dots ? ' w:leader="dot"' : ''} w:pos="${position}"/>`,
  );
  return `<w:tabs>${xml.join('')}</w:tabs>`;
}

function indent(
  { left, right, hanging, firstLine, firstLineCharacters }: ParagraphLook,
  resetsCharacters: boolean,
): string | undefined {
  const attributes = [
    left === undefined ? '' : `w:left="${left}"`,
    right === undefined ? '' : `w:right="${right}"`,
    hanging === undefined ? '' : `w:hanging="${hanging}"`,
    firstLine === undefined || hanging !== undefined ? '' : `w:firstLine="${firstLine}"`,
  ].filter((attribute) => attribute !== '');
  if (attributes.length === 0) return undefined;
  // What Word computes from them stands beside them, for readers that do not know them.
  if (firstLineCharacters !== undefined)
    return [`w:firstLineChars="${firstLineCharacters * 100}"`, ...attributes].join(' ');
  return [...(resetsCharacters ? NO_CHARACTERS : []), ...attributes].join(' ');
}

/** As Chinese and Japanese templates have them (ECMA-376 Part 1, 17.3.1.12). */
const NO_CHARACTERS = ['w:firstLineChars="0"', 'w:leftChars="0"', 'w:hangingChars="0"'];

function border(
  { border: look }: ParagraphLook,
  references: ThemeReferences | undefined,
): string | undefined {
  if (!look) return undefined;
  const line = borderLine(look, references);
  return `<w:pBdr>${look.sides.map((side) => `<w:${side} ${line}/>`).join('')}</w:pBdr>`;
}
