import { type Element, XMLSerializer } from '@xmldom/xmldom';
import { strToU8, zipSync } from 'fflate';
import { childNamed, children, elements } from '../docx/elements';
import {
  type DocxPackage,
  openPackage,
  type Part,
  relationshipsOf,
  relationshipsPartOf,
} from '../docx/package';

/*
 * Starting Microsoft's validator costs more than its check of a short file. So files that share their styles and
 * settings are bound into one volume: the blocks, notes and numbering of all of them, one after another, in one
 * package. Whatever the validator would say about an element it says there too; references between elements, which
 * binding has to renumber, are what our own rules check in every file as it is.
 */

/** The parts whose content is gathered, and where in them the content stands. */
const GATHERED = new Map([
  ['word/document.xml', 'w:body'],
  ['word/footnotes.xml', 'w:footnotes'],
  ['word/endnotes.xml', 'w:endnotes'],
  ['word/numbering.xml', 'w:numbering'],
]);

/** Ids that must stay apart when files are bound: element, attribute. Ids of 0 and less mean the same everywhere. */
const NUMBERED: readonly (readonly [string, string])[] = [
  ['w:bookmarkStart', 'w:id'],
  ['w:bookmarkEnd', 'w:id'],
  ['w:footnote', 'w:id'],
  ['w:footnoteReference', 'w:id'],
  ['w:endnote', 'w:id'],
  ['w:endnoteReference', 'w:id'],
  ['w:numId', 'w:val'],
  ['w:num', 'w:numId'],
  ['w:abstractNum', 'w:abstractNumId'],
  ['w:abstractNumId', 'w:val'],
  ['wp:docPr', 'id'],
];
const STRIDE = 100_000;
const CONTENT_TYPES = '[Content_Types].xml';

export interface Volume {
  readonly bytes: Uint8Array;
  readonly members: readonly number[];
}

export function bindVolumes(files: readonly Uint8Array[]): Volume[] {
  const groups = new Map<string, { readonly file: DocxPackage; readonly index: number }[]>();
  for (const [index, bytes] of files.entries()) {
    const file = openPackage(bytes);
    const key = sharedContent(file);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [{ file, index }]);
    else group.push({ file, index });
  }
  return [...groups.values()].map((group) => ({
    bytes: bind(group.map(({ file }) => file)),
    members: group.map(({ index }) => index),
  }));
}

/** What the files of a volume have in common: each part that is not gathered, but for the words of the properties. */
function sharedContent(file: DocxPackage): string {
  const shared: string[] = [];
  for (const { name, text, root } of [...file.parts.values()].sort(byName)) {
    if (isPerFile(name)) continue;
    if (GATHERED.has(name)) shared.push(name, root === undefined ? text : attributesOf(root));
    else shared.push(name, name.startsWith('docProps/') ? text.replace(/>[^<]+</g, '>…<') : text);
  }
  return shared.join('\n');
}

const byName = (a: Part, b: Part): number => (a.name < b.name ? -1 : 1);

function isPerFile(name: string): boolean {
  const gatheredRelationships = [...GATHERED.keys()].map(relationshipsPartOf);
  return name === CONTENT_TYPES || name.startsWith('word/media/') || gatheredRelationships.includes(name);
}

const attributesOf = (element: Element): string =>
  Array.from(element.attributes, ({ name, value }) => ` ${name}="${escapeXml(value)}"`).join('');

function bind(files: readonly DocxPackage[]): Uint8Array {
  const parts = new Map<string, Uint8Array>();
  for (const { name, bytes } of files[0]?.parts.values() ?? []) if (!isPerFile(name)) parts.set(name, bytes);
  for (const name of GATHERED.keys()) {
    const roots: Element[] = [];
    const relationships = new Set<string>();
    for (const [position, file] of files.entries()) {
      const root = file.parts.get(name)?.root;
      if (root === undefined) continue;
      renumber(root, position, bindRelationships(file, name, position, parts, relationships));
      roots.push(root);
    }
    const gathered = gather(name, roots);
    if (gathered !== undefined) parts.set(name, strToU8(new XMLSerializer().serializeToString(gathered)));
    if (relationships.size > 0)
      parts.set(relationshipsPartOf(name), wrap('Relationships', 'relationships', relationships));
  }
  parts.set(CONTENT_TYPES, wrap('Types', 'content-types', contentTypesOf(files)));
  return zipSync(Object.fromEntries(parts), { level: 1 });
}

