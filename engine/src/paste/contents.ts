import type { Element } from 'domhandler';
import { elementsIn, isWithin, remove } from './dom.js';

/**
 * Removes contents that programs made from the headings: they name the pages of another document, and Word makes them anew. Those of Word
 * are paragraphs with the classes `MsoToc1` to `MsoToc9`.
 */
export function contents(root: Element): void {
  for (const node of elementsIn(root)) if (isWithin(node, root) && isContents(node)) remove(node);
}

const WORD = /(?:^|\s)Mso(?:Toc[1-9]|TocHeading|TableofFigures)(?:\s|$)/i;
/** The ids that Asciidoctor, pandoc, MediaWiki and LibreOffice give. */
const ID = /^(?:toc|Table of Contents\d+)$/i;

function isContents({ name, attribs }: Element): boolean {
  const { class: classes = '', role, id = '' } = attribs;
  if (/^(?:p|div|li)$/.test(name) && WORD.test(classes)) return true;
  return /^(?:div|nav|ul|ol|section)$/.test(name) && (role === 'doc-toc' || ID.test(id));
}
