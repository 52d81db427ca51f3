import type { Line } from './canonical.js';
import type { Footprint } from './footprints.js';
import type { ChangeKind, ConflictReason, MergeEdit } from './result.js';
import type { Span } from './source-text.js';

/** A change as edits to the text from which the document was made. */
export interface Placed {
  readonly kind: ChangeKind;
  readonly edits: readonly MergeEdit[];
  readonly before: string;
  readonly after: string;
  readonly around: readonly [string, string];
  /** The text of notes that are deleted and added with it, if that is not its text before and after. */
  readonly notes?: readonly [deleted: string, added: string];
  readonly conflict: ConflictReason | undefined;
  /** The lines of the sent and of the returned document that it is about. */
  readonly old: readonly Line[];
  readonly now: readonly Line[];
  /** The part of the first new line that it is about, as offsets in that line; undefined for whole lines. */
  readonly part: Span | undefined;
  /** The same for the old line. */
  readonly oldPart: Span | undefined;
  /** Whether it is the label of a diagram, found by its words: only reading the result back shows whether the place is right. */
  readonly isLabel?: boolean;
  /** The changes that it combines, if it combines several. */
  readonly members?: readonly Placed[];
}

/** A change with the lines of the returned file that it covers. */
export interface Located extends Placed {
  readonly footprints: readonly Footprint[];
  /** Whether it is about markup alone, and no change at all if the result is as the returned file without it. */
  readonly isMarkup?: boolean;
}

/** The changes that a change combines, or itself. */
export function membersOf(placed: Placed): readonly Placed[] {
  return placed.members ?? [placed];
}

const CONTEXT_LENGTH = 60;

/** The beginning of a text, as context. */
export function startOf(text: string): string {
  return text.length > CONTEXT_LENGTH ? `${text.slice(0, CONTEXT_LENGTH)}…` : text;
}

/** The end of a text, as context. */
export function endOf(text: string): string {
  return text.length > CONTEXT_LENGTH ? `…${text.slice(-CONTEXT_LENGTH)}` : text;
}
