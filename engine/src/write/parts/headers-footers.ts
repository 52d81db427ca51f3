import type { ComposedHeader } from '../../model/composed.js';
import { writeParagraph } from '../blocks/paragraph.js';
import type { Environment } from '../environment.js';
import type { Ledger } from '../ledger.js';
import { NAMESPACES, XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { PartWriter } from './part-writer.js';

const ELEMENTS: Readonly<Record<ComposedHeader['kind'], string>> = { header: 'hdr', footer: 'ftr' };

/** The headers and footers that the sections show. */
export const headersAndFooters: PartWriter = (environment, writer) =>
  environment.composed.headers.map((header) => {
    const element = ELEMENTS[header.kind];
    const content = writeParagraph(header.paragraph, writer);
    return {
      name: `word/${fileName(header, environment)}`,
      content: `${XML_DECLARATION}<w:${element} ${NAMESPACES}>${content}</w:${element}>`,
      contentType: `application/vnd.openxmlformats-officedocument.wordprocessingml.${header.kind}+xml`,
      relationship: undefined,
    };
  });

/** The references of a section to its headers and footers, which it adds to the document's relationships. */
export function headerReferences(
  headers: readonly ComposedHeader[],
  environment: Environment,
  ledger: Ledger,
): Readonly<Record<string, string>> {
  const references: Record<string, string> = {};
  for (const header of headers) {
    const id = ledger.relationships.document.add(
      RELATIONSHIP_TYPES[header.kind],
      fileName(header, environment),
    );
    const name = `${header.kind}Reference`;
    references[name] = `${references[name] ?? ''}<w:${name} w:type="${PAGES[header.pages]}" r:id="${id}"/>`;
  }
  return references;
}

/** The pages that a header is for (17.18.36). */
const PAGES: Readonly<Record<ComposedHeader['pages'], string>> = {
  usual: 'default',
  first: 'first',
  even: 'even',
};

/** Numbered for each kind, from 1. */
function fileName(header: ComposedHeader, { composed }: Environment): string {
  const { kind } = header;
  const index = composed.headers.filter((each) => each.kind === kind).indexOf(header);
  return `${kind}${index + 1}.xml`;
}
