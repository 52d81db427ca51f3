import type { Canonical, Line } from './canonical.js';
import type { Between, Difference } from './compare.js';
import { changeGroups } from './line-changes.js';
import { kindOfPrefix, LineInserter } from './line-inserter.js';
import { isRow, levelOf, textOf } from './lines.js';
import { placeOfHunk } from './place-of-hunk.js';
import { endOf, type Placed, startOf } from './placed.js';
import type { ChangeKind, MergeEdit } from './result.js';
import type { SourcePlaces } from './source-places.js';
import type { Span } from './source-text.js';
import type { TableChanged } from './whole-tables.js';
import { WordPlacer } from './word-placer.js';
import { Wording } from './wording.js';

/** Turns differences between the sent and the returned document into edits to the sent text. */
export class Placer {
  readonly #wording: Wording;
  readonly #inserter: LineInserter;
  readonly #words: WordPlacer;

  constructor(
    private readonly places: SourcePlaces,
    returned: Canonical,
  ) {
    this.#wording = new Wording(places, returned);
    this.#inserter = new LineInserter(places, this.#wording);
    this.#words = new WordPlacer({ places, returned, wording: this.#wording, inserter: this.#inserter });
  }

  placed(difference: Difference | TableChanged): Placed {
    switch (difference.type) {
      case 'words':
        return this.#words.placed(difference.old, difference.now, difference.hunks);
      case 'kind':
        return this.#kind(difference.old, difference.now);
      case 'removed':
        return this.#removed(difference.old);
      case 'added':
        return this.#added(difference.now, difference);
      case 'moved':
        return this.#moved(difference.old, difference.now, difference);
      case 'table':
        return this.#table(difference);
    }
  }

