/** What drawing a part of an SVG costs: its own elements, and the parts that it draws again with `use`. */
interface Part {
  elements: number;
  readonly uses: string[];
}

/** The most elements that drawing may come to. A few lines of `use` in each other can come to billions. */
const MOST_ELEMENTS = 200_000;

/** Counts what an SVG comes to once every `use` is drawn, as it is read element by element. */
export class Repetition {
  readonly #whole: Part = { elements: 0, uses: [] };
  readonly #byId = new Map<string, Part>();
  readonly #open: (Part | undefined)[] = [];

  open(id: string | undefined, use: string | undefined): void {
    const part: Part | undefined = id === undefined ? undefined : { elements: 0, uses: [] };
    if (id !== undefined && part && !this.#byId.has(id)) this.#byId.set(id, part);
    this.#open.push(part);
    for (const holder of [this.#whole, ...this.#open]) {
      if (!holder) continue;
      holder.elements++;
      if (use !== undefined) holder.uses.push(use);
    }
  }

  close(): void {
    this.#open.pop();
  }

  /** Whether it comes to too much. What draws itself again comes to nothing more: no program goes on with that. */
  isTooMuch(): boolean {
    const known = new Map<Part, number>();
    const cost = (part: Part, depth: number): number => {
      const before = known.get(part);
      if (before !== undefined) return before;
      if (depth > 100) return MOST_ELEMENTS + 1;
      known.set(part, 0);
      let total = part.elements;
      for (const id of part.uses) {
        const used = this.#byId.get(id);
        if (used) total += cost(used, depth + 1);
        if (total > MOST_ELEMENTS) break;
      }
      known.set(part, total);
      return total;
    };
    return cost(this.#whole, 0) > MOST_ELEMENTS;
  }
}
