import type { Block, Document, Heading } from '../../model/document.js';
import type { FormulaLabels } from '../../model/formula-labels.js';
import { kindsOf } from '../../model/nodes/kinds.js';
import { plainText, writtenText } from '../../model/nodes/plain-text.js';
import { type Visitor, walk } from '../../model/nodes/walk.js';
import type { HeadingAnchor, NamedNode, Resolved } from '../../model/resolved.js';
import { BookmarkNames } from './bookmark-names.js';
import { slugger } from './slugger.js';

const FORMULAS = kindsOf('math');
const NAMED = kindsOf('heading', 'math', 'anchors');

/** Assigns slugs and bookmarks to headings, and bookmarks to everything else that has a name. */
export function resolveHeadings(
  blocks: readonly Block[],
  { names: labels }: FormulaLabels,
  definitions: Document['definitions'] = new Map(),
): Pick<Resolved, 'headings' | 'bookmarks' | 'targets'> {
  const headings = new Map<Heading, HeadingAnchor>();
  const bookmarks = new Map<string, string>();
  const slugOf = slugger();
  const names = new BookmarkNames();
  const named: { readonly block: NamedNode; readonly anchors: readonly string[] }[] = [];
  const visitor: Visitor = {
    block(block) {
      const anchors =
        block.type === 'math' ? labels.get(block) : 'anchors' in block ? block.anchors : undefined;
      if (anchors && (block.type === 'math' || 'anchors' in block)) named.push({ block, anchors });
      if (block.type !== 'heading') return;
      const text = plainText(block.children).trim();
      const slug = slugOf(writtenText(block.children));
      const bookmark = names.name(slug);
      headings.set(block, { slug, bookmark, text });
      bookmarks.set(slug, bookmark);
    },
  };
  walk(blocks, visitor, NAMED);
  if (labels.size > 0) {
    const block = (each: Block): void => {
      const anchors = each.type === 'math' ? labels.get(each) : undefined;
      if (anchors && each.type === 'math') named.push({ block: each, anchors });
    };
    for (const { children } of definitions.values()) walk(children, { block }, FORMULAS);
  }
  const targets = new Map<NamedNode, readonly string[]>();
  for (const { block, anchors } of named) targets.set(block, bookmarksOf(anchors, bookmarks, names));
  return { headings, bookmarks, targets };
}

/** The bookmarks of named blocks. Of several with the same name, the first counts; slugs take precedence. */
function bookmarksOf(
  anchors: readonly string[],
  bookmarks: Map<string, string>,
  names: BookmarkNames,
): string[] {
  return anchors.flatMap((anchor) => {
    const address = anchor.toLowerCase();
    if (bookmarks.has(address)) return [];
    const bookmark = names.name(address);
    bookmarks.set(address, bookmark);
    return [bookmark];
  });
}