  #kind(old: Line, now: Line): Placed {
    const base = {
      before: old.text,
      after: now.text,
      around: ['', ''] as const,
      old: [old],
      now: [now],
      part: undefined,
      oldPart: undefined,
    };
    const [was, is] = [levelOf(old), levelOf(now)];
    const kind: ChangeKind = was > 0 && is > 0 ? 'heading-level' : 'block-changed';
    const span = this.places.spanOf(old);
    const prefix = this.places.prefixOf(old);
    if (!span || prefix === undefined) return { ...base, kind, edits: [], conflict: 'no-place' };
    const { start } = span;
    const from = start + (/^(?:[ \t]|>)*/.exec(prefix)?.[0].length ?? 0);
    const level = is + this.#inserter.headingShift;
    const signs = is > 0 ? `${'#'.repeat(level)} ` : '';
    if (is > 0 && (level < 1 || level > 6)) return { ...base, kind, edits: [], conflict: 'no-place' };
    if (this.places.blocks.isUnderlined(start)) {
      const text = this.places.blocks.lineEnd(start);
      const edits = [
        { start: from, end: from, markdown: signs },
        { start: text, end: span.end - (this.places.source.endsWith('\n', span.end) ? 1 : 0), markdown: '' },
      ];
      return { ...base, kind, edits, conflict: undefined };
    }
    const isOneLine = this.places.blocks.lineEnd(start) + 1 >= span.end;
    if (was > 0 || is > 0) {
      const end = was > 0 ? start + prefix.length : from;
      const isSure = was > 0 ? /#\s*$/.test(prefix) : isOneLine;
      return {
        ...base,
        kind,
        edits: [{ start: from, end, markdown: signs }],
        conflict: isSure ? undefined : 'no-place',
      };
    }
    const edits = [
      {
        start,
        end: start + prefix.length,
        markdown: this.#inserter.prefix(
          now,
          { after: nearestOfKind(old, now), before: undefined },
          'as it is',
        ),
      },
    ];
    return { ...base, kind, edits, conflict: isOneLine ? undefined : 'not-sure' };
  }

  #table({ old, now }: TableChanged): Placed {
    const span = this.#spanOfAll(old);
    const end = span && span.end - (this.places.source.endsWith('\n', span.end) ? 1 : 0);
    const markdown = this.#wording.asWritten(textOf(now));
    return {
      kind: 'block-changed',
      edits: span && end !== undefined ? [{ start: span.start, end, markdown }] : [],
      before: textOf(old),
      after: textOf(now),
      around: ['', ''],
      conflict: span ? undefined : 'no-place',
      old,
      now,
      part: undefined,
      oldPart: undefined,
    };
  }

  #removed(old: readonly Line[]): Placed {
    const span = this.#spanOfAll(old);
    const text = textOf(old);
    const edits = span
      ? [{ ...this.places.removal(span), markdown: '' }, ...this.#wording.noteEdits(text, '')]
      : [];
    return {
      kind: old.every(isRow) ? 'row-removed' : 'block-removed',
      edits,
      notes: this.#wording.noteTexts(text, ''),
      before: text,
      after: '',
      around: ['', ''],
      conflict: span ? undefined : 'no-place',
      old,
      now: [],
      part: undefined,
      oldPart: undefined,
    };
  }

  #added(now: readonly Line[], between: Between): Placed {
    const text = textOf(now);
    const edit = this.#inserter.insertion(now, between, (line, index) =>
      this.#inserter.written(
        line,
        index === 0 ? between : { after: undefined, before: undefined },
        now,
        between,
      ),
    );
    return {
      kind: now.every(isRow) ? 'row-added' : 'block-added',
      notes: this.#wording.noteTexts('', text),
      edits: edit ? [edit, ...this.#wording.noteEdits('', text)] : [],
      before: '',
      after: text,
      around: neighbours(between),
      conflict: edit ? undefined : 'no-place',
      old: [],
      now,
      part: undefined,
      oldPart: undefined,
    };
  }

  #moved(old: readonly Line[], now: readonly Line[], between: Between): Placed {
    const span = this.#spanOfAll(old);
    const edit = this.#inserter.insertion(
      now,
      between,
      (line, index) =>
        this.#rewritten(old[index], line) ?? this.#inserter.written(line, between, now, between),
    );
    const isPlaced = span !== undefined && edit !== undefined;
    return {
      kind: 'block-moved',
      edits: isPlaced ? [{ ...this.places.removal(span), markdown: '' }, edit] : [],
      before: textOf(old),
      after: textOf(now),
      around: neighbours(between),
      conflict: isPlaced ? undefined : 'no-place',
      old,
      now,
      part: undefined,
      oldPart: undefined,
    };
  }

  /** A moved line in the author's own words and style, with any other changes to it applied. */
  #rewritten(old: Line | undefined, now: Line): string | undefined {
    const span = old && this.places.spanOf(old);
    if (!old || !span || old.prefix.replace(/\d+/, '') !== now.prefix.replace(/\d+/, '')) return undefined;
    const edits: MergeEdit[] = [];
    for (const hunk of changeGroups(old, now).flat()) {
      const markdown = this.#wording.asWritten(now.text.slice(hunk.newStart, hunk.newEnd));
      const place = placeOfHunk(this.places, { old, now }, hunk, markdown);
      if (!place?.isSure) return undefined;
      edits.push(place.edit);
    }
    let text = this.places.source.slice(span.start, span.end).trimEnd();
    for (const { start, end, markdown } of edits.toReversed())
      text = text.slice(0, start - span.start) + markdown + text.slice(end - span.start);
    return text;
  }

  #spanOfAll(lines: readonly Line[]): Span | undefined {
    let [start, end] = [Number.POSITIVE_INFINITY, -1];
    for (const line of lines) {
      const span = this.places.spanOf(line);
      if (!span) {
        if (line.tokens.length > 0 && /[\p{L}\p{N}]/u.test(line.body)) return undefined;
        continue;
      }
      start = Math.min(start, span.start);
      end = Math.max(end, span.end);
    }
    return end < 0 ? undefined : { start, end };
  }
}

/** The number of lines to search in each direction for one of the same kind. */
const MAX_DISTANCE = 12;

/** The nearest other line that has the markers which a line has now. */
function nearestOfKind(line: Line, { prefix }: Line): Line | undefined {
  const { lines } = line.section;
  for (let distance = 1; distance <= MAX_DISTANCE; distance++)
    for (const other of [lines[line.index - distance], lines[line.index + distance]])
      if (other && kindOfPrefix(other.prefix) === kindOfPrefix(prefix)) return other;
  return undefined;
}

/** The blocks before and after others, on lines of their own. */
function neighbours({ after, before }: Between): readonly [string, string] {
  return [after ? `${endOf(after.text)}\n` : '', before ? `\n${startOf(before.text)}` : ''];
}
