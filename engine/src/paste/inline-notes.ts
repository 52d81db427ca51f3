import type { ChildNode, Element } from 'domhandler';
import { closest, elementsIn, hasClass, isBlankText, isElement } from './dom.js';

/** A note that stands where it is referred to. */
export interface InlineNote {
  /** The element with its text. */
  readonly body: Element;
  /** Its marks, in it or before it, with the spaces between. */
  readonly marks: readonly ChildNode[];
}

/** The note that an element is, if it is one. */
export function inlineNoteAt(node: Element): InlineNote | undefined {
  return WRITERS.find(({ isNote }) => isNote(node))?.partsOf(node);
}

/** Whether an element only repeats a mark that LaTeXML has written before it, whose note is elsewhere. */
export function isRepeatedMark(node: Element): boolean {
  return (
    hasClass(node, 'ltx_note_outer') &&
    closest(node, (each) => hasClass(each, 'ltx_role_footnotemark')) !== undefined
  );
}

/** A program that writes such notes. */
interface Writer {
  isNote(node: Element): boolean;
  partsOf(node: Element): InlineNote;
}

const WRITERS: readonly Writer[] = [
  {
    // LaTeXML, which makes the pages of arXiv.
    isNote: (node) =>
      hasClass(node, 'ltx_note') &&
      /(?:^|\s)ltx_role_(?:foot|end)note(?:\s|$)/.test(node.attribs.class ?? ''),
    partsOf: (node) => {
      const parts = elementsIn(node);
      return {
        body: parts.find((each) => hasClass(each, 'ltx_note_content')) ?? node,
        marks: parts.filter((each) => hasClass(each, 'ltx_note_mark') || hasClass(each, 'ltx_tag_note')),
      };
    },
  },
  {
    // Pages with Tufte's style sheet.
    isNote: (node) => node.name === 'span' && hasClass(node, 'sidenote'),
    partsOf: (node) => ({ body: node, marks: marksBefore(node, 'margin-toggle') }),
  },
  {
    // WordPress with Modern Footnotes.
    isNote: (node) => hasClass(node, 'modern-footnotes-footnote__note'),
    partsOf: (node) => ({ body: node, marks: marksBefore(node, 'modern-footnotes-footnote') }),
  },
];

/** The elements of a class directly before a note, with nothing but spaces between. */
function marksBefore(note: Element, name: string): ChildNode[] {
  const before: ChildNode[] = [];
  let length = 0;
  for (let { prev } = note; prev; { prev } = prev) {
    const isMark = isElement(prev) && hasClass(prev, name);
    if (!isMark && !isBlankText(prev)) break;
    before.push(prev);
    if (isMark) ({ length } = before);
  }
  return before.slice(0, length);
}
