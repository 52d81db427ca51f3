import { applyEdit, type Edit } from './edit';

/** An edit with the text that it removed, so that it can be undone. */
export interface Step {
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

export function backward({ from, removed, inserted }: Step): Edit {
  return { from, to: from + inserted.length, insert: removed };
}

/** Records a step. `typedAt` is given for keys: those typed in one go and in one place become one step. */
export function record(history: TextHistory, step: Step, typedAt?: number): TextHistory {
  const last = history.past.at(-1);
  const inOneGo =
    typedAt !== undefined && history.typedAt !== undefined && typedAt - history.typedAt < PAUSE_MS;
  if (last && inOneGo && touch(last, step))
    return { past: [...history.past.slice(0, -1), join(last, step)], future: [], typedAt };
  return { past: [...history.past, step].slice(-MAX_STEPS), future: [], typedAt };
}

/** The edit that undoes the last step, and the history after it. */
export function undo({ past, future }: TextHistory): { edit: Edit; history: TextHistory } | undefined {
  const step = past.at(-1);
  if (!step) return undefined;
  const history = { past: past.slice(0, -1), future: [step, ...future], typedAt: undefined };
  return { edit: backward(step), history };
}

export function redo({ past, future }: TextHistory): { edit: Edit; history: TextHistory } | undefined {
  const [step, ...rest] = future;
  if (!step) return undefined;
  return { edit: forward(step), history: { past: [...past, step], future: rest, typedAt: undefined } };
}

function touch(first: Step, second: Step): boolean {
  return (
    second.from <= first.from + first.inserted.length && second.from + second.removed.length >= first.from
  );
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
    from: Math.min(first.from, second.from),
    removed: before + first.removed + after,
    inserted: applyEdit(first.inserted, own),
  };
}
