import type { Belongings } from '../document/belongings';
import {
  backward,
  type LeftSide,
  record,
  redo,
  type Step,
  type TextHistory,
  undo,
} from '../document/text-history';
import { applyEdit } from '../text/edit';

/** A text as it was stored, with its history and what belongs to it. */
export interface StoredState extends Pick<Belongings, 'pictures' | 'fileName'> {
  readonly text: string;
  readonly history: TextHistory;
}

/** Undone steps are looked for so far back. */
const MAX_UNDONE = 20;

/**
 * The history of a text that was changed after its history was stored: what both share, then the steps since. Steps of the stored
 * history that were undone since can be redone. `last` are the last steps that led to the text; undefined if none of the texts
 * between them is one of the stored history.
 */
export function continuedHistory(
  stored: StoredState,
  text: string,
  last: readonly Step[],
): TextHistory | undefined {
  const texts = textsBefore(text, last);
  let shared: TextHistory | undefined;
  for (const state of statesBefore(stored)) {
    for (let at = last.length; at >= 0; at--) {
      if (texts[at] !== state.text) continue;
      if (leadsTo(last.slice(0, at), state.history.past)) return withSteps(state, last.slice(at));
      shared ??= withSteps(state, last.slice(at));
    }
  }
  return shared;
}

/** The text before each of the steps that led to one, and that text itself. */
function textsBefore(text: string, steps: readonly Step[]): readonly string[] {
  const texts = [text];
  for (const step of steps.toReversed()) texts.push(applyEdit(texts.at(-1) ?? '', backward(step)));
  return texts.reverse();
}

/** The stored state, and those that undo leads to from there. */
function statesBefore(stored: StoredState): readonly StoredState[] {
  const states = [stored];
  for (let state = stored; states.length <= MAX_UNDONE; states.push(state)) {
    const travel = undo(state.history, sideOf(state));
    if (!travel) break;
    const { edit, history, step } = travel;
    state = { ...state, ...step.other, text: applyEdit(state.text, edit), history };
  }
  return states;
}

function sideOf({ pictures, fileName }: StoredState): LeftSide {
  return { pictures, fileName };
}

/** Steps that were redone since are still the stored ones, with all that the history knows of them. */
function withSteps(state: StoredState, steps: readonly Step[]): TextHistory {
  let { history } = state;
  for (const step of steps) {
    const travel = isSame(step, history.future[0]) ? redo(history, sideOf(state)) : undefined;
    history = travel?.history ?? record(history, step);
  }
  return history;
}

function leadsTo(steps: readonly Step[], past: readonly Step[]): boolean {
  const skipped = past.length - steps.length;
  return skipped >= 0 && steps.every((step, index) => isSame(step, past[skipped + index]));
}

/** What is typed in one go becomes part of the step before it, so that a step may be known as a shorter one. */
function isSame(one: Step, other: Step | undefined): boolean {
  return other?.from === one.from && other.removed === one.removed && other.inserted === one.inserted;
}
