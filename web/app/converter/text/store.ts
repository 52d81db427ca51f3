/** A value outside React: a screen that fails and is shown again still has it. */
export interface Store<Value> {
  readonly read: () => Value;
  readonly change: (next: (current: Value) => Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    change(next) {
      const before = value;
      value = next(before);
      if (value !== before) for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
