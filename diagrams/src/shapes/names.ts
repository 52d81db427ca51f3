import type { DomElement } from '../dom/element.js';
import type { Database } from '../library/database.js';
import { plainLabel } from './breaks.js';
import type { NamedEdge } from './line.js';
import type { Written } from './text.js';

/** What the code says of a part. */
interface Named {
  readonly name: string;
  readonly shape: string;
  readonly label: unknown;
}

/** The names of the parts and lines of a diagram, as its code has them. */
export class Names {
  readonly #parts = new Map<string, readonly Named[]>();
  /** By their ids, and by their names. */
  readonly #edges: ReadonlyMap<string, NamedEdge>;
  readonly #named: ReadonlyMap<string, NamedEdge>;

  constructor(database: Database) {
    const { nodes = [], edges = [] } = database.getData?.() ?? {};
    for (const { id, domId = id, shape = '', label } of nodes) {
      const key = withoutCount(domId);
      this.#parts.set(key, [...(this.#parts.get(key) ?? []), { name: nameOfId(id), shape, label }]);
    }
    const counts = new Map<string, number>();
    this.#edges = new Map(
      edges.map((given) => {
        const { start, end } = given;
        const ends = {
          ...(start !== undefined && { start: nameOfId(start) }),
          ...(end !== undefined && { end: nameOfId(end) }),
        };
        const name = `${ends.start ?? ''} → ${ends.end ?? ''}`;
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return [given.id ?? '', { ...given, ...ends, name: count === 1 ? name : `${name} (${count})` }];
      }),
    );
    this.#named = new Map([...this.#edges.values()].map((edge) => [edge.name, edge]));
  }

  /** What the code says of the part that an element of the drawing shows. Of those whose ids differ in a number only, its text tells. */
  partOf(element: DomElement, texts: readonly Written[]): Named {
    const own = element.getAttribute('data-id');
    if (own !== null) return { name: own, shape: '', label: undefined };
    const id = (element.getAttribute('id') ?? '').replace(/^diagram-/, '');
    const found = this.#parts.get(withoutCount(id)) ?? [];
    const words = lettersOf(texts.map(wordsIn).join(''));
    const same =
      found.length > 1 && found.find(({ label }) => typeof label === 'string' && lettersIn(label) === words);
    return same || found[0] || { name: id, shape: '', label: undefined };
  }

  edge(id: string | null): NamedEdge | undefined {
    return this.#edges.get(id ?? '');
  }

  edgeNamed(name: string): NamedEdge | undefined {
    return this.#named.get(name);
  }
}

/** The words of a text, as they are shown. */
export function wordsIn({ lines }: Written): string {
  return lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join('');
}

/** A text without what may be drawn in another way. */
function lettersOf(text: string): string {
  return text.replace(/\\n|[^\p{L}\p{N}]/gu, '');
}

function lettersIn(label: string): string {
  return lettersOf(plainLabel(label));
}

/** Some ids end with a number that counts on from one drawing to the next. */
function withoutCount(id: string): string {
  return nameOfId(id).replace(/-\d+$/, '');
}

/** A name that is the same in each drawing: those that the library makes up have a random part and a number that counts on. */
function nameOfId(id: string): string {
  return id.replace(/(\bid-[a-z\d]{8,})-\d+/, '$1');
}
