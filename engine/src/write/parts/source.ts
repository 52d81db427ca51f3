import { CARRIED_SOURCE } from '../../model/carried.js';
import { escapeAttribute, escapeText } from '../../xml/escape.js';
import { customXml } from './custom-xml.js';
import type { PartWriter } from './part-writer.js';

/** The Markdown that the document is made of, as custom XML. */
export const sourceParts: PartWriter = ({ carried }) => {
  if (!carried) return [];
  const name = carried.name === undefined ? '' : ` name="${escapeAttribute(carried.name)}"`;
  const { template } = carried;
  const hash = template.hash === undefined ? '' : ` templateHash="${escapeAttribute(template.hash)}"`;
  const ownLook = template.look === undefined ? '' : ` templateLook="${escapeAttribute(template.look)}"`;
  const look = ` template="${escapeAttribute(template.name)}"${hash}${ownLook}`;
  const options = escapeAttribute(carried.options);
  // XML reads a carriage return as a line feed, unless it is escaped.
  const text = escapeText(carried.text).replaceAll('\r', '&#13;');
  return customXml({
    number: 2,
    itemId: 'C1D4A0B7-52F6-4E0B-9C55-1B0A7E6D3F48',
    schema: CARRIED_SOURCE,
    content:
      `<fm:source xmlns:fm="${CARRIED_SOURCE}" version="1"${name}${look} options="${options}">` +
      `<fm:text xml:space="preserve">${text}</fm:text></fm:source>`,
  });
};
