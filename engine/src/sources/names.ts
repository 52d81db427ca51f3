import type { PreparedText } from './prepared.js';
import type { Name } from './scan.js';

/** A part of a line to rewrite. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The new names in a text for those that an earlier text uses as well. */
export interface Renamed {
  readonly ids: ReadonlyMap<string, string>;
  readonly edits: readonly (Edit & { readonly line: number })[];
}

/** Renames notes, anchors and link definitions whose names occur in several texts of one document. */
export class Names {
  readonly #notes = new Set<string>();
  readonly #ids = new Set<string>();
  readonly #definitions = new Map<string, string>();

  /** Registers the names of the next text. */
  add(text: PreparedText): Renamed {
    const ids = renamed(namesOf(text.scan.ids), this.#ids, (name, count) => `${name}-${count}`);
    const labels = text.places.notes.map(({ label }) => label);
    const notes = renamed(labels, this.#notes, (label, count) =>
      label.startsWith('[') ? `[${1000 * (count - 1) + Number(label.slice(1, -1))}]` : `${label}-${count}`,
    );
    const definitions = this.#define(text);
    return {
      ids,
      edits: [
        ...editsOf(text.scan.ids, ids, (name) => name),
        ...editsOf(text.scan.notes, notes, (name) => (name.startsWith('[') ? name : `[^${name}]`)),
        ...editsOf(text.scan.definitions, definitions, (name) => name),
        ...text.scan.references.flatMap(({ name, line, from, to, isShort }) => {
          const other = definitions.get(fold(name));
          return other === undefined ? [] : [{ line, from, to, text: isShort ? `[${other}]` : other }];
        }),
      ],
    };
  }

  /** A label with the same address in two texts is not renamed. */
  #define({ lines, scan }: PreparedText): ReadonlyMap<string, string> {
    const renamed = new Map<string, string>();
    for (const { name, line } of scan.definitions) {
      const label = fold(name);
      const target = (lines[line] ?? '').replace(/^.*?\]:\s*/, '').trim();
      const known = this.#definitions.get(label);
      if (known === undefined) this.#definitions.set(label, target);
      else if (known !== target && !renamed.has(label)) {
        const other = unused(
          name,
          (each) => this.#definitions.has(fold(each)),
          (each, count) => `${each}-${count}`,
        );
        renamed.set(label, other);
        this.#definitions.set(fold(other), target);
      }
    }
    return renamed;
  }
}

function namesOf(names: readonly Name[]): string[] {
  return names.map(({ name }) => name);
}

function renamed(
  names: readonly string[],
  taken: Set<string>,
  make: (name: string, count: number) => string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const own = new Set(names.map(fold));
  for (const name of own) {
    if (!taken.has(name)) continue;
    const written = names.find((each) => fold(each) === name) ?? name;
    found.set(
      name,
      unused(written, (each) => taken.has(fold(each)) || own.has(fold(each)), make),
    );
  }
  for (const name of own) taken.add(fold(found.get(name) ?? name));
  return found;
}

function unused(
  name: string,
  isTaken: (name: string) => boolean,
  make: (name: string, count: number) => string,
): string {
  let count = 2;
  while (isTaken(make(name, count))) count++;
  return make(name, count);
}

function editsOf(
  places: readonly Name[],
  names: ReadonlyMap<string, string>,
  write: (name: string) => string,
): (Edit & { line: number })[] {
  return places.flatMap(({ name, line, from, to }) => {
    const other = names.get(fold(name));
    return other === undefined ? [] : [{ line, from, to, text: write(other) }];
  });
}

/** As CommonMark compares labels. */
export function fold(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}
