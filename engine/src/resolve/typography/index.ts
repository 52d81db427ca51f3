/*
 * Typographic characters. In: the document as typed. Out: the same with the quotation marks of its language, apostrophes, dashes,
 * ellipses and no-break spaces.
 *
 * Read in this order: `quotation-marks.ts`, the marks of each language and which of a pair one is; `signs.ts`, dashes and the like;
 * `no-break.ts`, where a line must not end. This file reads each paragraph as one text, as the two marks of a pair may be in different
 * inlines.
 */
import type { Document, Inline, Text } from '../../model/document.js';
import { KeptCopies } from '../../model/nodes/kept-copies.js';
import { mapDocumentRuns, mapRun } from '../../model/nodes/map-inlines.js';
import { isVerbatim } from '../bare-address.js';
import { keptSpaces } from './no-break.js';
import { type QuotationMarks, quotationMarks } from './quotation-marks.js';
import { hasSigns, typographicSigns } from './signs.js';

/**
 * Replaces typewriter characters with the quotation marks of the language, apostrophes, dashes and ellipses, and adds
 * no-break spaces. Code, formulas and bare addresses are left as they are.
 */
export function typeset(document: Document, language: string): Document {
  const marks = quotationMarks(language);
  const spacesIn = keptSpaces(language);
  return mapDocumentRuns(document, (inlines) => typesetRun(inlines, marks, spacesIn), {
    copies,
    about: language,
  });
}

const copies = new KeptCopies();

/** Processes a paragraph as one text, since the two marks of a pair may be in different inlines. */
function typesetRun(
  inlines: readonly Inline[],
  marks: QuotationMarks,
  spacesIn: (text: string) => readonly number[],
): readonly Inline[] {
  const texts: { readonly node: Text; readonly start: number }[] = [];
  const text = collect(inlines, '', texts);
  const kept = spacesIn(text);
  if (kept.length === 0 && !hasSigns(text, marks)) return inlines;
  const signs = typographicSigns(text, marks);
  for (const index of kept) signs[index] = NO_BREAK;
  const changed = new Map<Text, string>();
  for (const { node, start } of texts) {
    const value = signs.slice(start, start + node.value.length).join('');
    if (value !== node.value) changed.set(node, value);
  }
  if (changed.size === 0) return inlines;
  return mapRun(inlines, (inline) => {
    const value = inline.type === 'text' ? changed.get(inline) : undefined;
    return value !== undefined && inline.type === 'text'
      ? [{ ...inline, value, written: inline.written ?? inline.value }]
      : undefined;
  });
}

const NO_BREAK = '\u00a0';

/** Stands for inlines other than text, so that a mark after code closes and one before it opens. */
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
