import { NAMESPACES, XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import { SEPARATOR_IDS } from './notes.js';
import type { PartWriter } from './package-part.js';

/**
 * The document's settings. Without `compatibilityMode` 15, Word opens it in compatibility mode; `updateFields` is
 * omitted because it makes Word ask each time the document is opened.
 */
export const settings: PartWriter = ({ composed }) => {
  const note = composed.noteKind;
  const separators = Object.values(SEPARATOR_IDS).map((id) => `<w:${note} w:id="${id}"/>`);
  const numberFormat = note === 'endnote' ? '<w:numFmt w:val="decimal"/>' : '';
  const notes =
    composed.notes.length === 0 ? '' : `<w:${note}Pr>${numberFormat}${separators.join('')}</w:${note}Pr>`;
  const content =
    '<w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/><w:characterSpacingControl w:val="doNotCompress"/>' +
    `${notes}<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>` +
    '<w:decimalSymbol w:val="."/><w:listSeparator w:val=","/>';
  return [
    {
      name: 'word/settings.xml',
      content: `${XML_DECLARATION}<w:settings ${NAMESPACES}>${content}</w:settings>`,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml',
      relationship: { from: 'document', type: RELATIONSHIP_TYPES.settings },
    },
  ];
};
