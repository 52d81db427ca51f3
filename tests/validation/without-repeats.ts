import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { shapeOf, TAG } from './shape';

const BODY = 'word/document.xml';
const NOTES = 'word/footnotes.xml';
const LISTS = 'word/numbering.xml';

/**
 * The same files without the blocks, runs, footnotes and lists that differ from an earlier one only by their words: about these,
 * the validator says the same again. It does not ask whether the list of a paragraph exists; our own rules do. One in twenty of
 * the paragraphs that the tests produce is left.
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
    const lists = parts[LISTS];
    if (lists !== undefined)
      kept[LISTS] = strToU8(keepChildren(strFromU8(lists), 'w:numbering', ({ xml }) => isNew(xml, seen)));
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
