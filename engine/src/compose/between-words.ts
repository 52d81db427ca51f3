import type { ComposedInline, TextRun } from '../model/composed.js';
import { hasRightToLeft } from './direction.js';

const LETTER = /\p{L}/u;
/** Digits continue the words before them that run from left to right (Unicode Standard Annex 9, W7). */
const TO_DIGITS = /\d$/;

/**
 * Gives spaces and punctuation between words that run against their paragraph the direction of these words (Unicode Standard
 * Annex 9, N1). Within one text that is decided already (`stretchesOf`); this is for words that differ in their look, such as
 * `**one** two` in a Hebrew sentence, which would otherwise stand in the wrong order.
 */
export function joinDirections(content: ComposedInline[], rightToLeft: boolean): ComposedInline[] {
  if (!runsAgainst(content, rightToLeft)) return content;
  const joined = new Set<TextRun>();
  let pending: TextRun[] | undefined;
  for (const run of textsIn(content)) {
    if (run === undefined) pending = undefined;
    else if (run.properties.rightToLeft !== rightToLeft) {
      for (const each of pending ?? []) joined.add(each);
      pending = [];
    } else if (LETTER.test(run.text) || hasRightToLeft(run.text)) pending = undefined;
    else {
      pending?.push(run);
      if (!pending || !rightToLeft || !TO_DIGITS.test(run.text)) continue;
      for (const each of pending) joined.add(each);
      pending = [];
    }
  }
  return joined.size === 0 ? content : content.map((inline) => withDirections(inline, joined));
}

/** Whether any text runs against the direction of its paragraph, which is rare. */
function runsAgainst(content: readonly ComposedInline[], rightToLeft: boolean): boolean {
  return content.some((inline) =>
    inline.type === 'text'
      ? inline.properties.rightToLeft !== rightToLeft
      : 'content' in inline && runsAgainst(inline.content, rightToLeft),
  );
}

/** The texts in reading order; undefined for anything visible between them that has no letters. */
function* textsIn(content: readonly ComposedInline[]): Generator<TextRun | undefined, void> {
  for (const inline of content)
    switch (inline.type) {
      case 'text':
        yield inline;
        break;
      case 'link':
      case 'bookmarked':
      case 'revised':
        yield* textsIn(inline.content);
        break;
      case 'commentMark':
      case 'fieldMark':
        break;
      case 'checkbox':
      case 'equation':
      case 'field':
      case 'lineBreak':
      case 'noteNumber':
      case 'noteReference':
      case 'pageBreak':
      case 'picture':
      case 'tab':
        yield undefined;
    }
}

function withDirections(inline: ComposedInline, joined: ReadonlySet<TextRun>): ComposedInline {
  if (inline.type === 'text') {
    if (!joined.has(inline)) return inline;
    const { properties } = inline;
    return { ...inline, properties: { ...properties, rightToLeft: !properties.rightToLeft } };
  }
  if (!('content' in inline)) return inline;
  return { ...inline, content: inline.content.map((each) => withDirections(each, joined)) };
}
