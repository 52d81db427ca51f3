/** How a value is written in the browser's storage, which has only strings. */
interface Codec<Value> {
  /** `null` if nothing is stored; what another version of the page has stored may be anything. */
  readonly read: (stored: string | null) => Value;
  readonly write: (value: Value) => string;
}

export interface Kept<Value> {
  readonly read: () => Value;
  /** Undefined removes what is stored. */
  readonly write: (value: Value | undefined) => void;
}

/**
 * A short value on the visitor's device, which is written at once, unlike one in a database. If the browser denies storage, it
 * lasts until the page is closed.
 */
export function kept<Value>(
  key: string,
  { read, write }: Codec<Value>,
  storage = () => localStorage,
): Kept<Value> {
  return {
    read() {
      try {
        return read(storage().getItem(key));
      } catch {
        return read(null);
      }
    },
    write(value) {
      try {
        if (value === undefined) storage().removeItem(key);
        else storage().setItem(key, write(value));
      } catch {
        // Storage is denied or full.
      }
    },
  };
}
