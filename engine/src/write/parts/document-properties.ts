import { TEMPLATE_OWNER, WORD_TEMPLATE } from '../../model/carried.js';
import { escapeText } from '../../xml/escape.js';
import { XML_DECLARATION } from '../namespaces.js';
import { RELATIONSHIP_TYPES } from '../relationship-ledger.js';
import type { PartWriter } from './part-writer.js';

/** Title, author, language and date (ECMA-376 Part 2, 8). Screen readers announce title and language. */
export const coreProperties: PartWriter = ({ resolved }) => {
  const { title, subject, authors, keywords, description, date, languages } = resolved.properties;
  const time = date?.toISOString().replace(/\.\d+Z$/, 'Z');
  const content = [
    element('dc:title', title),
    element('dc:subject', subject),
    element('dc:creator', authors.join('; ')),
    element('cp:keywords', keywords),
    element('dc:description', description),
    element('dc:language', languages.primary),
    ...(time ? ['created', 'modified'].map((name) => timeElement(name, time)) : []),
  ];
  return [
    {
      name: 'docProps/core.xml',
      content: `${XML_DECLARATION}<cp:coreProperties ${NAMESPACES}>${content.join('')}</cp:coreProperties>`,
      contentType: 'application/vnd.openxmlformats-package.core-properties+xml',
      relationship: { from: 'package', type: RELATIONSHIP_TYPES.coreProperties },
    },
  ];
};

/** The template is written where Word has its name, so that a document can be the template of another (ECMA-376 Part 1, 22.2.2.25). */
export const appProperties: PartWriter = ({ settings }) => propertiesNaming(settings.template);

/** The properties of a document that was made with a Word file as its template. */
export const appPropertiesOfWordTemplate: PartWriter = () => propertiesNaming(WORD_TEMPLATE);

function propertiesNaming(template: string): ReturnType<PartWriter> {
  return [
    {
      name: 'docProps/app.xml',
      content: `${XML_DECLARATION}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Template>${TEMPLATE_OWNER}${template}</Template><Application>Footmark</Application></Properties>`,
      contentType: 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
      relationship: { from: 'package', type: RELATIONSHIP_TYPES.extendedProperties },
    },
  ];
}

const NAMESPACES =
  'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

function element(name: string, text: string | undefined): string {
  return text ? `<${name}>${escapeText(text)}</${name}>` : '';
}

function timeElement(name: string, time: string): string {
  return `<dcterms:${name} xsi:type="dcterms:W3CDTF">${time}</dcterms:${name}>`;
}
