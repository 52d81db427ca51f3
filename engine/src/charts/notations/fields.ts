import { refuse } from './outcome.js';

type Values = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The options of a part of a chart. Each is taken by its name, or named as one of looks only; at its end, one that nobody has taken
 * shows that the chart is not understood.
 */
export class Fields {
  readonly #left: Set<string>;

  private constructor(
    private readonly values: Values,
    private readonly path: string,
  ) {
    this.#left = new Set(Object.keys(values));
  }

  /** @throws NotUnderstood for what has no options. */
  static of(value: unknown, path = ''): Fields {
    if (!isRecord(value))
      return refuse(path === '' ? 'its code has no options' : `its option ${path} has no options`);
    return new Fields(value, path);
  }

  nameOf(key: string): string {
    return this.path === '' ? key : `${this.path}.${key}`;
  }

  /** Those that have not been taken yet. */
  names(): readonly string[] {
    return [...this.#left];
  }

  /** The first of these options that is given; `null` is none. */
  take(...keys: readonly string[]): unknown {
    return this.#first(keys);
  }

  #first(keys: readonly string[]): unknown {
    let found: unknown;
    for (const key of keys) {
      if (!Object.hasOwn(this.values, key)) continue;
      this.#left.delete(key);
      found ??= this.values[key] ?? undefined;
    }
    return found;
  }

  /** As written, also `null`; it is not taken. */
  raw(key: string): unknown {
    return this.values[key];
  }

  /** A text in one line; lists are lines of it. */
  text(...keys: readonly string[]): string | undefined {
    const value = this.#first(keys);
    if (value === undefined) return undefined;
    const lines = Array.isArray(value) ? value : [value];
    if (!lines.every((line) => typeof line === 'string' || typeof line === 'number'))
      return this.misfit(keys[0] ?? '');
    return lines.join(' ').replace(/\s+/g, ' ').trim() || undefined;
  }

  number(...keys: readonly string[]): number | undefined {
    const value = this.#first(keys);
    if (value === undefined || value === '') return undefined;
    return numberOf(value) ?? this.misfit(keys[0] ?? '');
  }

  flag(...keys: readonly string[]): boolean {
    const value = this.#first(keys);
    return value === true || value === 'true' || value === 1;
  }

  list(...keys: readonly string[]): readonly unknown[] | undefined {
    const value = this.#first(keys);
    if (value === undefined) return undefined;
    return Array.isArray(value) ? value : this.misfit(keys[0] ?? '');
  }

  fields(key: string): Fields | undefined {
    const value = this.take(key);
    return value === undefined || value === false ? undefined : Fields.of(value, this.nameOf(key));
  }

  /** Options that change looks only, or what happens on a screen. */
  ignore(...names: readonly (string | RegExp)[]): this {
    for (const key of [...this.#left])
      if (names.some((name) => (typeof name === 'string' ? name === key : name.test(key))))
        this.#left.delete(key);
    return this;
  }

  /** @throws NotUnderstood if an option has not been taken. */
  end(): void {
    for (const key of this.#left) {
      const value = this.values[key];
      const isUnused =
        value === undefined ||
        value === null ||
        value === false ||
        value === '' ||
        (Array.isArray(value) && value.length === 0);
      if (!isUnused) this.misfit(key);
    }
  }

  /** @throws NotUnderstood */
  misfit(key: string): never {
    return refuse(`its option ${this.nameOf(key)} is not one that is understood here`);
  }
}

/** A number, also one that is written as a text; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(value))
    return undefined;
  return Number(value);
}

/** What stands for a missing number in JSON and in YAML. */
const MISSING: ReadonlySet<string> = new Set(['', '-', '~', 'null', 'NaN']);

/** A list of numbers, with gaps where they are missing. */
export function numbersOf(list: readonly unknown[], name: string): readonly (number | undefined)[] {
  return list.map((value) => {
    if (value === null || value === undefined || MISSING.has(String(value))) return undefined;
    return numberOf(value) ?? refuse(`${name} does not hold only numbers`);
  });
}

/** The text of a category. */
export function categoryOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(categoryOf).join(' ');
  if (isRecord(value)) return refuse('one of its categories is no text');
  return value === null || value === undefined ? '' : String(value).replace(/\s+/g, ' ').trim();
}
