import type { Report } from '../../api/notice.js';
import type { Document } from '../../model/document.js';
import type { FrontMatter } from '../../model/metadata.js';
import type { ChunkOptions } from '../../source/chunk-options.js';
import { smallest } from '../../text/long-arrays.js';
import { areSame, conventionsOf, type Evidence, showAlike } from '../conventions.js';
import { type DecidedDialect, decideDialect } from '../dialect/decide.js';
import { readFront } from '../front.js';
import { joined } from '../joined.js';
import type { Conventions } from '../rules/conventions.js';
import { isOfHeading } from '../rules/core/link-definitions.js';
import { type CutText, cutIncrementally, firstFrom, NO_TEXT } from './cut-text.js';
import { type EndsOfStretch, joinedRanges } from './ends.js';
import { environmentOf, type Labels, Piece } from './piece.js';
import type { Stretch } from './stretch.js';

/**
 * Parses a text repeatedly while it is being edited: nodes are reused if neither they nor anything they depend on has
 * changed. The result is the same as `parse` returns.
 */
export class PiecewiseParser {
  #cut = NO_TEXT;
  #pieces: readonly Piece[] = [];
  #readsCitations = false;
  #conventions: Conventions = conventionsOf([], {}, undefined);
  /** The stretches of the previous text. */
  get stretches(): readonly Stretch[] {
    return this.#cut.stretches;
  }

  /** The number of pieces so far, for their names. */
  #count = 0;

