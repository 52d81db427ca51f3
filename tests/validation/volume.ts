import { strToU8, zipSync } from 'fflate';
import { childNamed, children, elements } from '../docx/elements';
import {
  type DocxPackage,
  openPackage,
  type Part,
  relationshipsOf,
  relationshipsPartOf,
  resolveTarget,
} from '../docx/package';
import { Element, escapeXml, serializeXml } from '../docx/xml';
import type { Finding } from './rule';
import { CONTENT_TYPES, GATHERED, groupsOf, isPerFile, STYLE, STYLES, stylesIn } from './volume-groups';

/*
 * Starting Microsoft's validator takes longer than checking a short file. So files are bound into volumes: the blocks, notes,
 * numbering and styles of all of them, one after another, in one package. The validator reports the same about each element
 * there; references between elements, which binding renumbers, are checked in every original file by our own rules.
 */

/** Ids that must stay unique when files are merged: element, attribute, what it numbers. */
const NUMBERED: readonly (readonly [element: string, attribute: string, kind: string])[] = [
  ['w:bookmarkStart', 'w:id', 'bookmark'],
  ['w:bookmarkEnd', 'w:id', 'bookmark'],
  ['w:footnote', 'w:id', 'footnote'],
  ['w:footnoteReference', 'w:id', 'footnote'],
  ['w:endnote', 'w:id', 'endnote'],
  ['w:endnoteReference', 'w:id', 'endnote'],
  ['w:ins', 'w:id', 'revision'],
  ['w:del', 'w:id', 'revision'],
  ['w:comment', 'w:id', 'comment'],
  ['w:commentRangeStart', 'w:id', 'comment'],
  ['w:commentRangeEnd', 'w:id', 'comment'],
  ['w:commentReference', 'w:id', 'comment'],
  ['w:num', 'w:numId', 'list'],
  ['w:numId', 'w:val', 'list'],
  ['w:abstractNum', 'w:abstractNumId', 'kind of list'],
  ['w:abstractNumId', 'w:val', 'kind of list'],
  ['wp:docPr', 'id', 'drawing'],
];
/** Separators of notes and "no list" have ids of 0 and less, which mean the same in every file. */
const KEEPING_ZERO = new Set(['footnote', 'endnote', 'list']);

export interface Volume {
  readonly bytes: Uint8Array;
  /** The positions, in the list of files given, of those bound here. */
  readonly members: readonly number[];
  /** Whose element a finding in the volume is about; the first member's where it is in a part that all share. */
  readonly memberOf: (finding: Finding) => number;
}

/** The volumes one after another, each bound when it is asked for. */
export function* bindVolumes(files: readonly Uint8Array[]): Generator<Volume, void> {
  for (const positions of groupsOf(files)) yield volumeOf(positions, files);
}

function volumeOf(positions: readonly number[], files: readonly Uint8Array[]): Volume {
  const bytesAt = (position: number): Uint8Array => files[position] ?? new Uint8Array();
  const [only = 0, ...others] = positions;
  if (others.length === 0) return { bytes: bytesAt(only), members: [only], memberOf: () => only };
  return bind(positions.map((position) => ({ file: openPackage(bytesAt(position)), position })));
}

interface Member {
  readonly file: DocxPackage;
  readonly position: number;
}

const attributesOf = (element: Element): string =>
  element.attributes.map(({ name, value }) => ` ${name}="${escapeXml(value)}"`).join('');

function bind(members: readonly Member[]): Volume {
  const files = members.map(({ file }) => file);
  const parts = new Map<string, Uint8Array>();
  for (const { name, bytes } of sharedPartsOf(files[0])) parts.set(name, bytes);
  const offsets = offsetsOf(files);
  const owners = new Map<string, number>();
  for (const name of GATHERED.keys()) {
    const roots = new Map<Element, number>();
    const relationships = new Set<string>();
    for (const [index, { file, position }] of members.entries()) {
      const root = file.parts.get(name)?.root;
      if (root === undefined) continue;
      relate(root, bindRelationships(file, name, index, parts, relationships));
      renumber(root, offsets[index] ?? new Map());
      roots.set(root, position);
    }
    const gathered = gather(name, roots, owners);
    if (gathered !== undefined) parts.set(name, strToU8(serializeXml(gathered)));
    if (relationships.size > 0)
      parts.set(relationshipsPartOf(name), wrap('Relationships', 'relationships', relationships));
  }
  const styles = bindStyles(members, offsets, owners);
  if (styles !== undefined) parts.set(STYLES, strToU8(styles));
  parts.set(CONTENT_TYPES, wrap('Types', 'content-types', contentTypesOf(files)));
  const positions = members.map(({ position }) => position);
  return {
    bytes: zipSync(Object.fromEntries(parts), { level: 1 }),
    members: positions,
    memberOf: ({ part, path }) => owners.get(childStep(part, path)) ?? positions[0] ?? 0,
  };
}

