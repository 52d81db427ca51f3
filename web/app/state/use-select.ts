import { useSyncExternalStore } from 'react';

/** What can be followed: a store, or the document. */
interface Source<Value> {
  readonly read: () => Value;
  /** The value of the prerendered page, with which rendering in the browser begins. */
  readonly prerendered: Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The value of a store, or a part of it. The component is rendered again only when that changes. */
export function useSelect<Value>(source: Source<Value>): Value;
export function useSelect<Value, Part>(source: Source<Value>, select: (value: Value) => Part): Part;
export function useSelect<Value>(
  { read, prerendered, subscribe }: Source<Value>,
  select: (value: Value) => unknown = (value) => value,
): unknown {
  return useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(prerendered),
  );
}
