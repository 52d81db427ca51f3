import type { ComposedInline, TextRun } from '../model/composed.js';
import { hasRightToLeft } from '../model/nodes/text-direction.js';
import { closingBrackets, openBrackets } from './brackets.js';

const LETTER = /\p{L}/u;
/** Digits continue the words before them that run from left to right (Unicode Standard Annex 9, W7). */
const TO_DIGITS = /\d$/;

/**
 * Gives spaces and punctuation between words that run against their paragraph the direction of these words (Unicode Standard
 * Annex 9, N1). Within one text that is decided already (`stretchesOf`); this is for words that differ in their look, such as
 * `**one** two` in a Hebrew sentence, which would otherwise be in the wrong order.
 */
export function joinDirections(content: ComposedInline[], rightToLeft: boolean): ComposedInline[] {
  if (!runsAgainst(content, rightToLeft)) return content;
  /** How much of a run, from its beginning, takes the other direction. */
  const joined = new Map<TextRun, number>();
  const join = (runs: readonly TextRun[]): void => {
    for (const each of runs) joined.set(each, each.text.length);
  };
  let words: Words | undefined;
  for (const run of textsIn(content)) {
    if (run === undefined) words = undefined;
    else if (run.properties.rightToLeft !== rightToLeft) {
      join(words?.after ?? []);
      words = { after: [], open: openBrackets(run.text, words?.open) };
    } else if (words) {
      const closing = closingBrackets(run.text, words.open);
      if (closing > 0) {
        join(words.after);
        joined.set(run, closing);
      }
      if (LETTER.test(run.text) || hasRightToLeft(run.text)) words = undefined;
      else {
        words = { after: [...words.after, run], open: words.open.slice(0, words.open.length - closing) };
        if (rightToLeft && TO_DIGITS.test(run.text)) {
          join(words.after);
          words = { ...words, after: [] };
        }
      }
    }
  }
  return content.flatMap((inline) => withDirections(inline, joined));
}

/**
 * Words that run against their paragraph: the texts without letters that have followed them, and the brackets that they leave
 * open.
 */
interface Words {
  readonly after: readonly TextRun[];
  readonly open: readonly string[];
}

/** Whether any text runs against the direction of its paragraph, which is rare. */
function runsAgainst(content: readonly ComposedInline[], rightToLeft: boolean): boolean {
  return content.some((inline) =>
    inline.type === 'text'
      ? !inline.properties.embedding && inline.properties.rightToLeft !== rightToLeft
      : 'content' in inline && runsAgainst(inline.content, rightToLeft),
  );
}

/** The texts in reading order; undefined for anything visible between them that has no letters. */
function* textsIn(content: readonly ComposedInline[]): Generator<TextRun | undefined, void> {
  for (const inline of content)
    switch (inline.type) {
      case 'text':
        // What has a direction of its own is already in order, and is like a picture for the words around it.
        yield inline.properties.embedding ? undefined : inline;
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

function withDirections(inline: ComposedInline, joined: ReadonlyMap<TextRun, number>): ComposedInline[] {
  if (inline.type === 'text') {
    const length = joined.get(inline);
    if (length === undefined) return [inline];
    const { text, properties } = inline;
    const first = {
      ...inline,
      text: text.slice(0, length),
      properties: { ...properties, rightToLeft: !properties.rightToLeft },
    };
    return length === text.length ? [first] : [first, { ...inline, text: text.slice(length) }];
  }
  if (!('content' in inline)) return [inline];
  return [{ ...inline, content: inline.content.flatMap((each) => withDirections(each, joined)) }];
}
