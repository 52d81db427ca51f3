import type { Composed, ComposedBlock, ComposedParagraph } from '../model/composed.js';
import { boxesOf } from './blocks.js';
import { type Box, stack } from './boxes.js';
import { numberedIn } from './numbered-in.js';
import type { Typesetting } from './typesetting.js';

/** A note as lines at the foot of its page, which pages may split between them. */
export interface SetNote {
  readonly number: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly NoteLine[];
  /** The items of lists in it. */
  readonly numbered: readonly ComposedParagraph[];
  readonly height: number;
  /** The minimum number of lines in its first part. */
  readonly inseparable: number;
  /** The space between it and the next note. */
  readonly after: number;
}

interface NoteLine {
  readonly box: Box;
  /** Its place among the lines of its box. */
  readonly index: number;
  /** With the space above it, which the first of a page does not have. */
  readonly gap: number;
  readonly height: number;
}

/** Sets each note once, when its mark is reached. */
export class NoteSetter {
  readonly #notes = new Map<number, SetNote>();
  readonly #widths = new Map<number, number>();

  constructor(
    private readonly composed: Composed,
    private readonly width: number,
    private readonly setting: Typesetting,
  ) {}

  /** Records the width of the column that the notes of boxes are below. */
  place(boxes: readonly Box[], width: number): void {
    for (const { notes } of boxes) for (const number of notes ?? []) this.#widths.set(number, width);
  }

  /** A note at the foot of its page; undefined if notes are at the end. */
  note(number: number): SetNote | undefined {
    if (this.composed.noteKind === 'endnote') return undefined;
    const known = this.#notes.get(number);
    if (known) return known;
    const note = this.composed.notes[number - 1];
    if (!note) return undefined;
    const column = { x: 0, width: this.#widths.get(number) ?? this.width, isCell: false };
    const blocks = this.composed.noteBlocks(note);
    const boxes = blocks.flatMap((block) => boxesOf(block, column, this.setting));
    const set = kept(number, boxes, blocks[0]);
    this.#notes.set(number, set);
    return set;
  }
}

const knownNotes = new WeakMap<ComposedBlock, SetNote>();

/** Returns the same object if nothing has changed, so that its pages are not made again. */
function kept(number: number, boxes: readonly Box[], first: ComposedBlock | undefined): SetNote {
  const known = first && knownNotes.get(first);
  if (known?.number === number && isSameBoxes(known.boxes, boxes)) return known;
  const set = setNote(number, boxes);
  if (first) knownNotes.set(first, set);
  return set;
}

function isSameBoxes(one: readonly Box[], other: readonly Box[]): boolean {
  return one.length === other.length && one.every((box, index) => box === other[index]);
}

function setNote(number: number, boxes: readonly Box[]): SetNote {
  const lines: NoteLine[] = [];
  let bottom = 0;
  for (const { box, top } of stack(boxes)) {
    let place = top;
    for (const [index, { height }] of box.lines.entries()) {
      lines.push({ box, index, gap: place - bottom, height });
      place += height;
      bottom = place;
    }
  }
  const [first] = boxes;
  const last = boxes.at(-1);
  const after = last ? last.format.below + last.format.after : 0;
  return {
    number,
    boxes,
    lines,
    numbered: boxes.flatMap(numberedIn),
    height: heightOfLines(lines),
    inseparable: first ? beginning(first) : 0,
    after,
  };
}

/** Orphan control; a single line may be left for the next page. */
function beginning({ format, lines }: Box): number {
  return format.keepLines ? lines.length : Math.min(lines.length, 2);
}

export function heightOfLines(lines: readonly NoteLine[]): number {
  return lines.reduce((sum, { gap, height }) => sum + gap + height, 0);
}
