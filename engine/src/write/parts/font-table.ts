import { escapeAttribute } from '../../xml/escape.js';
import { NAMESPACES, XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { PartWriter } from './part-writer.js';

/** Font families and pitches, by which readers without the font choose another. */
const KINDS: Readonly<Record<string, { readonly family: string; readonly pitch: string }>> = {
  Calibri: { family: 'swiss', pitch: 'variable' },
  'Times New Roman': { family: 'roman', pitch: 'variable' },
  Arial: { family: 'swiss', pitch: 'variable' },
  Georgia: { family: 'roman', pitch: 'variable' },
  Consolas: { family: 'modern', pitch: 'fixed' },
  'Courier New': { family: 'modern', pitch: 'fixed' },
};

export const fontTable: PartWriter = ({ theme }) => {
  const fonts = [...new Set(Object.values(theme.fonts))].map((font) => {
    const { family = 'auto', pitch = 'default' } = KINDS[font] ?? {};
    return `<w:font w:name="${escapeAttribute(font)}"><w:family w:val="${family}"/><w:pitch w:val="${pitch}"/></w:font>`;
  });
  return [
    {
      name: 'word/fontTable.xml',
      content: `${XML_DECLARATION}<w:fonts ${NAMESPACES}>${fonts.join('')}</w:fonts>`,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.fontTable+xml',
      relationship: { from: 'document', type: RELATIONSHIP_TYPES.fontTable },
    },
  ];
};
