import { writeBlock } from '../blocks/index.js';
import type { Environment } from '../environment.js';
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
  yield `${XML_DECLARATION}<w:document ${namespacesFor(environment)}><w:body>`;
  const { sections } = environment.composed;
  for (const [index, section] of sections.entries()) {
    for (const block of section.blocks) yield writeBlock(block, writer);
    const isLast = index === sections.length - 1;
    yield isLast ? sectionProperties(section, environment, writer) : sectionEnd(section, environment, writer);
  }
  yield '</w:body></w:document>';
}