  /** `decided` is the dialect of the text, by default what it shows, and null if nothing shows one; `cut` is the text as stretches, if that is known. */
  parse(
    markdown: string,
    frontMatter: FrontMatter,
    report: Report,
    readsCitations = false,
    decided: DecidedDialect | null = decideDialect(markdown, { citesSources: readsCitations }) ?? null,
    cut?: CutText,
  ): Document {
    const text = markdown.includes('\r') ? markdown.replace(/\r\n?/g, '\n') : markdown;
    const isCut = text === this.#cut.text && this.#pieces.length > 0;
    if (!isCut) this.#cut = cut?.text === text ? cut : cutIncrementally(text, this.#cut);
    const conventions = conventionsOf(evidenceOf(this.#cut.stretches), frontMatter, decided?.dialect);
    const isAsBefore = readsCitations === this.#readsCitations && areSame(conventions, this.#conventions);
    this.#readsCitations = readsCitations;
    this.#conventions = conventions;
    if (!isAsBefore) this.#pieces = [];
    if (!isCut || !isAsBefore) this.#pieces = this.#piecesOf(this.#cut.stretches);
    let line = 1;
    for (const piece of this.#pieces) {
      piece.moveTo(line);
      for (const { lineCount } of piece.stretches) line += lineCount;
    }
    const texts = this.#pieces.map(({ parsed }) => parsed);
    return joined(
      readFront(frontMatter, environmentOf(labelsOf(this.#pieces), readsCitations, this.#conventions)),
      texts,
      report,
      decided ?? undefined,
    );
  }

  /** The text's stretches as pieces; unchanged pieces are reused. */
  #piecesOf(stretches: readonly Stretch[]): readonly Piece[] {
    const nameReferences = stretches
      .flatMap((stretch) => (stretch.nameReferences === '' ? [] : [stretch.nameReferences]))
      .join('\n');
    const known = new Map(this.#pieces.map((piece) => [piece.stretches[0], piece]));
    const groups = groupsOf(stretches);
    const chunks = chunksBefore(stretches, this.#conventions.chunks);
    const make = (start: number, first: number, end: number): Piece => {
      const before = known.get(stretches[start]);
      const conventions = { ...this.#conventions, chunks: chunks[start] ?? {} };
      const isKnown =
        before?.firstCount === first - start &&
        before.stretches.length >= end - start &&
        before.stretches.every((stretch, index) => stretch === stretches[start + index]) &&
        (before.nameReferences === nameReferences || !before.mayHaveNames) &&
        showAlike(before.conventions.chunks, conventions.chunks);
      return before && isKnown
        ? before
        : new Piece(
            stretches.slice(start, end),
            first - start,
            nameReferences,
            this.#nextName(),
            this.#readsCitations,
            conventions,
          );
    };
    const pieces: Piece[] = [];
    let group = 0;
    let start = 0;
    while (start < stretches.length) {
      const first = groups[group] ?? stretches.length;
      let piece = make(start, first, first);
      // An unclosed block continues up to where it may be closed; each attempt looks at twice as many such places.
      for (let more = 1; piece.awaited.size > 0; more *= 2) {
        const end = this.#endOf(piece.awaited, start + piece.stretches.length, groups, more);
        if (end === undefined) break;
        piece = make(start, first, end);
      }
      pieces.push(piece);
      start += piece.stretches.length;
      while (group < groups.length && (groups[group] ?? 0) <= start) group++;
    }
    return this.#read(pieces);
  }

  /** The end of the group, after a number of others, that contains one of the signs; `undefined` if none does. */
  #endOf(
    signs: ReadonlySet<string>,
    from: number,
    groups: readonly number[],
    count: number,
  ): number | undefined {
    const { text, starts } = this.#cut;
    let end: number | undefined;
    for (let left = count; left > 0; left--) {
      const start = starts[end ?? from];
      const places = start === undefined ? [] : Array.from(signs, (sign) => text.indexOf(sign, start));
      const place = smallest(places.filter((each) => each >= 0));
      if (place === Number.POSITIVE_INFINITY) break;
      const stretch = firstFrom(starts, place + 1) - 1;
      end = groups[firstFrom(groups, stretch + 1)];
    }
    return end;
  }

  /** Parses the inline content of pieces that are new or that refer to changed definitions. */
  #read(pieces: readonly Piece[]): readonly Piece[] {
    const labels = labelsOf(pieces);
    const read: Piece[] = [];
    let index = 0;
    while (index < pieces.length) {
      let piece = pieces[index++];
      if (!piece) break;
      if (piece.isRead && piece.isOutdated(labels)) piece = this.#again(piece, piece.stretches);
      if (!piece.isRead) piece.read(labels);
      // An identifier at its end belongs to the next block.
      for (let next = pieces[index]; next && piece.parsed.hasAnchors; next = pieces[++index]) {
        piece = this.#again(piece, [...piece.stretches, ...next.stretches]);
        piece.read(labels);
      }
      read.push(piece);
    }
    return read;
  }

  #again({ firstCount, nameReferences, conventions }: Piece, stretches: readonly Stretch[]): Piece {
    return new Piece(
      stretches,
      firstCount,
      nameReferences,
      this.#nextName(),
      this.#readsCitations,
      conventions,
    );
  }

  #nextName(): string {
    return `${this.#count++} `;
  }
}

function labelsOf(pieces: readonly Piece[]): Labels {
  const references = new Map<string, Piece['ownReferences'][string]>();
  const notes = new Set<string>();
  for (const { ownReferences, ownNotes } of pieces) {
    for (const label in ownReferences) {
      const own = ownReferences[label];
      const known = references.get(label);
      if (own && (!known || (isOfHeading(known) && !isOfHeading(own)))) references.set(label, own);
    }
    for (const identifier of ownNotes) notes.add(identifier);
  }
  return { references, notes };
}

/** The ends of groups of stretches that must be parsed together. */
function groupsOf(stretches: readonly Stretch[]): readonly number[] {
  if (stretches.some(({ joinsAll }) => joinsAll)) return [stretches.length];
  const joined = joinedRanges(endsOf(stretches), stretches.length).toSorted(([a], [b]) => a - b);
  const ends: number[] = [];
  let next = 0;
  let reach = 0;
  for (const [index, stretch] of stretches.entries()) {
    for (let range = joined[next]; range && range[0] <= index; range = joined[++next])
      reach = Math.max(reach, range[1]);
    const joins = stretch.joinsNeighbours || stretches[index + 1]?.joinsNeighbours === true;
    if (index >= reach && !joins) ends.push(index + 1);
  }
  if (ends.at(-1) !== stretches.length) ends.push(stretches.length);
  return ends;
}

/** What is shown of the chunks at the beginning of each stretch, as those before it have set. */
function chunksBefore(stretches: readonly Stretch[], given: ChunkOptions): readonly ChunkOptions[] {
  let chunks = given;
  return stretches.map(({ evidence }) => {
    const before = chunks;
    chunks = { ...chunks, ...evidence.chunks };
    return before;
  });
}

function* evidenceOf(stretches: readonly Stretch[]): Generator<Evidence> {
  for (const { evidence } of stretches) yield evidence;
}

function* endsOf(stretches: readonly Stretch[]): Generator<readonly [number, EndsOfStretch]> {
  for (const [index, { ends }] of stretches.entries()) if (ends) yield [index, ends];
}
