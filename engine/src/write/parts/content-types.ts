import { MEDIA_TYPES } from '../../model/media.js';
import type { Part } from '../../model/part.js';
import { XML_DECLARATION } from '../namespaces.js';
import type { PackagePart } from './package-part.js';

/** The content type of every part (ECMA-376 Part 2, 7.2.3): bytes by file extension, text by name. */
export function contentTypes(parts: readonly PackagePart[]): Part {
  const defaults = Object.entries(MEDIA_TYPES)
    .filter(([extension]) =>
      parts.some(({ name, content }) => content instanceof Uint8Array && name.endsWith(`.${extension}`)),
    )
    .map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`);
  const overrides = parts
    .filter(({ content }) => !(content instanceof Uint8Array))
    .map(({ name, contentType }) => `<Override PartName="/${name}" ContentType="${contentType}"/>`);
  const content =
    `${XML_DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${defaults.join('')}${overrides.join('')}</Types>`;
  return { name: '[Content_Types].xml', content };
}
