import type { Canonical, Line } from './canonical.js';
import { labelEdit } from './diagram-labels.js';
import { breaksBefore, partsOf, separatorOf, withLineEnds } from './joined-lines.js';
import type { Hunk } from './line-changes.js';
import type { LineInserter } from './line-inserter.js';
import { type Place, placeOfJoin } from './place-of-break.js';
import { type LinePair, placeOfHunk } from './place-of-hunk.js';
import { endOf, type Placed, startOf } from './placed.js';
import type { SourcePlaces } from './source-places.js';
import { BREAK, tokensOf, wordsOf } from './tokens.js';
import type { Wording } from './wording.js';

interface Tools {
  readonly places: SourcePlaces;
  readonly returned: Canonical;
  readonly wording: Wording;
  readonly inserter: LineInserter;
}

/** Turns differences within lines, and lines that were split or joined, into edits to the sent text. */
export class WordPlacer {
  constructor(private readonly tools: Tools) {}

  placed(old: Line, now: Line, hunks: readonly Hunk[]): Placed {
    const { wording } = this.tools;
    const inLine = hunks.map((hunk) => this.#placeOf({ old, now }, hunk));
    const label = this.#labelOf({ old, now }, inLine);
    const found = label ? [label] : inLine;
    const edits = found.flatMap((place) => (place ? [place.edit] : []));
    const [first, last] = [hunks[0], hunks.at(-1)];
    const oldPart = { start: first?.oldStart ?? 0, end: last?.oldEnd ?? 0 };
    const part = { start: first?.newStart ?? 0, end: last?.newEnd ?? 0 };
    const texts = [old.text.slice(oldPart.start, oldPart.end), now.text.slice(part.start, part.end)] as const;
    const notes = wording.noteEdits(texts[0], texts[1]);
    const base = {
      edits: found.includes(undefined) ? [] : [...edits, ...notes],
      conflict: found.every((place) => place?.isSure) ? undefined : ('no-place' as const),
      ...(label && { isLabel: true }),
      old: [old],
      now: [now],
    };
    if (texts.some((text) => text.includes(BREAK)))
      return {
        ...base,
        notes: wording.noteTexts(texts[0], texts[1]),
        kind: 'block-changed',
        before: withLineEnds(old.text, partsOf(old), 0),
        after: textAfter({ old, now }, hunks),
        around: ['', ''],
        // The paragraph mark is between the words beside the break.
        part: { start: part.start - 1, end: part.end + 1 },
        oldPart: { start: oldPart.start - 1, end: oldPart.end + 1 },
      };
    const kind = kindOfWords(texts);
    const context = [
      old.text.slice(old.prefix.length, oldPart.start).replaceAll(BREAK, ' '),
      old.text.slice(oldPart.end).replaceAll(BREAK, ' '),
    ] as const;
    return {
      ...base,
      kind,
      ...(kind !== 'note-added' &&
        kind !== 'note-removed' && { notes: wording.noteTexts(texts[0], texts[1]) }),
      before: kind === 'note-removed' ? wording.noteText(texts[0], this.tools.places.original) : texts[0],
      after: kind === 'note-added' ? wording.noteText(texts[1], this.tools.returned) : texts[1],
      around: [endOf(context[0]), startOf(context[1])],
      part,
      oldPart,
    };
  }

  /** The place of a label in the code of a diagram that is written in another way. */
  #labelOf(pair: LinePair, found: readonly Place[]): Place {
    const label = pair.old.isCode ? labelEdit(this.tools.places, pair) : undefined;
    if (!label || (found.every((place) => place?.isSure) && !label.isDeclaration)) return undefined;
    const { isDeclaration: _, ...edit } = label;
    return { edit, isSure: true };
  }

  #placeOf(pair: LinePair, hunk: Hunk): Place {
    const { places, wording } = this.tools;
    const { old, now } = pair;
    let index = breaksBefore(now.text, hunk.newStart);
    const markdown = wording
      .asWritten(now.text.slice(hunk.newStart, hunk.newEnd))
      .replaceAll(BREAK, () => this.#beginning(partsOf(now)[++index], old));
    return old.text.slice(hunk.oldStart, hunk.oldEnd).includes(BREAK)
      ? placeOfJoin(places, old, hunk, markdown)
      : placeOfHunk(places, pair, hunk, markdown);
  }

  /** What the author would write between a line that was split and a later part of it. */
  #beginning(part: Line | undefined, old: Line): string {
    if (!part) return '\n\n';
    const { inserter, places } = this.tools;
    const own = places.markersOf(old);
    const isPlain = /^[\s>]*$/.test(part.prefix);
    // Below the first line of an item or note, its text is indented as far.
    const prefix =
      isPlain && own !== undefined
        ? own.replace(/\[\^[^\]\s]+\]:[ \t]*/, '    ').replace(/[^>\s]/g, ' ')
        : inserter.prefix(part, { after: old, before: undefined });
    return separatorOf(part) + prefix;
  }
}

/** The old line after a change, with its other differences left out. */
function textAfter({ old, now }: LinePair, hunks: readonly Hunk[]): string {
  const was = (from: number, to: number): string =>
    withLineEnds(old.text.slice(from, to), partsOf(old), breaksBefore(old.text, from));
  let [text, at] = ['', 0];
  for (const { oldStart, oldEnd, newStart, newEnd } of hunks) {
    const added = now.text.slice(newStart, newEnd);
    text += was(at, oldStart) + withLineEnds(added, partsOf(now), breaksBefore(now.text, newStart));
    at = oldEnd;
  }
  return text + was(at, old.text.length);
}

function kindOfWords([before, after]: readonly [string, string]): Placed['kind'] {
  const isOnlyNote = (text: string): boolean => /^\s*(?:\[\^[^\]\s]+\]\s*)+$/.test(text);
  if (before.trim() === '' && isOnlyNote(after)) return 'note-added';
  if (after.trim() === '' && isOnlyNote(before)) return 'note-removed';
  const isLook = before !== after && wordsOf(before).join(' ') === wordsOf(after).join(' ');
  return isLook && hasSigns(before + after) ? 'formatting' : 'words';
}

function hasSigns(text: string): boolean {
  return tokensOf(text).some(({ text: token }) => /^[*_~=`<>[\]]/.test(token));
}
