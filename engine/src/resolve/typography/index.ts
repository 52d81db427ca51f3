import { runsOf } from '../../model/children.js';
import type { Document, Inline, Text } from '../../model/document.js';
import { mapDocument } from '../../model/map-inlines.js';
import { walkDocument } from '../../model/walk.js';
import { isVerbatim } from '../bare-address.js';
import { type QuotationMarks, quotationMarks } from './quotation-marks.js';
import { hasSigns, typographicSigns } from './signs.js';

/**
 * Replaces typewriter characters with the quotation marks of the language, apostrophes, dashes and ellipses. Code,
 * formulas and bare addresses are kept.
 */
export function typeset(document: Document, language: string): Document {
  const marks = quotationMarks(language);
  const changed = new Map<Text, string>();
  walkDocument(document, {
    block(block) {
      for (const inlines of runsOf(block)) change(inlines, marks, changed);
    },
  });
  return mapDocument(document, (inline) => {
    const value = inline.type === 'text' ? changed.get(inline) : undefined;
    return value !== undefined && inline.type === 'text'
      ? [{ ...inline, value, written: inline.written ?? inline.value }]
      : undefined;
  });
}

/** The two marks of a pair may be in different inlines, so a paragraph is read as one text. */
function change(inlines: readonly Inline[], marks: QuotationMarks, changed: Map<Text, string>): void {
  const texts: { readonly node: Text; readonly start: number }[] = [];
  const text = collect(inlines, '', texts);
  if (!hasSigns(text, marks)) return;
  const signs = typographicSigns(text, marks);
  for (const { node, start } of texts) {
    const value = signs.slice(start, start + node.value.length).join('');
    if (value !== node.value) changed.set(node, value);
  }
}

/** Anything but text counts as a letter: a mark after code closes, and one before it opens. */
const LETTER = 'x';

function collect(
  inlines: readonly Inline[],
  before: string,
  texts: { readonly node: Text; readonly start: number }[],
): string {
  let text = before;
  for (const inline of inlines) {
    if (inline.type === 'text') {
      texts.push({ node: inline, start: text.length });
      text += inline.value;
    } else if (inline.type === 'break') text += '\n';
    else if (inline.type === 'footnoteReference') continue;
    else if (!('children' in inline) || isVerbatim(inline)) text += LETTER;
    else text = collect(inline.children, text, texts);
  }
  return text;
}
