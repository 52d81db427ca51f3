import { XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES, RelationshipLedger } from '../relationship-ledger.js';
import type { PackagePart } from './package-part.js';

interface CustomXml {
  /** Which custom XML part of the package it is: 1, 2 … */
  readonly number: number;
  /** A GUID, the same in every document. */
  readonly itemId: string;
  /** The namespace by which programs find the part. */
  readonly schema: string;
  /** Its root element. */
  readonly content: string;
}

/** Custom XML of the document, with the properties that it needs (ECMA-376 Part 1, 15.2.5, 15.2.6 and 22.5). */
export function customXml({ number, itemId, schema, content }: CustomXml): readonly PackagePart[] {
  const relationships = new RelationshipLedger();
  relationships.add(RELATIONSHIP_TYPES.customXmlProperties, `itemProps${number}.xml`);
  return [
    {
      name: `customXml/item${number}.xml`,
      content: XML_DECLARATION + content,
      contentType: 'application/xml',
      relationship: { from: 'document', type: RELATIONSHIP_TYPES.customXml },
      relationships,
    },
    {
      name: `customXml/itemProps${number}.xml`,
      content:
        `${XML_DECLARATION}<ds:datastoreItem ds:itemID="{${itemId}}" ` +
        'xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml">' +
        `<ds:schemaRefs><ds:schemaRef ds:uri="${schema}"/></ds:schemaRefs></ds:datastoreItem>`,
      contentType: 'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
      relationship: undefined,
    },
  ];
}
