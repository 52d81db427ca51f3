import { isReferencesHeading, isWorksHeading } from '../../language/works-headings.js';
import type { Block, Document, Heading, Paragraph } from '../../model/document.js';
import { type ChildMapper, isContainer, mapChildren, mapEach } from '../../model/nodes/children.js';
import { KeptCopies } from '../../model/nodes/kept-copies.js';
import { pictureAlone } from '../../model/nodes/picture-alone.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { hasEntryForm } from './entry-form.js';

/**
 * Marks the bibliographies of a text: the headings named "References" or the like whose sections list sources, and the paragraphs
 * that are entries, also of works for further reading. A section of that name in prose is a section like any other.
 */
export function withBibliographies(document: Document): Document {
  const blocks = marked(document.blocks);
  return blocks === document.blocks ? document : { ...document, blocks };
}

function marked(blocks: readonly Block[]): readonly Block[] {
  const marks = new Map<Block, Block>();
  for (const { heading, parts } of sectionsIn(blocks)) {
    if (isReferencesHeading(plainText(heading.children)) && isBibliography(parts.flat()))
      marks.set(heading, copies.of(heading, '', asBibliography));
    for (const entry of parts.flatMap(entriesOf)) marks.set(entry, copies.of(entry, '', asEntry));
  }
  return mapEach(blocks, (block) => marks.get(block) ?? (isContainer(block) ? within(block) : block));
}

const INSIDE: ChildMapper = { inlines: (inlines) => inlines, blocks: marked };

function within(container: Block): Block {
  return copies.of(container, '', (own) => mapChildren(own, INSIDE));
}

const copies = new KeptCopies();

function asBibliography(heading: Heading): Heading {
  return { ...heading, isBibliography: true };
}

function asEntry(paragraph: Paragraph): Paragraph {
  return { ...paragraph, isReference: true };
}

/** A section with a name of bibliographies: the text below its heading, and that of each of its subsections. */
interface NamedSection {
  readonly heading: Heading;
  readonly parts: Block[][];
}

function sectionsIn(blocks: readonly Block[]): readonly NamedSection[] {
  const sections: NamedSection[] = [];
  let open: NamedSection | undefined;
  for (const block of blocks) {
    if (block.type !== 'heading') open?.parts.at(-1)?.push(block);
    else if (open && block.depth > open.heading.depth) open.parts.push([]);
    else {
      open = isWorksHeading(plainText(block.children)) ? { heading: block, parts: [[]] } : undefined;
      if (open) sections.push(open);
    }
  }
  return sections;
}

/** Whether there is more in a section that lists sources than prose. Nothing at all can be a place for a list. */
function isBibliography(blocks: readonly Block[]): boolean {
  let [listed, prose] = [0, 0];
  for (const block of blocks) {
    if (block.type === 'list') listed += block.children.length;
    if (block.type !== 'paragraph') continue;
    if (block.isReference) return true;
    if (!isText(block)) continue;
    if (hasEntryForm(block)) listed++;
    else prose++;
  }
  return prose === 0 || listed > prose;
}

/** The paragraphs of a text that are to be marked as entries: if most are entries, all below the words that lead to them. */
function entriesOf(blocks: readonly Block[]): readonly Paragraph[] {
  const texts = blocks.filter((block) => block.type === 'paragraph').filter(isText);
  const formed = texts.filter(isEntry);
  if (2 * formed.length <= texts.length) return [];
  return texts.slice(texts.findIndex(isEntry)).filter(({ isReference }) => !isReference);
}

function isEntry(paragraph: Paragraph): boolean {
  return paragraph.isReference === true || hasEntryForm(paragraph);
}

/** Whether a paragraph is text, and not a picture, a place for something else, or a line that stands above entries as a heading would. */
function isText(paragraph: Paragraph): boolean {
  const { children } = paragraph;
  const [first, ...others] = children;
  if (first === undefined || pictureAlone(children)) return false;
  const isLabel = others.length === 0 && (first.type === 'strong' || first.type === 'emphasis');
  return !isLabel || hasEntryForm(paragraph);
}
