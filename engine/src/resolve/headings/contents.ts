import type { Block, Heading, Inline } from '../../model/document.js';
import { markerOf } from '../../model/names/list-formats.js';
import { headingsOfItems, type Item } from '../../model/nodes/headings-of-items.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { type ContentsEntry, levelOf, type Resolved } from '../../model/resolved.js';

/** The deepest level in Word's default table of contents, `TOC \o "1-3"`. */
const DEEPEST = 3;

/** Lists the headings for a table of contents, without the title of the document. */
export function resolveContents(
  blocks: readonly Block[],
  headings: Resolved['headings'],
  shift: Resolved['headingShift'],
  title: Heading | undefined,
  depthWanted: number = DEEPEST,
): Resolved['contents'] {
  const contents = new Map<Heading, ContentsEntry>();
  const items = headingsOfItems(blocks);
  for (const heading of headings.keys()) {
    const depth = levelOf(heading, shift);
    if (heading === title || depth > Math.min(DEEPEST, depthWanted)) continue;
    const children = asEntry(heading.children);
    if (plainText(children).trim() === '') continue;
    const number = String(contents.size + 1).padStart(9, '0');
    const item = items.get(heading);
    const itemNumber = item && numberOfItem(item);
    const entry = { depth, bookmark: `_Toc${number}`, children };
    contents.set(heading, itemNumber === undefined ? entry : { ...entry, itemNumber });
  }
  return contents;
}

/** The number of an item, which Word takes for that of the heading; examples are counted elsewhere. */
function numberOfItem({ list: { ordered, style, delimiter, start }, index }: Item): string | undefined {
  if (!ordered || style === 'example') return undefined;
  return markerOf({ format: `${style ?? 'decimal'}${delimiter}`, level: 0 }, start + index);
}

/**
 * Inlines as an entry shows them once Word has updated it: bold, italic and the like and the fonts stay, but neither character styles, which
 * is what code has, nor colours, highlighting and sizes, as files show that Word has saved (`tests/word-rules/README.md`).
 */
export function asEntry(inlines: readonly Inline[]): Inline[] {
  return unlinked(inlines).flatMap(asWordLeavesIt);
}

function asWordLeavesIt(inline: Inline): Inline[] {
  switch (inline.type) {
    case 'inlineCode':
      return [{ type: 'text', value: inline.value }];
    case 'highlight':
    case 'keyboard':
    case 'monospace':
    case 'styled':
    case 'textColor':
    case 'background':
      return inline.children.flatMap(asWordLeavesIt);
    case 'font': {
      const { size: _, ...font } = inline;
      const children = inline.children.flatMap(asWordLeavesIt);
      return font.family === undefined ? children : [{ ...font, children }];
    }
    case 'delete':
    case 'emphasis':
    case 'smallCaps':
    case 'strong':
    case 'subscript':
    case 'superscript':
    case 'direction':
    case 'language':
    case 'underline':
      return [{ ...inline, children: inline.children.flatMap(asWordLeavesIt) }];
    case 'text':
    case 'inlineMath':
    case 'break':
    case 'image':
    case 'crossReference':
    case 'fieldMark':
    case 'commentStart':
    case 'commentEnd':
    case 'deletion':
    case 'indexMark':
    case 'footnoteReference':
    case 'citation':
    case 'insertion':
    case 'link':
    case 'wikiLink':
      return [inline];
  }
}

/** Reduces inlines to text and formatting: an entry is itself a link, has no footnote marks and fits on one line. */
export function unlinked(inlines: readonly Inline[]): Inline[] {
  return inlines.flatMap(unlinkedInline);
}

function unlinkedInline(inline: Inline): Inline[] {
  switch (inline.type) {
    case 'text':
    case 'inlineCode':
      return [{ ...inline, value: inline.value.replace(/[\t\r\n]/g, ' ') }];
    case 'inlineMath':
      return [inline];
    case 'break':
      return [{ type: 'text', value: ' ' }];
    case 'image':
      return [{ type: 'text', value: inline.alt }];
    case 'crossReference':
      return [inline];
    case 'fieldMark':
    case 'commentStart':
    case 'commentEnd':
    case 'deletion':
    case 'indexMark':
    case 'footnoteReference':
      return [];
    case 'citation':
    case 'insertion':
    case 'link':
    case 'wikiLink':
      return unlinked(inline.children);
    case 'delete':
    case 'emphasis':
    case 'highlight':
    case 'smallCaps':
    case 'keyboard':
    case 'monospace':
    case 'strong':
    case 'styled':
    case 'subscript':
    case 'superscript':
    case 'textColor':
    case 'background':
    case 'font':
    case 'direction':
    case 'language':
    case 'underline':
      return [{ ...inline, children: unlinked(inline.children) }];
  }
}