/** The parts that the volume takes from its first member, with the pictures that these refer to, as those of a header. */
function sharedPartsOf(first: DocxPackage | undefined): readonly Part[] {
  if (first === undefined) return [];
  const shared = [...first.parts.values()].filter(({ name }) => !isPerFile(name));
  const pictures = shared
    .filter(({ name }) => !isPerFile(relationshipsPartOf(name)))
    .flatMap(({ name }) => relationshipsOf(first, name).map(({ target }) => resolveTarget(name, target)))
    .filter(isPerFile)
    .flatMap((target) => first.parts.get(target) ?? []);
  return [...shared, ...pictures];
}

/**
 * The styles of all members, each once. Of different styles with one id, the first keeps it, and the others refer to that.
 * Word's lists of latent styles and defaults, which come before them, are the same in all members.
 */
function bindStyles(
  members: readonly Member[],
  offsets: readonly Offsets[],
  owners: Map<string, number>,
): string | undefined {
  const texts = members.map(({ file }) => file.parts.get(STYLES)?.text ?? '');
  const [first = ''] = texts;
  const begin = first.indexOf(STYLE);
  if (begin < 0) return undefined;
  const bound = new Set<string>();
  const ids = new Set<string>();
  const written: string[] = [];
  const read = new Set<string>();
  for (const [index, text] of texts.entries()) {
    if (read.has(text)) continue;
    read.add(text);
    for (const style of stylesIn(text)) {
      if (bound.has(style)) continue;
      bound.add(style);
      written.push(withOwnIds(style, index, ids, offsets[index]));
      owners.set(`${STYLES} w:style[${written.length}]`, members[index]?.position ?? 0);
    }
  }
  return `${first.slice(0, begin)}${written.join('')}</w:styles>`;
}

function withOwnIds(style: string, index: number, ids: Set<string>, offsets: Offsets | undefined): string {
  const [, id = ''] = / w:styleId="([^"]*)"/.exec(style) ?? [];
  const offset = offsets?.get('list') ?? 0;
  const renumbered = style.replace(
    /<w:numId w:val="([1-9]\d*)"/g,
    (_, list: string) => `<w:numId w:val="${Number(list) + offset}"`,
  );
  if (!ids.has(id)) {
    ids.add(id);
    return renumbered;
  }
  return renumbered
    .replace(` w:styleId="${id}"`, ` w:styleId="v${index}${id}"`)
    .replace(/<w:name w:val="/, `$&v${index} `)
    .replace(' w:default="1"', '');
}

/** `word/document.xml`, `/w:document[1]/w:body[1]/w:p[3]/w:r[1]` → `word/document.xml w:p[3]`. */
function childStep(part: string, path: string): string {
  const steps = path.split('/').slice(1);
  const container = part === STYLES ? 'w:styles' : GATHERED.get(part);
  return `${part} ${steps[steps.indexOf(`${container}[1]`) + 1]}`;
}

type Offsets = ReadonlyMap<string, number>;

/** The offset for each kind of id in each file, so that its ids follow those of the file before. */
function offsetsOf(files: readonly DocxPackage[]): Offsets[] {
  const next = new Map<string, number>();
  return files.map((file) => {
    const offsets = new Map(next);
    for (const name of GATHERED.keys()) {
      for (const { kind, id } of numbersIn(file.parts.get(name)?.root))
        next.set(kind, Math.max(next.get(kind) ?? 0, (offsets.get(kind) ?? 0) + id + 1));
    }
    return offsets;
  });
}

interface Numbered {
  readonly element: Element;
  readonly attribute: string;
  readonly kind: string;
  readonly id: number;
}

function* numbersIn(root: Element | undefined): Iterable<Numbered> {
  for (const element of elements(root)) {
    for (const [name, attribute, kind] of NUMBERED)
      if (element.nodeName === name)
        yield { element, attribute, kind, id: Number(element.getAttribute(attribute)) };
  }
}

/**
 * Pictures and external targets are copied for each member; all other targets are parts that the members share. Returns the
 * new id for each old one.
 */
