import { EMPTY_MANUSCRIPT, type Manuscript } from './manuscript';
import type { Transaction, TransactionName } from './transaction';
import { withVersions } from './versions';

/**
 * A text with all that belongs to it, as one value that never changes: a transaction puts another in its place. It is outside
 * React: a screen that fails and is shown again still has it.
 */
export interface TextDocument {
  readonly read: () => Manuscript;
  /** The prerendered page has no text. */
  readonly prerendered: Manuscript;
  readonly change: (name: TransactionName, make: (current: Manuscript) => Manuscript) => void;
  /** Hears of every transaction, also of the cursor's. Returns a function that ends this. */
  readonly subscribe: (listener: (transaction: Transaction) => void) => () => void;
  /** Hears of the transactions that changed a part of the document. */
  readonly follow: (part: (manuscript: Manuscript) => unknown, listener: () => void) => () => void;
}

interface Beginning {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Whether the whole of a large text is in the editor from the start. */
  readonly showsAll?: boolean;
}

export function createDocument({ now = Date.now, showsAll = false }: Beginning = {}): TextDocument {
  let value: Manuscript = { ...EMPTY_MANUSCRIPT, showsAll };
  const listeners = new Set<(transaction: Transaction) => void>();
  const subscribe: TextDocument['subscribe'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read: () => value,
    prerendered: EMPTY_MANUSCRIPT,
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
