import type { ComposedInline } from '../../model/composed.js';
import type { FootnoteReference } from '../../model/document.js';
import type { NoteMark } from '../../model/resolved.js';
import type { Context } from '../context.js';
import { noteMarkStyle, noteNumberText } from '../note-kind.js';
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
  const { position } = environment.settings.footnotes;
  const text = noteNumberText(note, position, environment.theme);
  if (kind === 'repeat' && bookmark !== undefined) {
    return {
      type: 'field',
      instruction: { kind: 'noteNumber', note, bookmark, asMark: true },
      result: text,
      properties: runProperties(0, noteMarkStyle(position)),
    };
  }
  const reference: ComposedInline = { type: 'noteReference', note, text };
  return bookmark === undefined ? reference : { type: 'bookmarked', names: [bookmark], content: [reference] };
}
