import type { ComposedInline } from '../../model/composed.js';
import type { FootnoteReference } from '../../model/document.js';
import type { NoteMark } from '../../model/resolved.js';
import type { Context } from '../context.js';
import { noteMarkStyle } from '../note-kind.js';
import { runProperties } from '../runs.js';

/** The marks of a reference. */
export function footnoteReference(
  reference: FootnoteReference,
  context: Context,
  out: ComposedInline[],
): void {
  const marks = context.environment.resolved.footnotes.marks.get(reference) ?? [];
  for (const [index, mark] of marks.entries()) {
    if (index > 0) addNoteComma(context, out, out.length);
    out.push(noteMark(mark, context));
  }
}

/** Puts a superscript comma between adjacent marks: ¹,² and not ¹². */
export function addNoteComma(context: Context, out: ComposedInline[], at: number): void {
  const properties = runProperties(0, noteMarkStyle(context.environment.settings.footnotes.position));
  out.splice(at, 0, { type: 'text', text: ',', properties });
}

function noteMark({ kind, note }: NoteMark, { environment }: Context): ComposedInline {
  const { bookmark } = note;
  if (kind === 'repeat' && bookmark !== undefined) {
    return {
      type: 'field',
      instruction: { kind: 'noteNumber', bookmark, asMark: true },
      result: String(note.number),
      properties: runProperties(0, noteMarkStyle(environment.settings.footnotes.position)),
    };
  }
  const reference: ComposedInline = { type: 'noteReference', note };
  return bookmark === undefined ? reference : { type: 'bookmarked', names: [bookmark], content: [reference] };
}
