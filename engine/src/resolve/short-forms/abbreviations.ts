import { notice, type Report, repeatable } from '../../api/notice.js';
import type { Abbreviation, Document, Inline, Text } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { walkDocument } from '../../model/nodes/walk.js';
import { isVerbatim } from '../bare-address.js';
import { anyOf, withTexts } from './short-forms.js';

/**
 * Adds the meaning of each abbreviation in brackets at its first use in running text, as in papers, unless it is already
 * there: Word has no equivalent of HTML's `abbr`. Headings are not changed.
 */
export function explainAbbreviations(document: Document, report: Report): Document {
  if (document.abbreviations.size === 0) return document;
  const pending = new Map(document.abbreviations);
  const explained = new Map<Text, string>();
  const anyForm = wholeWords(pending.keys());
  walkDocument(document, {
    block(block) {
      if (block.type !== 'paragraph' || pending.size === 0) return;
      const whole = plainText(block.children).toLowerCase();
      for (const text of textsOf(block.children)) {
        const value = text.value.replace(anyForm, (form) => explain(form, whole, pending));
        if (value !== text.value) explained.set(text, value);
      }
    },
  });
  for (const [form, { line }] of pending) {
    const message = `Abbreviation ${form} is explained but not used in the text; its meaning was left out`;
    report(
      repeatable(notice('abbreviation-unused', message, line), {
        subject: 'abbreviations',
        name: form,
        predicate: 'are explained but not used in the text; their meanings were left out',
      }),
    );
  }
  return withTexts(document, explained);
}

/** An abbreviation, followed by its meaning at the first use. */
function explain(form: string, paragraph: string, pending: Map<string, Abbreviation>): string {
  const meaning = pending.get(form)?.meaning;
  if (meaning === undefined) return form;
  pending.delete(form);
  return paragraph.includes(meaning.toLowerCase()) ? form : `${form} (${meaning})`;
}

function wholeWords(forms: Iterable<string>): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${anyOf(forms)})(?![\\p{L}\\p{N}_])`, 'gu');
}

function* textsOf(inlines: readonly Inline[]): Generator<Text> {
  for (const inline of inlines) {
    if (inline.type === 'text') yield inline;
    else if ('children' in inline && !isVerbatim(inline)) yield* textsOf(inline.children);
  }
}
