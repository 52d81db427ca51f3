/** Stands for all entries of a map, in their order. */
export const ALL = Symbol('all entries');

/** A map all of whose reads are recorded: each key that is asked for, or `ALL`. It has no other way to be read. */
export class RecordedMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #map: ReadonlyMap<Key, Value>;
  readonly #record: (key: Key | typeof ALL) => void;

  constructor(map: ReadonlyMap<Key, Value>, record: (key: Key | typeof ALL) => void) {
    this.#map = map;
    this.#record = record;
  }

  get(key: Key): Value | undefined {
    this.#record(key);
    return this.#map.get(key);
  }

  has(key: Key): boolean {
    this.#record(key);
    return this.#map.has(key);
  }

  get size(): number {
    return this.#all.size;
  }

  keys(): IterableIterator<Key> {
    return this.#all.keys();
  }

  values(): IterableIterator<Value> {
    return this.#all.values();
  }

  entries(): IterableIterator<[Key, Value]> {
    return this.#all.entries();
  }

  [Symbol.iterator](): IterableIterator<[Key, Value]> {
    return this.#all[Symbol.iterator]();
  }

  forEach(visit: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this.#all) visit(value, key, this);
  }

  get #all(): ReadonlyMap<Key, Value> {
    this.#record(ALL);
    return this.#map;
  }
}
