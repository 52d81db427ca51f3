import { pushAll } from '../text/long-arrays.js';
import type { Canonical, Line } from './canonical.js';
import { matched } from './diff.js';
import { membersOf, type Placed } from './placed.js';
import type { SourcePlaces } from './source-places.js';
import { markersOf } from './source-text.js';
import { isWord, NOTE_KEY, type Token, tokensOf } from './tokens.js';

/*
 * What holds for every merge: no word of the source is missing from the merged text unless a change that was made deleted
 * it, and none is doubled unless one added it. It is checked for each change by itself, since the edits of changes never
 * overlap, and for all of them together in the document that they give.
 */

/** How often each word occurs. */
export type WordCounts = ReadonlyMap<string, number>;

/** Counts words and formulas; those that only one program shows, such as addresses and labels, are left out. */
export function countsOf(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const line of text.split('\n'))
      for (const token of tokensOf(line.slice(markersOf(line).length)))
        if (isContent(token)) counts.set(token.key, (counts.get(token.key) ?? 0) + 1);
  return counts;
}

/** What the first has more of than the second. */
export function moreIn(first: WordCounts, second: WordCounts): Map<string, number> {
  const more = new Map<string, number>();
  for (const [word, count] of first) {
    const difference = count - (second.get(word) ?? 0);
    if (difference > 0) more.set(word, difference);
  }
  return more;
}

function isContent(token: Token): boolean {
  return isWord(token) || token.key.startsWith('$');
}

