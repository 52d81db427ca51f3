import type { PageGeometry } from '../../settings.js';
import { onItsSide } from '../../theme/index.js';
import { PAGE_BREAK } from '../blocks/page-break.js';
import { writeContents } from '../contents.js';
import { rootContext } from '../context.js';
import type { Environment } from '../environment.js';
import { writeFront } from '../front.js';
import { namespacesFor, XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { Writer } from '../writer.js';
import type { PartWriter } from './package-part.js';
import { sectionEnd, sectionProperties } from './section.js';

export const document: PartWriter = (environment, writer) => [
  {
    name: 'word/document.xml',
    content: contentOf(environment, writer),
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    relationship: { from: 'package', type: RELATIONSHIP_TYPES.officeDocument },
  },
];

/** Each section ends with its properties, all but the last in a paragraph (ECMA-376 Part 1, 17.6.18). */
function* contentOf(environment: Environment, writer: Writer): Generator<string, void> {
  const { theme, plan } = environment;
  const pageOf = (landscape: boolean): PageGeometry => (landscape ? onItsSide(theme.page) : theme.page);
  yield `${XML_DECLARATION}<w:document ${namespacesFor(environment)}><w:body>`;

  let turned = plan.sections[0]?.landscape ?? false;
  const front = opening(environment, writer, turned);
  yield front;
  let isEmpty = front === '';
  if (turned && front !== '') yield sectionEnd(theme.page, environment, writer.ledger);
  for (const [index, { landscape, blocks }] of plan.sections.entries()) {
    if (index > 0) yield sectionEnd(pageOf(turned), environment, writer.ledger);
    turned = landscape;
    for (const xml of writer.eachBlock(blocks, rootContext(environment, 'document', pageOf(turned)))) {
      isEmpty &&= xml === '';
      yield xml;
    }
  }
  if (isEmpty) yield '<w:p/>';
  yield `${sectionProperties(pageOf(turned), environment, writer.ledger)}</w:body></w:document>`;
}

/** Title and table of contents. On pages of their own they end with a break, unless a section does the same. */
function opening(environment: Environment, writer: Writer, endsSection: boolean): string {
  const { resolved, settings, theme } = environment;
  const context = rootContext(environment, 'document', theme.page);
  const front = resolved.front ? writeFront(resolved.front, context, writer) : '';
  const parts = [front, writeContents(context, writer)].filter((part) => part !== '');
  if (settings.titleLayout !== 'page') return parts.join('');
  return parts.join(PAGE_BREAK) + (endsSection || parts.length === 0 ? '' : PAGE_BREAK);
}
