import type { FootnoteReference } from '../../document.js';
import type { NoteMark } from '../../resolved.js';
import type { Context } from '../context.js';
import { bookmarked, field } from '../field.js';
import { noteKind } from '../note-kind.js';
import type { Writer } from '../writer.js';

/** The marks of a reference. */
export function footnoteReference(reference: FootnoteReference, context: Context, writer: Writer): string {
  const marks = context.environment.resolved.footnotes.marks.get(reference) ?? [];
  return marks.map((mark) => noteMark(mark, context, writer)).join(separateNotes(context));
}

/** A raised comma, for marks that stand side by side: ¹,² and not ¹². */
export function separateNotes(context: Context): string {
  const { properties } = noteKind(context.environment.settings.footnotes.position);
  return `<w:r>${properties}<w:t>,</w:t></w:r>`;
}

function noteMark({ kind, note }: NoteMark, context: Context, writer: Writer): string {
  const { properties, reference } = noteKind(context.environment.settings.footnotes.position);
  if (kind === 'repeat') return field(`NOTEREF ${note.bookmark} \\f \\h`, String(note.number), properties);
  const run = `<w:r>${properties}<w:${reference} w:id="${note.number}"/></w:r>`;
  return note.bookmark === undefined ? run : bookmarked(run, note.bookmark, writer.ledger.nextBookmark());
}