function bindRelationships(
  file: DocxPackage,
  partName: string,
  index: number,
  parts: Map<string, Uint8Array>,
  relationships: Set<string>,
): ReadonlyMap<string, string> {
  const newIds = new Map<string, string>();
  for (const { id, type, target, external } of relationshipsOf(file, partName)) {
    const picture = external ? undefined : file.parts.get(`word/${target}`);
    const carried = target.startsWith('media/') && picture !== undefined;
    const newTarget = carried ? target.replace('media/', `media/v${index}`) : target;
    if (carried) parts.set(`word/${newTarget}`, picture.bytes);
    const newId = external || carried ? `v${index}${id}` : `shared_${target.replace(/\W/g, '_')}`;
    const mode = external ? ' TargetMode="External"' : '';
    relationships.add(
      `<Relationship Id="${newId}" Type="${escapeXml(type)}" Target="${escapeXml(newTarget)}"${mode}/>`,
    );
    newIds.set(id, newId);
  }
  return newIds;
}

function relate(root: Element, newIds: ReadonlyMap<string, string>): void {
  for (const element of elements(root)) {
    for (const attribute of ['r:id', 'r:embed']) {
      const newId = newIds.get(element.getAttribute(attribute) ?? '');
      if (newId !== undefined) element.setAttribute(attribute, newId);
    }
  }
}

function renumber(root: Element, offsets: Offsets): void {
  for (const { element, attribute, kind, id } of numbersIn(root)) {
    const offset = offsets.get(kind) ?? 0;
    if (offset === 0 || (id < 1 && KEEPING_ZERO.has(kind))) continue;
    element.setAttribute(attribute, String(id + offset));
    if (element.hasAttribute('w:name')) element.setAttribute('w:name', `_bound${id + offset}`);
  }
}

/** Moves the content of every later member to the end of the first one's, and notes whose each child is. */
function gather(
  partName: string,
  members: ReadonlyMap<Element, number>,
  owners: Map<string, number>,
): Element | undefined {
  const [first, ...others] = members.keys();
  if (first === undefined) return undefined;
  const container = contentOf(first, partName);
  const ordinals = new Map<string, number>();
  const own = (child: Element, owner: number): void => {
    const ordinal = (ordinals.get(child.nodeName) ?? 0) + 1;
    ordinals.set(child.nodeName, ordinal);
    owners.set(`${partName} ${child.nodeName}[${ordinal}]`, owner);
  };
  for (const child of children(container)) own(child, members.get(first) ?? 0);
  let firstNum = childNamed(container, 'w:num') ?? null;
  for (const other of others) {
    endSection(container, (paragraph) => own(paragraph, members.get(other) ?? 0));
    for (const child of [...children(contentOf(other, partName))]) {
      if (child.hasAttribute('w:type')) continue;
      container.insertBefore(child, child.nodeName === 'w:abstractNum' ? firstNum : null);
      if (child.nodeName === 'w:num') firstNum ??= child;
      own(child, members.get(other) ?? 0);
    }
  }
  return first;
}

function contentOf(root: Element, partName: string): Element {
  const name = GATHERED.get(partName) ?? '';
  return root.nodeName === name ? root : (childNamed(root, name) ?? root);
}

/** The section properties at the end of a body become those of a paragraph, as when Word ends a section there. */
function endSection(body: Element, onParagraph: (paragraph: Element) => void): void {
  const section = body.lastChild;
  if (section?.nodeName !== 'w:sectPr') return;
  const paragraph = new Element('w:p');
  const properties = new Element('w:pPr');
  body.insertBefore(paragraph, section);
  paragraph.appendChild(properties);
  properties.appendChild(section);
  onParagraph(paragraph);
}

function contentTypesOf(files: readonly DocxPackage[]): ReadonlySet<string> {
  const entries = new Set<string>();
  for (const [index, file] of files.entries())
    for (const element of elements(file.parts.get(CONTENT_TYPES)?.root, 'Default', 'Override')) {
      const entry = `<${element.nodeName}${attributesOf(element)}/>`;
      entries.add(entry);
      // Pictures are carried under a name of each member.
      entries.add(entry.replace('/word/media/', `/word/media/v${index}`));
    }
  return entries;
}

function wrap(rootName: string, namespace: string, content: Iterable<string>): Uint8Array {
  const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const xmlns = `http://schemas.openxmlformats.org/package/2006/${namespace}`;
  return strToU8(`${declaration}<${rootName} xmlns="${xmlns}">${[...content].join('')}</${rootName}>`);
}
