import { type PageGeometry, textWidth } from '../../theme/index.js';
import { propertyElement } from '../../xml/properties.js';
import { writeBlocks } from '../blocks/index.js';
import { rootContext } from '../context.js';
import { NAMESPACES, XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { PartWriter } from './package-part.js';

export const document: PartWriter = (environment, ledger) => {
  const { page } = environment.theme;
  const context = rootContext(environment, 'document', textWidth(page));
  const body = writeBlocks(environment.resolved.blocks, context, ledger) || '<w:p/>';
  return [
    {
      name: 'word/document.xml',
      content: `${XML_DECLARATION}<w:document ${NAMESPACES}><w:body>${body}${section(page)}</w:body></w:document>`,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      relationship: { from: 'package', type: RELATIONSHIP_TYPES.officeDocument },
    },
  ];
};

/** Half an inch between the paper's edge and a header or footer. */
const HEADER_DISTANCE = 720;

function section({ width, height, margins }: PageGeometry): string {
  const { top, right, bottom, left } = margins;
  const distances = `w:header="${HEADER_DISTANCE}" w:footer="${HEADER_DISTANCE}" w:gutter="0"`;
  return propertyElement('w:sectPr', {
    pgSz: `w:w="${width}" w:h="${height}"`,
    pgMar: `w:top="${top}" w:right="${right}" w:bottom="${bottom}" w:left="${left}" ${distances}`,
  });
}
