import type { ParagraphLook, RunLook, Style } from '../../theme/style.js';
import { propertyElement, val } from '../properties.js';

/** Writes one style (ECMA-376 Part 1, 17.7.4.17). */
export function style(definition: Style, firstLineIndent: number): string {
  const { type, id, name, basedOn, link, priority, gallery, run } = definition;
  const next = type === 'paragraph' ? definition.next : undefined;
  // Styles based on body text do not inherit its first-line indent.
  const reset = type === 'paragraph' && firstLineIndent !== 0 ? { firstLine: 0 } : {};
  const paragraph = type === 'paragraph' ? { ...reset, ...definition.paragraph } : undefined;
  const custom = BUILT_IN.test(name) ? '' : ' w:customStyle="1"';
  return (
    `<w:style w:type="${type}"${custom} w:styleId="${id}"><w:name ${val(name)}/>` +
    (basedOn ? `<w:basedOn ${val(basedOn)}/>` : '') +
    (next ? `<w:next ${val(next)}/>` : '') +
    (link ? `<w:link ${val(link)}/>` : '') +
    (priority === undefined ? '' : `<w:uiPriority ${val(priority)}/>`) +
    (gallery ? '<w:qFormat/>' : '') +
    (paragraph ? paragraphLook(paragraph) : '') +
    (run ? runLook(run) : '') +
    '</w:style>'
  );
}

/** The names of Word's own styles that are in use. */
const BUILT_IN =
  /^(?:heading \d|toc \d|TOC Heading|List Paragraph|Quote|(?:foot|end)note (?:text|reference)|Hyperlink|Title|Subtitle|caption|header|footer)$/;

/** The paragraph properties of a style. */
export function paragraphLook(look: ParagraphLook): string {
  return propertyElement('w:pPr', {
    keepNext: look.keepNext || undefined,
    keepLines: look.keepLines || undefined,
    pBdr: border(look),
    shd: look.shading && shading(look.shading),
    tabs: look.tabs && tabs(look.tabs),
    spacing: spacing(look),
    ind: indent(look),
    contextualSpacing: look.contextualSpacing || undefined,
    jc: look.alignment && val(look.alignment),
    outlineLvl: look.outlineLevel === undefined ? undefined : val(look.outlineLevel),
  });
}

/** The run properties of a style. */
export function runLook(look: RunLook): string {
  const { font, size } = look;
  const halfPoints = size === undefined ? undefined : val(Math.round(size * 2));
  return propertyElement('w:rPr', {
    rFonts: font && `w:ascii="${font}" w:hAnsi="${font}"${look.noProof ? ` w:cs="${font}"` : ''}`,
    b: look.bold || undefined,
    bCs: look.bold || undefined,
    i: look.italic || undefined,
    iCs: look.italic || undefined,
    noProof: look.noProof || undefined,
    color: look.color && val(look.color),
    sz: halfPoints,
    szCs: halfPoints,
    u: look.underline ? val('single') : undefined,
    bdr: look.border && `w:val="single" w:sz="4" w:space="0" w:color="${look.border}"`,
    shd: look.shading && shading(look.shading),
    vertAlign: look.superscript ? val('superscript') : undefined,
  });
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

function indent({ left, right, hanging, firstLine }: ParagraphLook): string | undefined {
  const attributes = [
    left === undefined ? '' : `w:left="${left}"`,
    right === undefined ? '' : `w:right="${right}"`,
    hanging === undefined ? '' : `w:hanging="${hanging}"`,
    firstLine === undefined || hanging !== undefined ? '' : `w:firstLine="${firstLine}"`,
  ].filter((attribute) => attribute !== '');
  return attributes.length === 0 ? undefined : attributes.join(' ');
}

function border({ border: look }: ParagraphLook): string | undefined {
  if (!look) return undefined;
  const line = `w:val="single" w:sz="${look.size}" w:space="${look.space}" w:color="${look.color}"`;
  return `<w:pBdr>${look.sides.map((side) => `<w:${side} ${line}/>`).join('')}</w:pBdr>`;
}

function shading(color: string): string {
  return `w:val="clear" w:color="auto" w:fill="${color}"`;
}
