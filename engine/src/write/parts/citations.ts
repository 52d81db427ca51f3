import { CARRIED_CITATIONS } from '../../model/carried.js';
import type { CitingProgram, WordSource } from '../../model/citing.js';
import { escapeAttribute, escapeText } from '../../xml/escape.js';
import { XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import { customXml } from './custom-xml.js';
import type { PackagePart } from './package-part.js';
import type { PartWriter } from './part-writer.js';

/** The data with which a citation program continues in Word: its document properties, or Word's own list of sources. */
export const citationParts: PartWriter = ({ resolved }) => {
  const { citing } = resolved;
  if (!citing) return [];
  return [...customProperties(citing.properties), ...sourceParts(citing)];
};

/** Properties of a document by their names (ECMA-376 Part 1, 22.3). */
function customProperties(properties: CitingProgram['properties']): readonly PackagePart[] {
  if (properties.length === 0) return [];
  const content = properties.map(
    ([name, value], index) =>
      `<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="${index + 2}" name="${escapeAttribute(name)}">` +
      `<vt:lpwstr>${escapeText(value)}</vt:lpwstr></property>`,
  );
  return [
    {
      name: 'docProps/custom.xml',
      content:
        `${XML_DECLARATION}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" ` +
        `xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">${content.join('')}</Properties>`,
      contentType: 'application/vnd.openxmlformats-officedocument.custom-properties+xml',
      relationship: { from: 'package', type: RELATIONSHIP_TYPES.customProperties },
    },
  ];
}

const BIBLIOGRAPHY = 'http://schemas.openxmlformats.org/officeDocument/2006/bibliography';

/** Word's list of sources (22.6), as custom XML that is known by its schema, and what it has no place for. */
function sourceParts({ wordStyle, sources, carried }: CitingProgram): readonly PackagePart[] {
  const own =
    carried === undefined
      ? []
      : customXml({
          number: 3,
          itemId: '7B1F2C56-0D3E-4A5C-9A35-5D0E3C1B6F23',
          schema: CARRIED_CITATIONS,
          content: `<fm:citations xmlns:fm="${CARRIED_CITATIONS}">${escapeText(carried)}</fm:citations>`,
        });
  if (sources.length === 0) return own;
  const list = sources.map(sourceElement).join('');
  const style = `SelectedStyle="\\${escapeAttribute(wordStyle.file)}" StyleName="${escapeAttribute(wordStyle.name)}"`;
  return [
    ...customXml({
      number: 1,
      itemId: '7B1F2C56-0D3E-4A5C-9A35-5D0E3C1B6F21',
      schema: BIBLIOGRAPHY,
      content: `<b:Sources ${style} xmlns:b="${BIBLIOGRAPHY}" xmlns="${BIBLIOGRAPHY}">${list}</b:Sources>`,
    }),
    ...own,
  ];
}

function sourceElement({ tag, type, fields, people }: WordSource, index: number): string {
  const authors = people.map(({ role, corporate, names }) => {
    const persons = names.map(
      ({ last, first }) =>
        `<b:Person>${element('Last', last)}${first ? element('First', first) : ''}</b:Person>`,
    );
    const content =
      corporate === undefined
        ? `<b:NameList>${persons.join('')}</b:NameList>`
        : element('Corporate', corporate);
    return `<b:${role}>${content}</b:${role}>`;
  });
  return (
    `<b:Source>${element('Tag', tag)}${element('SourceType', type)}` +
    (authors.length > 0 ? `<b:Author>${authors.join('')}</b:Author>` : '') +
    `${fields.map(([name, value]) => element(name, value)).join('')}${element('RefOrder', String(index + 1))}</b:Source>`
  );
}

function element(name: string, value: string): string {
  return `<b:${name}>${escapeText(value)}</b:${name}>`;
}
