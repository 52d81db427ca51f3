import { find } from './scan.js';

/**
 * The maximum length of a value with variables or colours; longer ones are lists of fonts or dashes. A few variables that each
 * refer twice to the next could expand to gigabytes.
 */
export const MAX_VALUE_LENGTH = 4_000;
const MAX_DEPTH = 40;

/** The variables (`--x`) of an element: its own, then inherited ones. */
export class Variables {
  readonly #outer: Variables | undefined;
  readonly #given: ReadonlyMap<string, string>;
  /** Resolved variables; `undefined` if invalid or while being resolved. */
  readonly #known = new Map<string, string | undefined>();

  constructor(given: ReadonlyMap<string, string>, outer?: Variables) {
    this.#given = given;
    this.#outer = outer;
  }

  /** A value with its variables replaced; `undefined` if one of them is invalid, which makes the whole value invalid. */
  resolve(value: string, depth = 0): string | undefined {
    let rest = '';
    let from = 0;
    for (;;) {
      const start = nextVar(value, from);
      rest += value.slice(from, start < 0 ? value.length : start);
      if (rest.length > MAX_VALUE_LENGTH || depth > MAX_DEPTH) return undefined;
      if (start < 0) return rest.trim();
      const open = start + 'var('.length;
      const end = find(value, ')', open);
      const replaced = this.#replacement(value.slice(open, end), depth + 1);
      if (replaced === undefined) return undefined;
      rest += replaced;
      from = end + 1;
    }
  }

  #replacement(inside: string, depth: number): string | undefined {
    const comma = find(inside, ',', 0);
    const found = this.#valueOf(inside.slice(0, comma).trim(), depth);
    return found ?? (comma < inside.length ? this.resolve(inside.slice(comma + 1), depth) : undefined);
  }

  #valueOf(name: string, depth: number): string | undefined {
    if (this.#known.has(name)) return this.#known.get(name);
    const given = this.#given.get(name);
    if (given === undefined) return this.#outer ? this.#outer.#valueOf(name, depth) : undefined;
    // A circular reference has no value.
    this.#known.set(name, undefined);
    const value = this.resolve(given, depth);
    this.#known.set(name, value);
    return value;
  }
}

function nextVar(value: string, from: number): number {
  const match = /(?<![\w-])var\(/i.exec(value.slice(from));
  return match ? from + match.index : -1;
}