/** Whether a token is a word or formula, or what the author has attached to one: attributes or an address. */
function isWritten(token: Token): boolean {
  return isContent(token) || /^(?:\{|\]\()/.test(token.text);
}

/**
 * Whether the edits of a change delete no other words of the source than those that it is about, and add no others than
 * those that the returned file has more of. Words that the document shows in another form, such as those of a citation,
 * must be deleted as a whole, and are never added in the form that the document shows. What it does not show, such as
 * attributes, is deleted only with the words that have them, not where these are joined to others.
 */
export function keepsWords(placed: Placed, places: SourcePlaces): boolean {
  if (placed.edits.length === 0 || placed.isLabel) return true;
  const { source } = places;
  const lost: Token[] = [];
  const added: Token[] = [];
  for (const { start, end, markdown } of placed.edits) {
    const own = tokensOf(source.slice(start, end), start).filter(isWritten);
    const lines = markdown.split('\n').map((line) => line.slice(markersOf(line).length));
    const written = tokensOf(lines.join('\n')).filter(isWritten);
    const partners = matched(
      own.map(({ key }) => key),
      written.map(({ key }) => key),
    );
    const kept = new Set(partners);
    pushAll(
      lost,
      own.filter((_token, index) => (partners[index] ?? -1) < 0),
    );
    pushAll(
      added,
      written.filter((_token, index) => !kept.has(index)),
    );
  }
  const isMoved = (token: Token): boolean => {
    const at = added.findIndex(({ key }) => key === token.key);
    if (at !== -1) added.splice(at, 1);
    return at !== -1;
  };
  if (becomesCode(placed)) return false;
  const deleted = lost.filter((token) => !isMoved(token));
  const own = ownTokens(placed, places.original);
  const gone = new Set(deleted.map(({ start }) => start));
  if (!deleted.every((token) => isOwn(token, { tokenIndexes: own, gone, places }))) return false;
  const { before, after, notes = ['', ''] } = placed;
  const more = moreIn(countsOf([after, notes[1]]), countsOf([before, notes[0]]));
  return added.filter(isContent).every(({ key }) => {
    const left = more.get(key) ?? 0;
    more.set(key, left - 1);
    return left > 0;
  });
}

/** The indexes of the tokens of the original that a change is about, with those of notes whose references it deletes. */
function ownTokens(placed: Placed, original: Canonical): ReadonlySet<number> {
  const indexes = (lines: readonly Line[], part: Placed['oldPart']): number[] =>
    lines.flatMap(({ tokens, firstToken }) =>
      tokens.flatMap((token, index) =>
        part === undefined || (token.start < part.end && token.end > part.start) ? [firstToken + index] : [],
      ),
    );
  return new Set(
    membersOf(placed).flatMap(({ old, oldPart }) => [
      ...indexes(old, oldPart),
      ...notesIn(old, original).flatMap(({ lines }) => indexes(lines, undefined)),
    ]),
  );
}

/** The notes that lines refer to. */
function notesIn(lines: readonly Line[], { notes }: Canonical) {
  return lines.flatMap(({ tokens }) =>
    tokens.flatMap(({ key, text }) => (key === NOTE_KEY ? (notes.get(text.slice(2, -1)) ?? []) : [])),
  );
}

/** Whether words with markup become code, which has none. */
function becomesCode(placed: Placed): boolean {
  const hasMarkup = ({ isCode, body }: Line): boolean =>
    !isCode && /[*`~^<$]|==|\]\(|\{[#.]|\[\^/.test(body.replace(/\\./g, ''));
  return placed.now.some(({ isCode }) => isCode) && placed.old.some(hasMarkup);
}

interface Deleting {
  /** The indexes of the tokens of the original that the change is about. */
  readonly tokenIndexes: ReadonlySet<number>;
  /** Where the tokens of the source begin that it deletes. */
  readonly gone: ReadonlySet<number>;
  readonly places: SourcePlaces;
}

/** Whether a word of the source is shown by tokens of the document that a change is about. */
function isOwn(token: Token, { tokenIndexes: own, gone, places }: Deleting): boolean {
  const [left, right] = places.shownAround(token);
  if (left === right) return left !== undefined && own.has(left);
  const [from, to] = [left ?? -1, right ?? places.original.tokens.length];
  let words = 0;
  for (let index = from + 1; index < to; index++) {
    const between = places.original.tokens[index];
    if (!between || !isContent(between) || places.partnerAt(index)) continue;
    words++;
    if (!own.has(index)) return false;
  }
  if (words > 0) return true;
  // The document does not show it, as it does not show an attribute: it goes with the words around it.
  if (places.blocks.isMarker(token.start)) return true;
  const { lineStart, end } = places.blocks.textAt(token.start) ?? places.blocks.lineOf(token.start);
  const inside = (index: number | undefined): Token | undefined => {
    const partner = index === undefined ? undefined : places.partnerAt(index);
    return partner && partner.start >= lineStart && partner.start < end ? partner : undefined;
  };
  if (![left, right].every((index) => index === undefined || own.has(index) || !inside(index))) return false;
  const nearest = (index: number | undefined, step: 1 | -1): Token | undefined => {
    let at = index;
    while (at !== undefined) {
      const partner = inside(at);
      if (!partner || isWritten(partner)) return partner;
      at += step;
    }
    return undefined;
  };
  const around = [nearest(left, -1), nearest(right, 1)].filter((each) => each !== undefined);
  return around.length === 0 || around.some(({ start }) => gone.has(start));
}

/**
 * The changes because of which the document that all of them give lacks words of the source that none of them deletes, or
 * repeats words that none of them adds.
 */
export function wordsBroken<Change extends Placed>(
  sure: readonly Change[],
  now: Canonical,
  places: SourcePlaces,
): readonly Change[] {
  const { original } = places;
  const counts = (texts: Iterable<string>): Map<string, number> =>
    new Map([...countsOf(texts)].filter(([word]) => /\p{L}/u.test(word)));
  const bodies = ({ main, notes }: Canonical): string[] =>
    [main, ...notes.values()].flatMap(({ lines }) => lines.map(({ body }) => body));
  const shown = counts(bodies(original));
  // What the source has no words for, such as references from other files, changes with what it is made of.
  const own = counts(original.tokens.flatMap(({ text }, index) => (places.partnerAt(index) ? [text] : [])));
  const after = counts(bodies(now));
  const textsOf = ({ before, after: now, notes: [deleted, added] = ['', ''] }: Placed) =>
    [[before, deleted].join('\n'), [now, added].join('\n')] as const;
  const [old, wanted] = [
    counts(sure.map((each) => textsOf(each)[0])),
    counts(sure.map((each) => textsOf(each)[1])),
  ];
  const lost = moreIn(moreIn(own, after), moreIn(old, wanted));
  const doubled = moreIn(moreIn(after, shown), moreIn(wanted, old));
  if (lost.size === 0 && doubled.size === 0) return [];
  const guilty = sure.filter((each) => {
    const texts = [...textsOf(each), ...[...each.old, ...each.now].map(({ text }) => text)];
    return [...countsOf(texts).keys()].some((word) => lost.has(word) || doubled.has(word));
  });
  return guilty.length === 0 && lost.size > 0 ? sure : guilty;
}
