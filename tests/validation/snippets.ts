import { strToU8 } from 'fflate';
import { type DocxPackage, openPart } from '../docx/package';

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
].join(' ');

/** A package of the given parts, by name. Content without a root element is put into that of the part. */
export function packageOf(contents: Readonly<Record<string, string>>): DocxPackage {
  const parts = Object.entries(contents).map(([name, content]) =>
    openPart(name, strToU8(wrap(name, content))),
  );
  return { parts: new Map(parts.map((part) => [part.name, part])) };
}

function wrap(name: string, content: string): string {
  if (content.startsWith('<?xml')) return content;
  if (name.endsWith('.rels')) return `<Relationships>${content}</Relationships>`;
  if (name === '[Content_Types].xml') return `<Types>${content}</Types>`;
  const root = `w:${name.slice(name.lastIndexOf('/') + 1).replace(/\d*\.xml$/, '')}`;
  return root === 'w:document'
    ? `<w:document ${NAMESPACES}><w:body>${content}</w:body></w:document>`
    : `<${root} ${NAMESPACES}>${content}</${root}>`;
}
