import type { Document, FootnoteReference, Heading, List } from '../model/document.js';
import { kindsOf } from '../model/kinds.js';
import { type Visitor, walkDocument } from '../model/walk.js';

/** What a document has, found in one walk over its text and its notes. */
export interface Survey {
  readonly headings: readonly Heading[];
  readonly references: readonly FootnoteReference[];
  readonly tables: number;
  /** Without those that lie in another's items: to a reader they belong to it. */
  readonly lists: number;
  readonly codeBlocks: number;
  readonly codeSpans: number;
  readonly links: number;
}

const COUNTED = kindsOf(
  'heading',
  'table',
  'list',
  'code',
  'footnoteReference',
  'link',
  'inlineCode',
  'monospace',
);

/** Headings and references come in the order of the text, those in notes last. */
export function surveyOf(document: Document): Survey {
  const headings: Heading[] = [];
  const references: FootnoteReference[] = [];
  const counts = { tables: 0, lists: 0, codeBlocks: 0, codeSpans: 0, links: 0 };
  const visitor: Visitor = {
    block(block) {
      if (block.type === 'heading') headings.push(block);
      else if (block.type === 'table') counts.tables++;
      else if (block.type === 'list') counts.lists += 1 - listsIn(block);
      else if (block.type === 'code') counts.codeBlocks++;
    },
    inline(inline) {
      if (inline.type === 'footnoteReference') references.push(inline);
      else if (inline.type === 'link') counts.links++;
      else if (inline.type === 'inlineCode' || inline.type === 'monospace') counts.codeSpans++;
    },
  };
  walkDocument(document, visitor, COUNTED);
  return { headings, references, ...counts };
}

function listsIn({ children }: List): number {
  return children.flatMap((item) => item.children).filter(({ type }) => type === 'list').length;
}
