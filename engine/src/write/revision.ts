import type { EndRevision } from '../model/composed.js';
import type { Signature } from '../model/inlines.js';
import { escapeAttribute } from '../xml/escape.js';
import type { Reviewer, Writer } from './writer.js';

/** The element of a tracked change (ECMA-376 Part 1, 17.13.5). */
export const REVISION_ELEMENTS = { insertion: 'ins', deletion: 'del' } as const;

/** The attributes of a tracked change, with an id of its own. */
export function revisionAttributes({ ledger, reviewer }: Writer, by: Signature | undefined): string {
  return `w:id="${ledger.nextRevision()}" ${reviewerAttributes(signed(reviewer, by))}`;
}

/** Who made a change or comment: of another person than the author, it is not known when unless the text says so. */
export function signed(reviewer: Reviewer, by: Signature | undefined): Reviewer {
  const { author, date } = by ?? {};
  if (author === undefined) return { ...reviewer, date: date ?? reviewer.date };
  return {
    author: author.slice(0, MAX_AUTHOR),
    date: date ?? (author === reviewer.author ? reviewer.date : undefined),
  };
}

/** Word refuses longer names. */
const MAX_AUTHOR = 255;

/** The names of a change or comment: who made it, and when, to the second (17.13.5, `w:date`). */
export function reviewerAttributes({ author, date }: Reviewer): string {
  const when = date ? ` w:date="${date.toISOString().slice(0, 19)}Z"` : '';
  return `w:author="${escapeAttribute(author)}"${when}`;
}

/** The mark on the end of a paragraph, or on a row, that is added or deleted. */
export function revisionMark({ kind, by }: EndRevision, writer: Writer): string {
  return `<w:${REVISION_ELEMENTS[kind]} ${revisionAttributes(writer, by)}/>`;
}
