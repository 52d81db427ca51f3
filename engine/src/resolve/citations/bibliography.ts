import type { PrintedReference } from '../../model/citing.js';
import type { Block, Document, Heading, Inline, Paragraph } from '../../model/document.js';
import { pushAll } from '../../text/long-arrays.js';
import type { BibliographyPlace } from './bibliography-places.js';

/** A bibliography with its place. */
export interface PlacedBibliography {
  readonly place: BibliographyPlace;
  readonly entries: readonly PrintedReference[];
}

/**
 * Inserts bibliographies at their places, those without entries leaving nothing.
 *
 * @param field the instruction of the field around the only bibliography. Several are in fields that no program updates, since it would
 *   list all sources in each
 * @param title the heading above a bibliography that has none
 */
export function insertBibliographies(
  document: Document,
  bibliographies: readonly PlacedBibliography[],
  field: string | undefined,
  title: string | undefined,
): Document {
  const filled = bibliographies.filter(({ entries }) => entries.length > 0);
  if (filled.length === 0) return document;
  const own = field === undefined || bibliographies.length === 1 ? field : OWN_FIELD;
  const { blocks } = document;
  const result: Block[] = [];
  let done = 0;
  const copyUpTo = (end: number): void => {
    pushAll(result, blocks.slice(done, end));
    done = Math.max(done, end);
  };
  for (const { place, entries } of filled) {
    copyUpTo(place.at);
    const line = blocks[place.isMarked ? place.at : place.at - 1]?.line ?? 1;
    if (place.depth !== undefined && title !== undefined) result.push(headingOf(title, place.depth, line));
    for (const [index, { anchor, content }] of entries.entries())
      result.push({
        type: 'paragraph',
        isReference: true,
        anchors: [anchor],
        children: [
          ...(own !== undefined && index === 0 ? [{ type: 'fieldMark' as const, instruction: own }] : []),
          ...content,
          ...(own !== undefined && index === entries.length - 1 ? [{ type: 'fieldMark' as const }] : []),
        ],
        line,
      } satisfies Paragraph);
    if (place.isMarked) done = place.at + 1;
  }
  copyUpTo(blocks.length);
  return { ...document, blocks: result };
}

/** A field that only this program knows: Word shows it as it is. */
const OWN_FIELD = 'ADDIN FOOTMARK_BIBLIOGRAPHY';

/** Puts text between the marks of its field, if there is one. */
export function inField(content: readonly Inline[], instruction: string | undefined): readonly Inline[] {
  if (instruction === undefined || content.length === 0) return content;
  return [{ type: 'fieldMark', instruction }, ...content, { type: 'fieldMark' }];
}

function headingOf(title: string, depth: Heading['depth'], line: number): Heading {
  return { type: 'heading', depth, children: [{ type: 'text', value: title }], line };
}
