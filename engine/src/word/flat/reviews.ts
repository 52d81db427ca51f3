import type { CommentMark, Inline, Revision } from '../../model/document.js';
import { childOf, type XmlElement } from '../../xml/element.js';
import type { ChangesChoice, Reading } from '../reading.js';

/** Where the range of a comment begins or ends, or where the comment is referenced (ECMA-376 Part 1, 17.13.4). */
export type CommentPlace = 'start' | 'end' | 'mark';

/**
 * The ends of a comment's range at a place: both, if Word has only the reference. Replies are where their comment is, wherever a
 * program says that they are.
 */
export function commentMarks(id: string, at: CommentPlace, reading: Reading): CommentMark[] {
  const thread = reading.comments.get(id);
  if (!thread) return [];
  const { begun, ended } = reading.commentEnds;
  const marks: CommentMark[] = [];
  const add = (type: CommentMark['type']): void => {
    (type === 'commentStart' ? begun : ended).add(id);
    for (const comment of thread) marks.push({ type, comment });
  };
  const hasBegun = begun.has(id);
  if (at !== 'end' && !hasBegun) add('commentStart');
  if (at !== 'start' && !ended.has(id) && (at === 'mark' || hasBegun)) add('commentEnd');
  return marks;
}

/** The tracked changes of a paragraph mark, if changes are kept (17.13.5.15). */
export function endRevisions(paragraph: XmlElement, { changes }: Reading): Revision[] {
  const mark = changes === 'track' ? childOf(childOf(paragraph, 'w:pPr'), 'w:rPr') : undefined;
  const end = (type: Revision['type']): Revision => ({ type, includesParagraphMark: true, children: [] });
  return [
    ...(childOf(mark, 'w:ins') ? [end('insertion')] : []),
    ...(childOf(mark, 'w:del') ? [end('deletion')] : []),
  ];
}

const REVISIONS: Readonly<Record<string, Revision['type']>> = {
  'w:ins': 'insertion',
  'w:moveTo': 'insertion',
  'w:del': 'deletion',
  'w:moveFrom': 'deletion',
};

/** The tracked change that an element wraps its content in. */
export function revisionOf({ name }: XmlElement): Revision['type'] | undefined {
  return REVISIONS[name];
}

/** Whether content with a change of this type is removed from the text. */
export function isRemoved(type: Revision['type'], changes: ChangesChoice): boolean {
  switch (changes) {
    case 'accept':
      return type === 'deletion';
    case 'reject':
      return type === 'insertion';
    case 'track':
      return false;
  }
}

/** Whether an inline is content, rather than a boundary of a comment or a change. */
export function isOfText({ type }: Inline): boolean {
  return type !== 'commentStart' && type !== 'commentEnd' && type !== 'insertion' && type !== 'deletion';
}
