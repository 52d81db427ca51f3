import { writeBlock } from '../blocks/index.js';
import type { Environment } from '../environment.js';
import { namespacesFor, XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { Writer } from '../writer.js';
import type { PartWriter } from './part-writer.js';
import { sectionProperties, writeSection } from './section.js';

export const document: PartWriter = (environment, writer) => [
  {
    name: 'word/document.xml',
    content: contentOf(environment, writer),
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    relationship: { from: 'package', type: RELATIONSHIP_TYPES.officeDocument },
  },
];

function* contentOf(environment: Environment, writer: Writer): Generator<string, void> {
  yield `${XML_DECLARATION}<w:document ${namespacesFor(environment)}><w:body>`;
  const { sections } = environment.composed;
  for (const [index, section] of sections.entries()) {
    const next = sections[index + 1];
    const properties = (): string => sectionProperties(section, environment, writer);
    if (next) yield* writeSection(section.blocks, next, properties, writer);
    else {
      for (const block of section.blocks) yield writeBlock(block, writer);
      yield properties();
    }
  }
  yield '</w:body></w:document>';
}
