import type { Block, Document, FootnoteReference, Heading, List } from '../model/document.js';
import { blocksWith, kindsOf } from '../model/nodes/kinds.js';
import { walk } from '../model/nodes/walk.js';

/** The content of a document, counted block by block in its text and its notes. */
export interface Survey {
  readonly headings: readonly Heading[];
  readonly references: readonly FootnoteReference[];
  readonly tables: number;
  /** Nested lists are not counted: readers see them as part of the outer list. */
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
  const add = (blocks: readonly Block[]): void => {
    for (const block of blocksWith(blocks, COUNTED)) {
      const part = partOf(block);
      for (const heading of part.headings) headings.push(heading);
      for (const reference of part.references) references.push(reference);
      counts.tables += part.tables;
      counts.lists += part.lists;
      counts.codeBlocks += part.codeBlocks;
      counts.codeSpans += part.codeSpans;
      counts.links += part.links;
    }
  };
  const { title, subtitle, blocks, definitions } = document;
  for (const line of [title, subtitle]) if (line) add([line]);
  add(blocks);
  for (const { children } of definitions.values()) add(children);
  return { headings, references, ...counts };
}

const known = new WeakMap<Block, Survey>();

/** Counts a block and everything inside it. */
function partOf(block: Block): Survey {
  const found = known.get(block) ?? findPart(block);
  known.set(block, found);
  return found;
}

function findPart(whole: Block): Survey {
  const headings: Heading[] = [];
  const references: FootnoteReference[] = [];
  const counts = { tables: 0, lists: 0, codeBlocks: 0, codeSpans: 0, links: 0 };
  walk([whole], {
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
  });
  return { headings, references, ...counts };
}

function listsIn({ children }: List): number {
  return children.flatMap((item) => item.children).filter(({ type }) => type === 'list').length;
}
