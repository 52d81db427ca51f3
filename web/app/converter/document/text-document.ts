import { EMPTY_MANUSCRIPT, type Manuscript } from './manuscript';
import type { Transaction, TransactionName } from './transaction';
import { withVersions } from './versions';

/**
 * A text with all that belongs to it, as one value that never changes: a transaction puts another in its place. It is outside
 * React: a screen that fails and is shown again still has it.
 */
export interface TextDocument {
  readonly read: () => Manuscript;
  readonly change: (name: TransactionName, make: (current: Manuscript) => Manuscript) => void;
  /** Hears of every transaction, also of the cursor's. Returns a function that ends this. */
  readonly subscribe: (listener: (transaction: Transaction) => void) => () => void;
  /** Hears of the transactions that changed a part of the document. */
  readonly follow: (part: (manuscript: Manuscript) => unknown, listener: () => void) => () => void;
}

/** `now` gives milliseconds since 1970. */
export function createDocument(now: () => number = Date.now): TextDocument {
  let value = EMPTY_MANUSCRIPT;
  const listeners = new Set<(transaction: Transaction) => void>();
  const subscribe: TextDocument['subscribe'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read: () => value,
    change(name, make) {
      const before = value;
      const made = withVersions(name, before, make(before), now());
      value = made.text === '' || made.isBegun ? made : { ...made, isBegun: true };
      if (value === before) return;
      const transaction = { name, before, after: value };
      for (const listener of [...listeners]) listener(transaction);
    },
    subscribe,
    follow: (part, listener) =>
      subscribe(({ before, after }) => {
        if (part(before) !== part(after)) listener();
      }),
  };
}
