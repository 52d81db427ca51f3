/** A value outside React: a screen that fails and is shown again still has it. */
export interface Store<Value> {
  readonly read: () => Value;
  /** The value of the prerendered page. */
  readonly prerendered: Value;
  readonly change: (next: (current: Value) => Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Hears of changes of a part of the value. */
  readonly follow: (part: (value: Value) => unknown, listener: () => void) => () => void;
}

/** `initial` differs from the prerendered value if it is what an earlier visit left on the device. */
export function createStore<Value>(prerendered: Value, initial: Value = prerendered): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe: Store<Value>['subscribe'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read: () => value,
    prerendered,
    change(next) {
      const before = value;
      value = next(before);
      if (value !== before) for (const listener of [...listeners]) listener();
    },
    subscribe,
    follow(part, listener) {
      let seen = part(value);
      return subscribe(() => {
        const now = part(value);
        if (now === seen) return;
        seen = now;
        listener();
      });
    },
  };
}
