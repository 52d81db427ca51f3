import { LIST_FORMATS, type ListFormat } from '../../model/composed.js';
import { NAMESPACES, XML_DECLARATION } from '../namespaces.js';
import type { NumberingInstance } from '../numbering-ledger.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { PartWriter } from './package-part.js';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const BULLETS = ['•', '◦', '▪'] as const;

/** The lists' numbering: an abstract definition for each format in use, then the instances (the order is the schema's). */
export const numbering: PartWriter = ({ theme }, { ledger }) => {
  const { instances } = ledger.numbering;
  if (instances.length === 0) return [];
  const formats = LIST_FORMATS.filter((format) => instances.some((instance) => instance.format === format));
  const definitions = formats.map((format, id) => definition(format, id, theme.listIndent));
  const content = definitions.join('') + instances.map((instance) => num(instance, formats)).join('');
  return [
    {
      name: 'word/numbering.xml',
      content: `${XML_DECLARATION}<w:numbering ${NAMESPACES}>${content}</w:numbering>`,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml',
      relationship: { from: 'document', type: RELATIONSHIP_TYPES.numbering },
    },
  ];
};

function definition(format: ListFormat, id: number, indent: number): string {
  const levels = LEVELS.map((level) => {
    const left = indent * (level + 1);
    return (
      `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format === 'bullet' ? 'bullet' : 'decimal'}"/>` +
      `<w:lvlText w:val="${levelText(format, level)}"/><w:lvlJc w:val="left"/>` +
      `<w:pPr><w:ind w:left="${left}" w:hanging="${indent}"/></w:pPr></w:lvl>`
    );
  });
  // Word distinguishes lists by `nsid` when text is copied between documents.
  const nsid = `4D44000${id + 1}`;
  return `<w:abstractNum w:abstractNumId="${id}"><w:nsid w:val="${nsid}"/><w:multiLevelType w:val="hybridMultilevel"/>${levels.join('')}</w:abstractNum>`;
}

function levelText(format: ListFormat, level: number): string {
  if (format === 'bullet') return BULLETS[level % BULLETS.length] ?? BULLETS[0];
  return `%${level + 1}${format === 'decimal-period' ? '.' : ')'}`;
}

function num({ numId, format, restart }: NumberingInstance, formats: readonly ListFormat[]): string {
  const override = restart
    ? `<w:lvlOverride w:ilvl="${restart.level}"><w:startOverride w:val="${restart.start}"/></w:lvlOverride>`
    : '';
  return `<w:num w:numId="${numId}"><w:abstractNumId w:val="${formats.indexOf(format)}"/>${override}</w:num>`;
}
