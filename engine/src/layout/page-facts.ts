import type { ComposedParagraph } from '../model/composed.js';
import type { Heading } from '../model/document.js';
import type { Box } from './boxes.js';
import { numberedIn } from './numbered-in.js';
import type { PageRecord } from './numbered-pages.js';

/** Facts about the boxes of a page that other pages depend on, or that depend on other pages. */
interface PageFacts {
  /** What begins on it. */
  readonly headings: readonly Heading[];
  readonly bookmarks: readonly string[];
  readonly numbered: readonly ComposedParagraph[];
  /** What is on it, even if it began on the page before: the bookmarks that links lead to, and list items. */
  readonly targets: readonly string[];
  readonly items: readonly ComposedParagraph[];
}

const known = new WeakMap<PageRecord, PageFacts>();

/** Looks through a page once: most pages are the same after an edit. */
export function pageFacts(page: PageRecord): PageFacts {
  const found = known.get(page) ?? factsOf(page);
  known.set(page, found);
  return found;
}

function factsOf({ columns }: PageRecord): PageFacts {
  const parts = columns.flatMap((column) => column.parts);
  const boxes = parts.map(({ box }) => box);
  const begun = parts.filter(({ from }) => from === 0).map(({ box }) => box);
  return {
    headings: begun.flatMap(({ headings }) => headings ?? NONE),
    bookmarks: begun.flatMap(({ bookmarks }) => bookmarks ?? NONE),
    numbered: begun.flatMap(numberedIn),
    targets: boxes.flatMap(({ targets }) => targets ?? NONE),
    items: boxes.flatMap(itemIn),
  };
}

function itemIn(box: Box): readonly ComposedParagraph[] {
  return box.type === 'paragraph' && box.paragraph.numbering ? [box.paragraph] : NONE;
}

const NONE: readonly never[] = [];
