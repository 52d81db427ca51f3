import { sharedLength } from '../../text/shared-length.js';
import { cut, type Stretch } from './stretch.js';

/** A text split into stretches, with the offset of each. */
export interface CutText {
  readonly text: string;
  readonly stretches: readonly Stretch[];
  readonly starts: readonly number[];
}

export const NO_TEXT: CutText = { text: '', stretches: [], starts: [] };

/** Splits a text, reusing the stretches of a previous text before and after the place where the two differ. */
export function cutIncrementally(text: string, before: CutText): CutText {
  const most = Math.min(text.length, before.text.length);
  const same = sharedLength(before.text, text, most, 'start');
  const sameAtEnd = sharedLength(before.text, text, most - same, 'end');
  const complete =
    same === before.text.length ? before.stretches.length : firstFrom(before.starts, same + 1) - 1;
  // Whether the last of the complete ones ends there depends on what follows.
  const first = Math.max(complete - 1, 0);
  const start = before.starts[first] ?? 0;
  const moved = text.length - before.text.length;
  const changedTo = before.text.length - sameAtEnd;
  let rest = before.stretches.length;
  const { stretches, starts } = cut(text, start, (place) => {
    const old = place - moved;
    const index = firstFrom(before.starts, old);
    if (old < changedTo || before.starts[index] !== old) return false;
    rest = index;
    return true;
  });
  return {
    text,
    stretches: [...before.stretches.slice(0, first), ...stretches, ...before.stretches.slice(rest)],
    starts: [
      ...before.starts.slice(0, first),
      ...starts,
      ...before.starts.slice(rest).map((each) => each + moved),
    ],
  };
}

/** The index of the first of some ascending numbers that is not below a limit. */
export function firstFrom(numbers: readonly number[], limit: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
