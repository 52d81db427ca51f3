import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const BODY = 'word/document.xml';
const NOTES = 'word/footnotes.xml';

/**
 * The same files without the blocks, runs and footnotes that differ from an earlier one only by their words: about these, the
 * validator says the same again. One in twenty of the paragraphs that the tests produce is left.
 */
export function withoutRepeats(files: readonly Uint8Array[]): readonly Uint8Array[] {
  const seen = new Set<string>();
  return files.map((bytes) => {
    const parts = unzipSync(bytes);
    const before = parts[BODY];
    if (before === undefined) return bytes;
    const blocks = keepChildren(
      strFromU8(before),
      'w:body',
      ({ name, xml }) => name === 'w:sectPr' || isNew(xml, seen),
    );
    const body = blocks.replace(RUN, (run) => (isNew(run, seen) ? run : ''));
    const kept: Record<string, Uint8Array> = { ...parts, [BODY]: strToU8(body) };
    const notes = parts[NOTES];
    if (notes !== undefined) {
      const referred = new Set(Array.from(body.matchAll(REFERENCE), ([, id]) => id));
      const text = keepChildren(strFromU8(notes), 'w:footnotes', ({ xml }) => {
        const isNeeded = / w:type="/.test(xml) || referred.has(/ w:id="([^"]*)"/.exec(xml)?.[1]);
        return isNew(xml, seen) || isNeeded;
      });
      kept[NOTES] = strToU8(text);
    }
    return zipSync(kept, { level: 0 });
  });
}

/** A run that contains no other, as a text box does. */
const RUN = /<w:r(?: [^>]*)?>(?:(?!<w:r[ >])[\s\S])*?<\/w:r>/g;
const REFERENCE = /<w:footnoteReference [^>]*w:id="([^"]*)"/g;

function isNew(xml: string, seen: Set<string>): boolean {
  const shape = shapeOf(xml);
  const { size } = seen;
  seen.add(shape);
  return seen.size > size;
}

/** The text of elements that may have any. */
const WORDS = /(<(?:w:t|w:instrText|w:delText|w:delInstrText|m:t)(?: [^>]*)?>)[^<]*/g;
const DESCRIPTIONS = / (?:descr|title)="[^"]*"/g;
/** Attributes that number or name something. */
const NAMES = / (w:id|w:name|w:anchor|r:id|r:embed|id|name)="([^"]*)"/g;
/** The longest name that the schema allows a bookmark. */
const MAX_NAME = 40;

/** What the validator looks at: the elements, attributes and values, and of names only of what kind they are. */
function shapeOf(xml: string): string {
  return xml
    .replace(WORDS, '$1')
    .replace(DESCRIPTIONS, '')
    .replace(NAMES, (_, attribute: string, value: string) => {
      const kind = value.replace(/\d+/g, '0').replace(/\p{L}+/gu, 'a');
      return ` ${attribute}="${kind}${value.length > MAX_NAME ? value.length : ''}"`;
    });
}

interface Child {
  readonly name: string;
  readonly xml: string;
}

const TAG = /<(\/?)([^\s/>!?]+)(?:"[^"]*"|[^">])*?(\/?)>/g;

/** A part with those children of its container that `keeps` accepts. Faulty XML stays as it is. */
function keepChildren(part: string, container: string, keeps: (child: Child) => boolean): string {
  const open = new RegExp(`<${container}(?: [^>]*)?>`).exec(part);
  if (open === null) return part;
  const begin = open.index + open[0].length;
  const kept: string[] = [];
  let depth = 0;
  let from = begin;
  TAG.lastIndex = begin;
  for (let tag = TAG.exec(part); tag !== null; tag = TAG.exec(part)) {
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
