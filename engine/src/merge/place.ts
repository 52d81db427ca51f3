import type { Canonical, Line } from './canonical.js';
import { type Between, changeGroups, type Difference, type Hunk } from './compare.js';
import type { ChangeKind, ConflictReason, MergeEdit } from './result.js';
import type { SourcePlaces, Span } from './source-places.js';
import { tokensOf, wordsOf } from './tokens.js';

/** A change in terms of the text that the document was made of. */
export interface Placed {
  readonly kind: ChangeKind;
  readonly edits: readonly MergeEdit[];
  readonly before: string;
  readonly after: string;
  readonly around: readonly [string, string];
  readonly conflict: ConflictReason | undefined;
  /** The lines of both texts that it is about. */
  readonly old: readonly Line[];
  readonly now: readonly Line[];
  /** What of the first of the new lines it is about, as offsets in that line; all of them where it is about whole lines. */
  readonly part: Span | undefined;
  /** The same of the old line. */
  readonly oldPart: Span | undefined;
}

/** What is only another way of writing. */
const HARMLESS = /^[^\p{L}\p{N}$@\\[\]]*$/u;
const AROUND = 60;

type Place = { readonly edit: MergeEdit; readonly isSure: boolean } | undefined;

/** Puts differences between what was sent and what came back into the text that was sent. */
export class Placer {
  readonly #marks = new Map<string, string>();
  readonly #headingShift: number;
  #added = 0;

  constructor(
    private readonly places: SourcePlaces,
    private readonly returned: Canonical,
  ) {
    this.#headingShift = this.#shiftOfHeadings();
  }

  placed(difference: Difference): Placed {
    switch (difference.type) {
      case 'words':
        return this.#words(difference.old, difference.now, difference.hunks);
      case 'kind':
        return this.#kind(difference.old, difference.now);
      case 'removed':
        return this.#removed(difference.old);
      case 'added':
        return this.#added_(difference.now, difference);
      case 'moved':
        return this.#moved(difference.old, difference.now, difference);
    }
  }

