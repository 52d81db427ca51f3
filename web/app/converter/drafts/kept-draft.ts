import type { EarlierText } from '../document/earlier-text';

/** A text as it was when the visitor left. */
export interface KeptDraft {
  readonly id: string;
  readonly text: string;
  readonly fileName: string | undefined;
  readonly earlier?: EarlierText | undefined;
  /** The paths of its pictures; without them, all stored pictures of the draft are its own. */
  readonly pictures?: readonly string[] | undefined;
  readonly history?: KeptHistory | undefined;
  /** How many earlier versions of it are stored. */
  readonly versions?: number | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The history of exactly this text, by the numbers under which its parts are stored. */
export interface KeptHistory {
  readonly past: readonly number[];
  readonly future: readonly number[];
  /** The stored pictures that only the history has. */
  readonly pictures: readonly number[];
  /** The pictures of the history that the text has now: they are stored with it. */
  readonly own: readonly number[];
}

/**
 * The draft in stored data. Other versions of the page may have written it, and devices damage what they store: a part of a
 * wrong shape is left out, since the text is what matters. Undefined if there is no text.
 */
export function draftOf(found: unknown): KeptDraft | undefined {
  const { id, text, fileName, earlier, pictures, history, versions, at } = partsOf<KeptDraft>(found);
  if (typeof id !== 'string' || typeof text !== 'string') return undefined;
  return {
    id,
    text,
    fileName: typeof fileName === 'string' ? fileName : undefined,
    earlier: earlierOf(earlier),
    pictures: isListOf(pictures, 'string') ? (pictures as string[]) : undefined,
    history: historyOf(history),
    versions: typeof versions === 'number' ? versions : undefined,
    at: isTime(at) ? at : 0,
  };
}

function earlierOf(found: unknown): EarlierText | undefined {
  const { id, over } = partsOf<EarlierText>(found);
  if (typeof id !== 'string') return undefined;
  return { id, over: typeof over === 'string' ? over : undefined };
}

function historyOf(found: unknown): KeptHistory | undefined {
  const { past, future, pictures, own } = partsOf<KeptHistory>(found);
  const isWhole = [past, future, pictures, own].every((list) => isListOf(list, 'number'));
  return isWhole ? (found as KeptHistory) : undefined;
}

/** Data of any shape, to be looked at part by part. */
export function partsOf<Whole>(found: unknown): Partial<Record<keyof Whole, unknown>> {
  return typeof found === 'object' && found !== null ? found : {};
}

export function isListOf(found: unknown, type: 'string' | 'number'): boolean {
  return Array.isArray(found) && found.every((each) => typeof each === type);
}

/** What a date can be made of. */
function isTime(found: unknown): found is number {
  return typeof found === 'number' && !Number.isNaN(new Date(found).getTime());
}
