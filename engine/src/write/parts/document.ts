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

export const document: PartWriter = (environment, writer) => {
  const body = bodyOf(environment, writer);
  return [
    {
      name: 'word/document.xml',
      content: `${XML_DECLARATION}<w:document ${namespacesFor(body)}><w:body>${body}</w:body></w:document>`,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      relationship: { from: 'package', type: RELATIONSHIP_TYPES.officeDocument },
    },
  ];
};

/** Each section ends with its properties, all but the last in a paragraph (ECMA-376 Part 1, 17.6.18). */
function bodyOf(environment: Environment, writer: Writer): string {
  const { page } = environment.theme;
  let turned = environment.plan.sections[0]?.landscape ?? false;
  let xml = opening(environment, writer, turned);
  if (turned && xml !== '') xml += sectionEnd(page, environment, writer.ledger);
  for (const [index, { landscape, blocks }] of environment.plan.sections.entries()) {
    if (index > 0) xml += sectionEnd(turned ? onItsSide(page) : page, environment, writer.ledger);
    turned = landscape;
    xml += writer.blocks(blocks, rootContext(environment, 'document', turned ? onItsSide(page) : page));
  }
  const last = sectionProperties(turned ? onItsSide(page) : page, environment, writer.ledger);
  return (xml || '<w:p/>') + last;
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
