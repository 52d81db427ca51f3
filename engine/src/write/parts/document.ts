import type { PageGeometry } from '../../settings.js';
import { textWidth } from '../../theme/index.js';
import { type Properties, propertyElement } from '../../xml/properties.js';
import { writeContents } from '../contents.js';
import { rootContext } from '../context.js';
import type { Environment } from '../environment.js';
import { writeFront } from '../front.js';
import { namespacesFor, XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { Writer } from '../writer.js';
import { headerReferences } from './headers-footers.js';
import type { PartWriter } from './package-part.js';

export const document: PartWriter = (environment, writer) => {
  const { page } = environment.theme;
  const body = bodyOf(environment, writer) || '<w:p/>';
  const sectionProperties = section(page, headerReferences(environment, writer.ledger));
  return [
    {
      name: 'word/document.xml',
      content: `${XML_DECLARATION}<w:document ${namespacesFor(body)}><w:body>${body}${sectionProperties}</w:body></w:document>`,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      relationship: { from: 'package', type: RELATIONSHIP_TYPES.officeDocument },
    },
  ];
};

function bodyOf(environment: Environment, writer: Writer): string {
  const { front, blocks } = environment.resolved;
  const context = rootContext(environment, 'document', textWidth(environment.theme.page));
  return (
    (front ? writeFront(front, context, writer) : '') +
    writeContents(context, writer) +
    writer.blocks(blocks, context)
  );
}

/** Half an inch between the paper's edge and a header or footer. */
const HEADER_DISTANCE = 720;

function section({ width, height, margins }: PageGeometry, references: Properties): string {
  const { top, right, bottom, left } = margins;
  const distances = `w:header="${HEADER_DISTANCE}" w:footer="${HEADER_DISTANCE}" w:gutter="0"`;
  return propertyElement('w:sectPr', {
    ...references,
    pgSz: `w:w="${width}" w:h="${height}"`,
    pgMar: `w:top="${top}" w:right="${right}" w:bottom="${bottom}" w:left="${left}" ${distances}`,
  });
}