/**
 * Pictures and outside targets are carried over for each member; every other target is a part that all members
 * share. Gives the new id of each old one.
 */
function bindRelationships(
  file: DocxPackage,
  partName: string,
  position: number,
  parts: Map<string, Uint8Array>,
  relationships: Set<string>,
): ReadonlyMap<string, string> {
  const newIds = new Map<string, string>();
  for (const { id, type, target, external } of relationshipsOf(file, partName)) {
    const picture = external ? undefined : file.parts.get(`word/${target}`);
    const carried = target.startsWith('media/') && picture !== undefined;
    const newTarget = carried ? target.replace('media/', `media/v${position}`) : target;
    if (carried) parts.set(`word/${newTarget}`, picture.bytes);
    const newId = external || carried ? `v${position}${id}` : `shared_${target.replace(/\W/g, '_')}`;
    const mode = external ? ' TargetMode="External"' : '';
    relationships.add(
      `<Relationship Id="${newId}" Type="${escapeXml(type)}" Target="${escapeXml(newTarget)}"${mode}/>`,
    );
    newIds.set(id, newId);
  }
  return newIds;
}

function renumber(root: Element, position: number, newIds: ReadonlyMap<string, string>): void {
  for (const element of elements(root)) {
    for (const [name, attribute] of NUMBERED) {
      if (element.nodeName !== name) continue;
      const id = Number(element.getAttribute(attribute));
      // An abstractNum may have the id 0; of all others 0 and less mean the same in every file.
      if (id > 0 || name.startsWith('w:abstractNum'))
        element.setAttribute(attribute, String(id + position * STRIDE));
    }
    for (const attribute of ['r:id', 'r:embed']) {
      const newId = newIds.get(element.getAttribute(attribute) ?? '');
      if (newId !== undefined) element.setAttribute(attribute, newId);
    }
    if (element.nodeName === 'w:bookmarkStart' && position > 0)
      element.setAttribute('w:name', `v${position}_${element.getAttribute('w:id')}`);
  }
}

/** Moves the content of every later member to the end of the first one's. */
function gather(name: string, members: readonly Element[]): Element | undefined {
  const [first, ...others] = members;
  if (first === undefined) return undefined;
  const container = contentOf(first, name);
  for (const other of others) {
    endSection(container);
    for (const child of [...children(contentOf(other, name))]) {
      const isSeparator = child.hasAttribute('w:type');
      const before = child.nodeName === 'w:abstractNum' ? childNamed(container, 'w:num') : undefined;
      if (!isSeparator) container.insertBefore(child, before ?? null);
    }
  }
  return first;
}

function contentOf(root: Element, partName: string): Element {
  const name = GATHERED.get(partName) ?? '';
  return root.nodeName === name ? root : (childNamed(root, name) ?? root);
}

/** The section properties at the end of a body become those of a paragraph, as when Word ends a section there. */
function endSection(body: Element): void {
  const section = childNamed(body, 'w:sectPr');
  const document = body.ownerDocument;
  if (section === undefined || document === null) return;
  const paragraph = document.createElementNS(body.namespaceURI, 'w:p');
  const properties = document.createElementNS(body.namespaceURI, 'w:pPr');
  body.insertBefore(paragraph, section);
  paragraph.appendChild(properties);
  properties.appendChild(section);
}

function contentTypesOf(files: readonly DocxPackage[]): ReadonlySet<string> {
  const entries = new Set<string>();
  for (const file of files)
    for (const element of elements(file.parts.get(CONTENT_TYPES)?.root, 'Default', 'Override'))
      entries.add(`<${element.nodeName}${attributesOf(element)}/>`);
  return entries;
}

function wrap(rootName: string, namespace: string, content: Iterable<string>): Uint8Array {
  const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const xmlns = `http://schemas.openxmlformats.org/package/2006/${namespace}`;
  return strToU8(`${declaration}<${rootName} xmlns="${xmlns}">${[...content].join('')}</${rootName}>`);
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
