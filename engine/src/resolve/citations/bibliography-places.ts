import { isReferencesHeading } from '../../language/works-headings.js';
import type { Citing } from '../../model/citing.js';
import type { Block, Document, Heading } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';

/** Where a bibliography goes among the blocks of a text, and which of them it covers, as indexes. */
export interface BibliographyPlace {
  /** The block before which it goes. */
  readonly at: number;
  /** The block at that place only marks it. */
  readonly isMarked: boolean;
  /** The level of the heading that a title for bibliographies becomes; undefined if it has a heading. */
  readonly depth: Heading['depth'] | undefined;
  /** The first block that it covers, and the one behind the last. */
  readonly first: number;
  readonly end: number;
}

/**
 * The places of the bibliographies of a text, in order. One covers the whole text. Several places, which are marked by `::: {#refs}` or by
 * headings such as "References" with nothing below them, cover a chapter each: the section that contains it, up to the place before it if
 * that is in the same section. If front matter asks for a bibliography after each section, each section has one.
 */
export function bibliographyPlaces(
  { blocks }: Document,
  { sectionLevels }: Pick<Citing, 'sectionLevels'>,
): readonly BibliographyPlace[] {
  const inSections = sectionLevels ? sectionPlaces(blocks, sectionLevels.first, sectionLevels.last) : [];
  if (inSections.length > 0) return inSections;
  const marks = blocks.flatMap((block, index): readonly Mark[] => {
    if (isMark(block)) return [{ at: index, isMarked: true }];
    return isEmptySection(blocks, index) ? [{ at: index + 1, isMarked: false }] : [];
  });
  if (marks.length > 1) return chapterPlaces(blocks, marks);
  return [wholePlace(blocks)];
}

/** The index of the place whose bibliography lists what the block at an index cites: the next one, if no chapter contains the block. */
export function placeOver(places: readonly BibliographyPlace[], block: number): number {
  const covering = places.filter(({ first, end }) => first <= block && block < end);
  const [innermost] = covering.toSorted((a, b) => a.end - a.first - (b.end - b.first));
  if (innermost) return places.indexOf(innermost);
  const next = places.findIndex(({ at }) => at > block);
  return next < 0 ? places.length - 1 : next;
}

type Mark = Pick<BibliographyPlace, 'at' | 'isMarked'>;

function isMark(block: Block | undefined): boolean {
  return block?.type === 'paragraph' && block.isReference === true && block.children.length === 0;
}

function isForReferences(block: Block | undefined): block is Heading {
  return (
    block?.type === 'heading' &&
    (isReferencesHeading(plainText(block.children)) || block.anchors?.includes('refs') === true)
  );
}

function isEmptySection(blocks: readonly Block[], index: number): boolean {
  const block = blocks[index];
  if (!isForReferences(block)) return false;
  const next = blocks[index + 1];
  return (
    next === undefined || next.type === 'pageBreak' || (next.type === 'heading' && next.depth <= block.depth)
  );
}

/** Where the only bibliography goes: at its mark, at the end of the last section named for it, or at the end of the text. */
function wholePlace(blocks: readonly Block[]): BibliographyPlace {
  const whole = { first: 0, end: blocks.length, depth: undefined };
  const mark = blocks.findIndex(isMark);
  if (mark >= 0) return { ...whole, at: mark, isMarked: true };
  const heading = blocks.findLastIndex(isForReferences);
  if (heading < 0) return { ...whole, at: blocks.length, isMarked: false, depth: 1 };
  const next = blocks.findIndex((block, index) => index > heading && block.type === 'heading');
  return { ...whole, at: next < 0 ? blocks.length : next, isMarked: false };
}

function chapterPlaces(blocks: readonly Block[], marks: readonly Mark[]): readonly BibliographyPlace[] {
  const chapters = marks.map(({ at }) => chapterAround(blocks, at));
  return marks.map((mark, index) => {
    const chapter = chapters[index] ?? -1;
    const before = chapters.lastIndexOf(chapter, index - 1);
    const isLast = chapters.indexOf(chapter, index + 1) < 0;
    return {
      ...mark,
      depth: undefined,
      first: index > 0 && before >= 0 ? (marks[before]?.at ?? 0) : Math.max(chapter, 0),
      end: isLast ? endOfSection(blocks, chapter) : mark.at,
    };
  });
}

/** The index of the heading of the section that a bibliography belongs to, and not that of its own heading; -1 for the whole text. */
function chapterAround(blocks: readonly Block[], at: number): number {
  const own = blocks[at - 1];
  const from = isForReferences(own) ? at - 2 : at - 1;
  const depth = isForReferences(own) ? own.depth : Number.POSITIVE_INFINITY;
  for (let index = from; index >= 0; index--) {
    const block = blocks[index];
    if (block?.type === 'heading' && block.depth < depth) return index;
  }
  return -1;
}

function endOfSection(blocks: readonly Block[], heading: number): number {
  const { depth } = blocks[heading]?.type === 'heading' ? (blocks[heading] as Heading) : { depth: 0 };
  if (heading < 0) return blocks.length;
  const end = blocks.findIndex(
    (block, index) => index > heading && block.type === 'heading' && block.depth <= depth,
  );
  return end < 0 ? blocks.length : end;
}

/** A place at the end of each section whose heading has a level between two. */
function sectionPlaces(blocks: readonly Block[], first: number, last: number): readonly BibliographyPlace[] {
  return blocks
    .flatMap((block, index): readonly BibliographyPlace[] => {
      if (block.type !== 'heading' || block.depth < first || block.depth > last) return [];
      const end = endOfSection(blocks, index);
      const mark = blocks.findIndex((each, at) => at > index && at < end && isMark(each));
      const depth = Math.min(6, block.depth + 1) as Heading['depth'];
      return [
        mark < 0 || block.depth < last
          ? { at: end, isMarked: false, depth, first: index, end }
          : { at: mark, isMarked: true, depth: undefined, first: index, end },
      ];
    })
    .toSorted((a, b) => a.at - b.at || b.first - a.first);
}
