import { MEDIA_TYPES } from '../../model/media.js';
import { isBinary, type Part } from '../../model/part.js';
import { XML_DECLARATION } from '../namespaces.js';
import type { PackagePart } from './package-part.js';

/** The content type of every part (ECMA-376 Part 2, 7.2.3): bytes by file extension, text by name. */
export function contentTypes(parts: readonly PackagePart[]): Part {
  const types = new Map(
    parts
      .filter(isBinary)
      .map(({ name, contentType }) => [name.slice(name.lastIndexOf('.') + 1), contentType]),
  );
  const known = Object.keys(MEDIA_TYPES);
  const extensions = [
    ...known.filter((each) => types.has(each)),
    ...[...types.keys()].filter((each) => !known.includes(each)),
  ];
  const defaults = extensions.map(
    (extension) => `<Default Extension="${extension}" ContentType="${types.get(extension)}"/>`,
  );
  const overrides = parts
    .filter((part) => !isBinary(part))
    .map(({ name, contentType }) => `<Override PartName="/${name}" ContentType="${contentType}"/>`);
  const content =
    `${XML_DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${defaults.join('')}${overrides.join('')}</Types>`;
  return { name: '[Content_Types].xml', content };
}
