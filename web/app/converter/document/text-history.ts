import { applyEdit, type Edit } from '../text/edit';
import type { Belongings } from './belongings';
import type { PictureFiles } from './picture-files';
import type { ReviewState } from './returned';

/** What a step does besides changing the text. */
export interface StepBelongings {
  /** What belongs to the text on the other side of the step: for a past step, what there was before it. */
  readonly other?: Belongings | undefined;
  /** The changes of a returned file on the other side of the step. */
  readonly returned?: ReviewState | undefined;
  /** The pictures that were added with it. */
  readonly brought?: PictureFiles | undefined;
}

/** An edit with the text that it removed, so that it can be undone. */
export interface Step extends StepBelongings {
  readonly from: number;
  readonly removed: string;
  readonly inserted: string;
}

export interface TextHistory {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** When the last key was typed, in milliseconds; keys typed in one go are undone together. */
  readonly typedAt: number | undefined;
}

export const EMPTY_HISTORY: TextHistory = { past: [], future: [], typedAt: undefined };

const PAUSE_MS = 1000;
const MAX_STEPS = 500;

export function stepOf(text: string, { from, to, insert }: Edit): Step {
  return { from, removed: text.slice(from, to), inserted: insert };
}

export function forward({ from, removed, inserted }: Step): Edit {
  return { from, to: from + removed.length, insert: inserted };
}

export function backward({ from, removed, inserted }: Pick<Step, 'from' | 'removed' | 'inserted'>): Edit {
  return { from, to: from + inserted.length, insert: removed };
}

/**
 * Records a step. `typedAt` is given for keys: those typed in one go and in one place become one step, unless a key takes back what
 * others of them have typed.
 */
export function record(history: TextHistory, step: Step, typedAt?: number): TextHistory {
  const last = history.past.at(-1);
  const inOneGo =
    typedAt !== undefined && history.typedAt !== undefined && typedAt - history.typedAt < PAUSE_MS;
  if (last && inOneGo && touch(last, step) && !takesBack(last, step))
    return { past: [...history.past.slice(0, -1), join(last, step)], future: [], typedAt };
  return { past: [...history.past, step].slice(-MAX_STEPS), future: [], typedAt };
}

/** The history with more known about its last step. */
export function amendLast(history: TextHistory, more: StepBelongings): TextHistory {
  const last = history.past.at(-1);
  return last ? { ...history, past: [...history.past.slice(0, -1), { ...last, ...more }] } : history;
}

/** A move through the history: the step, the edit that makes it, and the history after it. */
export interface Travel {
  readonly step: Step;
  readonly edit: Edit;
  readonly history: TextHistory;
}

/** What belongs to the text that is left, on the side that a step leads away from. */
export interface LeftSide extends Belongings {
  readonly returned?: ReviewState | undefined;
}

export function undo({ past, future }: TextHistory, own: LeftSide): Travel | undefined {
  const step = past.at(-1);
  if (!step) return undefined;
  const history = { past: past.slice(0, -1), future: [left(step, own), ...future], typedAt: undefined };
  return { step, edit: backward(step), history };
}

export function redo({ past, future }: TextHistory, own: LeftSide): Travel | undefined {
  const [step, ...rest] = future;
  if (!step) return undefined;
  const history = { past: [...past, left(step, own)], future: rest, typedAt: undefined };
  return { step, edit: forward(step), history };
}

/** A step seen from its other side. */
function left(step: Step, { returned, ...own }: LeftSide): Step {
  if (!step.other && !returned) return step;
  return { ...step, ...(step.other && { other: own }), ...(returned && { returned }) };
}

function touch(first: Step, second: Step): boolean {
  return (
    second.from <= first.from + first.inserted.length && second.from + second.removed.length >= first.from
  );
}

/**
 * Whether a step deletes some of what the one before it inserted, or puts something else in the place of several words of it: joined,
 * the two would not have these words any more. Input methods and corrections of a keyboard replace a part of a word at a time.
 */
function takesBack(first: Step, second: Step): boolean {
  const from = Math.max(0, second.from - first.from);
  const taken = first.inserted.slice(from, second.from + second.removed.length - first.from);
  return second.inserted === '' ? taken !== '' : /\s/.test(taken);
}

/** Merges two adjacent steps. What the second removes beyond the first's own text was there before both. */
export function join(first: Step, second: Step): Step {
  const before = second.removed.slice(0, Math.max(0, first.from - second.from));
  const overhang = second.from + second.removed.length - (first.from + first.inserted.length);
  const after = overhang > 0 ? second.removed.slice(-overhang) : '';
  const own: Edit = {
    from: Math.max(0, second.from - first.from),
    to: Math.min(first.inserted.length, second.from + second.removed.length - first.from),
    insert: second.inserted,
  };
  return {
    ...first,
    from: Math.min(first.from, second.from),
    removed: before + first.removed + after,
    inserted: applyEdit(first.inserted, own),
  };
}
