import type { BoxLine, PageRoom } from './boxes.js';
import { heightOfLines, type SetNote } from './notes.js';
import type { CarriedNote, NotePart } from './paginated.js';

/** The space that the notes of a page take. */
export interface Foot {
  /** With the separator, if there are any. */
  readonly height: number;
  /** The height before another note is added. */
  readonly next: number;
  /** Whether the last note continues on the next page, so that no other can begin. */
  readonly isClosed: boolean;
}

/** The foot of a page that continues notes of the previous one. */
export function continuedFoot(carried: readonly CarriedNote[], { separator }: PageRoom): Foot {
  return carried.reduce<Foot>(
    (foot, { note, from }) => {
      const begun = heightOfLines(note.lines.slice(0, from));
      const gap = from === 0 ? 0 : (note.lines[from]?.gap ?? 0);
      return withNote(foot, { height: note.height - begun - gap, after: note.after });
    },
    { height: 0, next: separator, isClosed: false },
  );
}

function withNote({ next, isClosed }: Foot, { height, after }: Pick<SetNote, 'height' | 'after'>): Foot {
  return { height: next + height, next: next + height + after, isClosed };
}

/**
 * The foot below one more line, whose top is at `top` and which has the marks of these notes; undefined if there is no
 * space. As many lines of the last note as fit are on the page of its mark, the others on the next.
 */
export function footWithNotes(
  foot: Foot,
  line: Pick<BoxLine, 'height' | 'ownHeight'>,
  { top, notes, room }: { readonly top: number; readonly notes: readonly SetNote[]; readonly room: number },
): Foot | undefined {
  const bottom = top + line.ownHeight;
  const last = notes.at(-1);
  if (!last) return bottom + foot.height <= room ? foot : undefined;
  if (foot.isClosed) return undefined;
  const before = notes.slice(0, -1).reduce(withNote, foot);
  if (bottom + before.next + heightOfLines(last.lines.slice(0, last.inseparable)) <= room) {
    const all = withNote(before, last);
    return bottom + all.height <= room ? all : { ...all, height: room - bottom, isClosed: true };
  }
  // If there is space for the mark's line but not for the beginning of its note, a note below others moves to the next
  // page alone.
  const [first] = last.lines;
  const hasOthers = before.height > 0 && first !== undefined;
  return hasOthers && top + line.height + before.next + first.gap + first.height <= room
    ? { ...before, isClosed: true }
    : undefined;
}

/** The part of the notes that fits, in twips without the separator, and what continues on the next page. */
export function partNotes(
  notes: readonly CarriedNote[],
  room: number,
  /** Whether the page has only notes. */
  isAlone: boolean,
): { readonly parts: readonly NotePart[]; readonly carried: readonly CarriedNote[] } {
  let left = room;
  const parts: NotePart[] = [];
  const carried: CarriedNote[] = [];
  for (const { note, from } of notes) {
    let to = from;
    while (carried.length === 0 && to < note.lines.length) {
      const line = note.lines[to];
      const height = line ? line.height + (to === from ? 0 : line.gap) : 0;
      // A line must go somewhere, even if there is no space at all.
      const isForced = to === from && parts.length === 0 && (from === 0 || isAlone);
      if (height > left && !isForced) break;
      left -= height;
      to++;
    }
    if (from === 0 && to < note.inseparable && parts.length > 0) to = 0;
    left -= note.after;
    if (to > from) parts.push({ note, from, to });
    if (to < note.lines.length) carried.push({ note, from: to });
  }
  return { parts, carried };
}
