import type { ComposedParagraph, Indents, ListNumbering } from '../../model/composed.js';
import { writeInlines } from '../inlines/index.js';
import type { Ledger } from '../ledger.js';
import { propertyElement, val } from '../properties.js';
import type { Writer } from '../writer.js';

/** Writes a paragraph; `before` and `after` are runs around its own. */
export function writeParagraph(
  paragraph: ComposedParagraph,
  writer: Writer,
  before = '',
  after = '',
): string {
  const properties = paragraphProperties(paragraph, writer.ledger);
  const content = writeInlines(paragraph.content, writer);
  return `<w:p>${properties}${before}${content}${after}</w:p>`;
}

/**
 * In a right-to-left paragraph, Word's `left` is the side where lines begin, the right one (ECMA-376 Part 1,
 * 17.18.44).
 */
const MIRRORED = { left: 'right', center: 'center', right: 'left' } as const;

function paragraphProperties(paragraph: ComposedParagraph, ledger: Ledger): string {
  const { style, numbering, rightToLeft, indents, spacing, alignment, tabs, outlineLevel } = paragraph;
  return propertyElement('w:pPr', {
    pStyle: style && val(style),
    numPr: numbering && numberingProperties(numbering, ledger),
    tabs:
      tabs &&
      `<w:tabs><w:tab w:val="clear" w:pos="${tabs.clear}"/><w:tab w:val="right" w:pos="${tabs.right}"/></w:tabs>`,
    bidi: rightToLeft || undefined,
    spacing: spacing && `w:after="${spacing.after}"`,
    ind: indents && indentAttributes(indents),
    contextualSpacing: spacing?.always ? val('0') : undefined,
    jc: alignment && val(rightToLeft ? MIRRORED[alignment] : alignment),
    outlineLvl: outlineLevel === undefined ? undefined : val(outlineLevel),
  });
}

function numberingProperties(numbering: ListNumbering, ledger: Ledger): string {
  return `<w:numPr><w:ilvl ${val(numbering.level)}/><w:numId ${val(ledger.numbering.numId(numbering))}/></w:numPr>`;
}

function indentAttributes({ left, right, hanging, firstLine }: Indents): string {
  const attributes = { left, right, hanging, firstLine };
  return Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : `w:${name}="${value}"`))
    .join(' ');
}
