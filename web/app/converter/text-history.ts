/** A text with what came before it and what was undone. */
export interface TextHistory {
  readonly text: string;
  readonly past: readonly string[];
  readonly future: readonly string[];
  /** When the last key was typed, in milliseconds; keys typed in one go are undone in one go. */
  readonly typedAt: number | undefined;
}

export const EMPTY_HISTORY: TextHistory = { text: '', past: [], future: [], typedAt: undefined };

const PAUSE_MS = 1000;
/** Each step keeps a whole text, so their number is what bounds the memory. */
const MAX_STEPS = 50;

export function typeText(history: TextHistory, text: string, now: number): TextHistory {
  if (text === history.text) return history;
  const goesOn = history.typedAt !== undefined && now - history.typedAt < PAUSE_MS;
  if (goesOn) return { ...history, text, future: [], typedAt: now };
  return { ...replaceText(history, text), typedAt: now };
}

export function replaceText(history: TextHistory, text: string): TextHistory {
  if (text === history.text) return history;
  const past = [...history.past, history.text].slice(-MAX_STEPS);
  return { text, past, future: [], typedAt: undefined };
}

export function undo({ text, past, future }: TextHistory): TextHistory {
  const previous = past.at(-1);
  if (previous === undefined) return { text, past, future, typedAt: undefined };
  return { text: previous, past: past.slice(0, -1), future: [text, ...future], typedAt: undefined };
}

export function redo({ text, past, future }: TextHistory): TextHistory {
  const [next, ...rest] = future;
  if (next === undefined) return { text, past, future, typedAt: undefined };
  return { text: next, past: [...past, text], future: rest, typedAt: undefined };
}
