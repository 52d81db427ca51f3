import type { ComposedSection } from '../../model/composed.js';
import type { Environment } from '../environment.js';
import type { Ledger } from '../ledger.js';
import { propertyElement, val } from '../properties.js';
import { headerReferences } from './headers-footers.js';

/** Half an inch between the edge of the paper and a header or footer. */
const HEADER_DISTANCE = 720;

/** The paper, the margins, the header and the footer of a section's pages. */
export function sectionProperties(
  { page, headers }: ComposedSection,
  environment: Environment,
  ledger: Ledger,
): string {
  const { width, height, margins } = page;
  const { top, right, bottom, left } = margins;
  const distances = `w:header="${HEADER_DISTANCE}" w:footer="${HEADER_DISTANCE}" w:gutter="0"`;
  return propertyElement('w:sectPr', {
    ...headerReferences(headers, environment, ledger),
    pgSz: `w:w="${width}" w:h="${height}"${width > height ? ' w:orient="landscape"' : ''}`,
    pgMar: `w:top="${top}" w:right="${right}" w:bottom="${bottom}" w:left="${left}" ${distances}`,
  });
}

/** An invisibly small paragraph that ends a section. */
export function sectionEnd(section: ComposedSection, environment: Environment, ledger: Ledger): string {
  const properties = propertyElement('w:pPr', {
    pStyle: val('PageBreak'),
    sectPr: sectionProperties(section, environment, ledger),
  });
  return `<w:p>${properties}</w:p>`;
}