  #words(old: Line, now: Line, hunks: readonly Hunk[]): Placed {
    const found = hunks.map((hunk) => this.#hunk(old, now, hunk));
    const edits = found.flatMap((place) => (place ? [place.edit] : []));
    const isSure = found.every((place) => place?.isSure);
    const [first, last] = [hunks[0], hunks.at(-1)];
    const oldPart = { start: first?.oldStart ?? 0, end: last?.oldEnd ?? 0 };
    const part = { start: first?.newStart ?? 0, end: last?.newEnd ?? 0 };
    const texts = [old.text.slice(oldPart.start, oldPart.end), now.text.slice(part.start, part.end)] as const;
    const isLook = texts[0] !== texts[1] && wordsOf(texts[0]).join(' ') === wordsOf(texts[1]).join(' ');
    const notes = this.#noteEdits(texts[0], texts[1]);
    const isOnlyNote = (text: string): boolean => /^\s*(?:\[\^[^\]\s]+\]\s*)+$/.test(text);
    const kind =
      texts[0].trim() === '' && isOnlyNote(texts[1])
        ? 'note-added'
        : texts[1].trim() === '' && isOnlyNote(texts[0])
          ? 'note-removed'
          : isLook && hasSigns(texts[0] + texts[1])
            ? 'formatting'
            : 'words';
    return {
      kind,
      edits: found.includes(undefined) ? [] : [...edits, ...notes],
      before: kind === 'note-removed' ? this.#noteText(texts[0], this.places.original) : texts[0],
      after: kind === 'note-added' ? this.#noteText(texts[1], this.returned) : texts[1],
      around: [
        old.text.slice(old.prefix.length, oldPart.start).slice(-AROUND),
        old.text.slice(oldPart.end).slice(0, AROUND),
      ],
      conflict: isSure ? undefined : 'no-place',
      old: [old],
      now: [now],
      part,
      oldPart,
    };
  }

  /** Where a place in a line is in the source, and what it gets there; undefined if nobody knows. */
  #hunk(old: Line, now: Line, { oldStart, oldEnd, newStart, newEnd }: Hunk): Place {
    const { places } = this;
    const markdown = this.#asWritten(now.text.slice(newStart, newEnd));
    const inside: number[] = [];
    let [previous, next] = [-1, old.tokens.length];
    for (const [index, { start, end }] of old.tokens.entries()) {
      if (end <= oldStart) previous = index;
      else if (start >= oldEnd) {
        next = index;
        break;
      } else inside.push(index);
    }
    const before = places.partner(old, previous);
    const after = places.partner(old, next);
    const taken = old.text.slice(oldStart, oldEnd);
    const [firstIn, lastIn] = [inside[0], inside.at(-1)];
    if (firstIn === undefined || lastIn === undefined) {
      if (taken !== '') {
        if (!before || !after || places.source.slice(before.end, after.start).trim() !== '') return undefined;
        return { edit: { start: before.end, end: after.start, markdown }, isSure: true };
      }
      const isBehind = oldStart === (old.tokens[previous]?.end ?? -1);
      const at = isBehind ? (before?.end ?? after?.start) : (after?.start ?? (before && before.end));
      if (at === undefined) return undefined;
      const between = before && after ? places.source.slice(before.end, after.start) : '';
      return { edit: { start: at, end: at, markdown }, isSure: HARMLESS.test(between) };
    }
    const [first, last] = [places.partner(old, firstIn), places.partner(old, lastIn)];
    const isAll = inside.every((index) => places.partner(old, index));
    if (!isAll || !first || !last) {
      // The whole stretch between what both have, as the returned file has it.
      let [from, to] = [firstIn, lastIn];
      while (from >= 0 && !places.partner(old, from)) from--;
      while (to < old.tokens.length && !places.partner(old, to)) to++;
      const [left, right] = [places.partner(old, from), places.partner(old, to)];
      if (!left || !right) return undefined;
      const start = inside.includes(from) ? left.start : left.end;
      const end = inside.includes(to) ? right.end : right.start;
      const [leftAt, rightAt] = [old.tokens[from], old.tokens[to]];
      const head = inside.includes(from) ? '' : old.text.slice(leftAt?.end ?? oldStart, oldStart);
      const tail = inside.includes(to) ? '' : old.text.slice(oldEnd, rightAt?.start ?? oldEnd);
      const isSure = HARMLESS.test(
        places.source
          .slice(start, end)
          .replace(/[\p{L}\p{N}]+/gu, (word) => (taken.includes(word) ? '' : word)),
      );
      return { edit: { start, end, markdown: head + markdown + tail }, isSure };
    }
    const start = /^\s/.test(taken) && before ? before.end : first.start;
    const end = /\s$/.test(taken) && after ? after.start : last.end;
    const others = places.onlyHere({ start, end }).map(({ text }) => text);
    return { edit: { start, end, markdown }, isSure: HARMLESS.test(others.join('')) };
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
    const level = is + this.#headingShift;
    const signs = is > 0 ? `${'#'.repeat(level)} ` : '';
    if (is > 0 && (level < 1 || level > 6)) return { ...base, kind, edits: [], conflict: 'no-place' };
    if (this.places.isUnderlined(start)) {
      const text = this.places.lineEnd(start);
      const edits = [
        { start: from, end: from, markdown: signs },
        { start: text, end: span.end - (this.places.source.endsWith('\n', span.end) ? 1 : 0), markdown: '' },
      ];
      return { ...base, kind, edits, conflict: undefined };
    }
    const isOneLine = this.places.lineEnd(start) + 1 >= span.end;
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
        markdown: this.#prefix(now, { after: undefined, before: undefined }),
      },
    ];
    return { ...base, kind, edits, conflict: isOneLine ? undefined : 'not-sure' };
  }

  #removed(old: readonly Line[]): Placed {
    const span = this.#spanOfAll(old);
    const text = textOf(old);
    const edits = span ? [{ ...this.places.removal(span), markdown: '' }, ...this.#noteEdits(text, '')] : [];
    return {
      kind: old.every(isRow) ? 'row-removed' : 'block-removed',
      edits,
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

  #added_(now: readonly Line[], between: Between): Placed {
    const text = textOf(now);
    const edit = this.#insertion(now, between, (line, index) =>
      this.#written(line, index === 0 ? between : { after: undefined, before: undefined }, now, between),
    );
    return {
      kind: now.every(isRow) ? 'row-added' : 'block-added',
      edits: edit ? [edit, ...this.#noteEdits('', text)] : [],
      before: '',
      after: text,
      around: [between.after?.text.slice(-AROUND) ?? '', between.before?.text.slice(0, AROUND) ?? ''],
      conflict: edit ? undefined : 'no-place',
      old: [],
      now,
      part: undefined,
      oldPart: undefined,
    };
  }

  #moved(old: readonly Line[], now: readonly Line[], between: Between): Placed {
    const span = this.#spanOfAll(old);
    const edit = this.#insertion(
      now,
      between,
      (line, index) => this.#again(old[index], line) ?? this.#written(line, between, now, between),
    );
    const isPlaced = span !== undefined && edit !== undefined;
    return {
      kind: 'block-moved',
      edits: isPlaced ? [{ ...this.places.removal(span), markdown: '' }, edit] : [],
      before: textOf(old),
      after: textOf(now),
      around: [between.after?.text.slice(-AROUND) ?? '', between.before?.text.slice(0, AROUND) ?? ''],
      conflict: isPlaced ? undefined : 'no-place',
      old,
      now,
      part: undefined,
      oldPart: undefined,
    };
  }

  /** A line that has moved, as its author wrote it, with what else has changed in it. */
  #again(old: Line | undefined, now: Line): string | undefined {
    const span = old && this.places.spanOf(old);
    if (!old || !span || old.prefix.replace(/\d+/, '') !== now.prefix.replace(/\d+/, '')) return undefined;
    const edits: MergeEdit[] = [];
    for (const hunk of changeGroups(old, now).flat()) {
      const place = this.#hunk(old, now, hunk);
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

  /** Lines put between those that both texts have. */
  #insertion(
    now: readonly Line[],
    { after, before }: Between,
    write: (line: Line, index: number) => string,
  ): MergeEdit | undefined {
    const { places } = this;
    const text = now
      .map(
        (line, index) =>
          (index === 0 ? '' : `\n${line.blank === undefined ? '' : `${line.blank}\n`}`) + write(line, index),
      )
      .join('');
    const above = after && this.#anchor(after);
    if (above) {
      const { source } = places;
      const at = above.end - (source.endsWith('\n', above.end) ? 1 : 0);
      const isApart = now[0]?.blank !== undefined;
      const follows = before?.blank !== undefined && /^\n[^\n]/.test(source.slice(at)) ? '\n' : '';
      return { start: at, end: at, markdown: `\n${isApart ? `${now[0]?.blank}\n` : ''}${text}${follows}` };
    }
    const below = before && this.#anchor(before);
    if (!below) return undefined;
    const blank = before?.blank === undefined ? '' : `${before.blank}\n`;
    return {
      start: below.start,
      end: below.start,
      markdown: `${text}\n${blank || (now[0]?.section.lines.indexOf(before) === 0 ? '\n' : '')}`,
    };
  }

  /** The lines of the source where a line is, for what is put beside it. */
  #anchor(line: Line): Span | undefined {
    const span = this.places.spanOf(line);
    if (!span || line.section.label === undefined) return span;
    const note = this.places.notes.get(line.section.label);
    return note?.mark === undefined ? undefined : span;
  }

  #written(line: Line, own: Between, now: readonly Line[], between: Between): string {
    const near = own.after || own.before ? own : between;
    const inCode = line.isCode && line !== now[0];
    return (inCode ? line.prefix : this.#prefix(line, near)) + this.#asWritten(line.body);
  }

  /** The indent and signs of a new line, as the author writes them beside it. */
  #prefix(now: Line, { after, before }: Between): string {
    const kind = ({ prefix }: Line): string =>
      prefix.replace(/\d+(?=[.)] )/, '1').replace(/\[[ xX]\]/, '[ ]');
    const level = levelOf(now);
    if (level > 0)
      return now.prefix.replace(/#+/, '#'.repeat(Math.min(6, Math.max(1, level + this.#headingShift))));
    for (const line of [after, before]) {
      if (!line || kind(line) !== kind(now) || line.isCode !== now.isCode) continue;
      const own = this.places.prefixOf(line);
      if (own === undefined || !/^[\s>|\-+*\d.)[\]xX:]*$/.test(own)) continue;
      const box = /\[[ xX]\]/.exec(now.prefix)?.[0];
      const numbered = own.replace(/\d+(?=[.)]\s)/, (number) =>
        String(Number(number) + (line === after && this.#counts(line) ? 1 : 0)),
      );
      return box === undefined ? numbered : numbered.replace(/\[[ xX]\]/, box);
    }
    return now.prefix;
  }

  /** Whether the author counts the items of a list. */
  #counts(line: Line): boolean {
    const { lines } = line.section;
    const numbers = [lines[line.index - 1], line, lines[line.index + 1]].flatMap((each) => {
      const found = each && /(\d+)[.)]\s/.exec(this.places.prefixOf(each) ?? '');
      return found ? [found[1]] : [];
    });
    return new Set(numbers).size > 1 || numbers.length === 1;
  }

  #shiftOfHeadings(): number {
    for (const line of this.places.original.main.lines) {
      const level = levelOf(line);
      const signs = level > 0 ? /(#+)\s*$/.exec(this.places.prefixOf(line) ?? '')?.[1] : undefined;
      if (signs !== undefined) return signs.length - level;
    }
    return 0;
  }

  /** Markdown of the returned file with the author's names for notes. */
  #asWritten(markdown: string): string {
    const targeted = tokensOf(markdown).map(({ text }) => this.places.targets.get(text) ?? text);
    return targeted.join('').replace(/\[\^([^\]\s]+)\]/g, (whole, label: string) => {
      if (label.startsWith('+')) return this.#newMark(label);
      const note = this.places.notes.get(label);
      if (!note) return whole;
      return note.mark ?? this.places.source.slice(note.span.start, note.span.end);
    });
  }

  /** The mark of a new note, or the note itself where the author writes them in place. */
  #newMark(label: string): string {
    const known = this.#marks.get(label);
    if (known !== undefined) return known;
    const { labels, notes } = this.places;
    const body = this.returned.notes.get(label)?.lines ?? [];
    const isInPlace = labels.length === 0 && notes.size > 0 && body.length === 1;
    const numbers = labels.map((mark) => Number(/^\[\^?(\d+)\]$/.exec(mark)?.[1]));
    const isCounted = numbers.every((number) => !Number.isNaN(number));
    this.#added++;
    let name = isCounted ? String(Math.max(0, ...numbers) + this.#added) : `note-${this.#added}`;
    while (labels.includes(`[^${name}]`)) name = `note-${++this.#added}`;
    const mark = isInPlace ? `^[${body[0]?.text ?? ''}]` : `[^${name}]`;
    this.#marks.set(label, mark);
    return mark;
  }

  /** What becomes of the definitions of notes whose marks come or go. */
  #noteEdits(before: string, after: string): MergeEdit[] {
    const edits: MergeEdit[] = [];
    for (const label of marksIn(after)) {
      const section = label.startsWith('+') ? this.returned.notes.get(label) : undefined;
      if (!section) continue;
      const mark = this.#newMark(label);
      if (mark.startsWith('^')) continue;
      const body = section.lines
        .map((line, index) => {
          const text = this.#asWritten(line.text);
          return index === 0 ? text : `${line.blank === undefined ? '' : '\n'}    ${text}`;
        })
        .join('\n');
      const place = this.places.endOfDefinitions;
      const { source } = this.places;
      const at = place?.at ?? source.trimEnd().length;
      const isApart = place?.isApart ?? true;
      edits.push({ start: at, end: at, markdown: `${isApart ? '\n\n' : '\n'}${mark}: ${body}` });
    }
    for (const label of marksIn(before)) {
      if (this.returned.notes.has(label)) continue;
      const note = this.places.notes.get(label);
      if (note?.mark !== undefined) edits.push({ ...this.places.removal(note.span), markdown: '' });
    }
    return edits;
  }

  #noteText(text: string, { notes }: Canonical): string {
    return marksIn(text)
      .map(
        (label) =>
          notes
            .get(label)
            ?.lines.map((line) => line.text)
            .join('\n') ?? '',
      )
      .join('\n');
  }
}

function marksIn(text: string): string[] {
  return Array.from(text.matchAll(/\[\^([^\]\s]+)\]/g), ([, label = '']) => label);
}

function hasSigns(text: string): boolean {
  return tokensOf(text).some(({ text: token }) => /^[*_~=`<>[\]]/.test(token));
}

function levelOf({ prefix, isCode }: Line): number {
  return isCode ? 0 : (/(#{1,6}) $/.exec(prefix)?.[1]?.length ?? 0);
}

function isRow({ prefix }: Line): boolean {
  return prefix.endsWith('| ');
}

function textOf(lines: readonly Line[]): string {
  return lines
    .map((line, index) => (index > 0 && line.blank !== undefined ? `${line.blank}\n` : '') + line.text)
    .join('\n');
}
