import { CARRIED_SOURCE } from '../../model/carried-source.js';
import { escapeAttribute, escapeText } from '../../xml/escape.js';
import { XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES, RelationshipLedger } from '../relationship-ledger.js';
import type { PartWriter } from './package-part.js';

/** The Markdown that the document is made of, as custom XML (ECMA-376 Part 1, 15.2.5 and 22.5). */
export const sourceParts: PartWriter = ({ carried }) => {
  if (!carried) return [];
  const relationships = new RelationshipLedger();
  relationships.add(RELATIONSHIP_TYPES.customXmlProperties, 'itemProps2.xml');
  const name = carried.name === undefined ? '' : ` name="${escapeAttribute(carried.name)}"`;
  const options = escapeAttribute(carried.options);
  // XML reads a carriage return as a line feed, unless it is escaped.
  const text = escapeText(carried.text).replaceAll('\r', '&#13;');
  return [
    {
      name: 'customXml/item2.xml',
      content:
        `${XML_DECLARATION}<fm:source xmlns:fm="${CARRIED_SOURCE}" version="1"${name} options="${options}">` +
        `<fm:text xml:space="preserve">${text}</fm:text></fm:source>`,
      contentType: 'application/xml',
      relationship: { from: 'document', type: RELATIONSHIP_TYPES.customXml },
      relationships,
    },
    {
      name: 'customXml/itemProps2.xml',
      content:
        `${XML_DECLARATION}<ds:datastoreItem ds:itemID="{C1D4A0B7-52F6-4E0B-9C55-1B0A7E6D3F48}" ` +
        'xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml">' +
        `<ds:schemaRefs><ds:schemaRef ds:uri="${CARRIED_SOURCE}"/></ds:schemaRefs></ds:datastoreItem>`,
      contentType: 'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
      relationship: undefined,
    },
  ];
};
