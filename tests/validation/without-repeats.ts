import { crc32 } from 'node:zlib';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { shapeOf, TAG } from './shape';
import { CONTENT_TYPES, partKind, STYLES, sharedText, stylesIn } from './volume-groups';

const BODY = 'word/document.xml';
const NOTES = 'word/footnotes.xml';
const LISTS = 'word/numbering.xml';

type Parts = Readonly<Record<string, Uint8Array>>;

/**
 * The same files without the blocks, runs, footnotes and lists that differ from an earlier one only by their words: about these,
 * the validator says the same again. It does not ask whether the list of a paragraph exists; our own rules do. One in twenty of
 * the paragraphs that the tests produce is left. A file in which nothing is new is undefined: half of them are.
 */
export function withoutRepeats(files: readonly Uint8Array[]): readonly (Uint8Array | undefined)[] {
  const seen = new Seen();
  return files.map((bytes) => {
    const parts = unzipSync(bytes);
    const { size } = seen;
    addOtherParts(parts, seen);
    const left = whatIsLeft(parts, seen);
    return seen.size > size ? zipSync(left, { level: 0 }) : undefined;
  });
}

/** What the validator has looked at in earlier files. */
class Seen {
  readonly #shapes = new Set<string>();
  readonly #parts = new Set<number>();

  get size(): number {
    return this.#shapes.size;
  }

  /** Whether a shape is new, which it is only once. */
  add(shape: string): boolean {
    const { size } = this;
    this.#shapes.add(shape);
    return this.size > size;
  }

  /** Whether a part is new: many are the same in thousands of files. */
  addPart(name: string, content: Uint8Array): boolean {
    const sum = crc32(content, crc32(name));
    const { size } = this.#parts;
    this.#parts.add(sum);
    return this.#parts.size > size;
  }
}

/** The parts of a file with what is new in its text, notes and lists. */
function whatIsLeft(parts: Parts, seen: Seen): Record<string, Uint8Array> {
  const left: Record<string, Uint8Array> = { ...parts };
  const before = parts[BODY];
  if (before === undefined) return left;
  const blocks = keepChildren(strFromU8(before), 'w:body', ({ name, xml }) => {
    const isNew = seen.add(shapeOf(xml));
    return isNew || name === 'w:sectPr';
  });
  const body = blocks.replace(RUN, (run) => (seen.add(shapeOf(run)) ? run : ''));
  left[BODY] = strToU8(body);
  const notes = parts[NOTES];
  if (notes !== undefined) {
    const referred = new Set(Array.from(body.matchAll(REFERENCE), ([, id]) => id));
    const text = keepChildren(strFromU8(notes), 'w:footnotes', ({ xml }) => {
      const isNeeded = / w:type="/.test(xml) || referred.has(/ w:id="([^"]*)"/.exec(xml)?.[1]);
      return seen.add(shapeOf(xml)) || isNeeded;
    });
    left[NOTES] = strToU8(text);
  }
  const lists = parts[LISTS];
  if (lists !== undefined)
    left[LISTS] = strToU8(keepChildren(strFromU8(lists), 'w:numbering', ({ xml }) => seen.add(shapeOf(xml))));
  return left;
}

/** Adds what the validator looks at outside of the text, its notes and its lists, and the roots of these. */
function addOtherParts(parts: Parts, seen: Seen): void {
  for (const [name, content] of Object.entries(parts)) {
    if (name.startsWith('word/media/')) seen.add(name.slice(name.lastIndexOf('.')));
    else if (seen.addPart(name, content)) addPart(name, strFromU8(content), seen);
  }
}

function addPart(name: string, text: string, seen: Seen): void {
  if (name === BODY || name === NOTES || name === LISTS) seen.add(ROOT.exec(text)?.[0] ?? text);
  else if (name === STYLES) for (const style of [sharedText(name, text), ...stylesIn(text)]) seen.add(style);
  else if (name === CONTENT_TYPES || name.endsWith('.rels'))
    for (const [tag] of text.matchAll(TAG)) seen.add(tag.replace(PLACE, ''));
  else seen.add(`${partKind(name)} ${sharedText(name, text).replace(TEXT, '><')}`);
}

/** The first element of a part, with its namespaces. */
const ROOT = /<w:[A-Za-z]+[ >][^>]*>/;
/** What a relationship or a content type is about, and the number of the relationship. */
const PLACE = / (?:Id|Target|PartName)="[^"]*"/g;
const TEXT = />[^<>]+</g;

/** A run that contains no other, as a text box does. */
const RUN = /<w:r(?: [^>]*)?>(?:(?!<w:r[ >])[\s\S])*?<\/w:r>/g;
const REFERENCE = /<w:footnoteReference [^>]*w:id="([^"]*)"/g;

interface Child {
  readonly name: string;
  readonly xml: string;
}

/** A part with those children of its container that `keeps` accepts. Faulty XML stays as it is. */
function keepChildren(part: string, container: string, keeps: (child: Child) => boolean): string {
  const open = new RegExp(`<${container}(?: [^>]*)?>`).exec(part);
  if (open === null) return part;
  const begin = open.index + open[0].length;
  const kept: string[] = [];
  let depth = 0;
  let from = begin;
  // A pattern of its own: the place where a search ended would stay in the shared one, and other searches would begin there.
  const tags = new RegExp(TAG);
  tags.lastIndex = begin;
  for (let tag = tags.exec(part); tag !== null; tag = tags.exec(part)) {
    const [whole, end, name = '', empty] = tag;
    if (end && depth === 0)
      return name === container ? part.slice(0, begin) + kept.join('') + part.slice(from) : part;
    if (depth === 0) from = tag.index;
    if (!empty) depth += end ? -1 : 1;
    if (depth > 0) continue;
    const after = tag.index + whole.length;
    const xml = part.slice(from, after);
    if (keeps({ name, xml })) kept.push(xml);
    from = after;
  }
  return part;
}
