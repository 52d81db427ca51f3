import { type LatexDefinition, latexDefinitions } from '../../latex/definitions.js';
import type { Document } from '../../model/document.js';

/** The maximum length of definitions before a formula; longer ones must be an attack. */
const MAX_LENGTH = 5000;

/** The commands that a document defines, in its formulas or between them; each applies to all later formulas. */
export class Definitions {
  readonly #sources = new Map<string, string>();

  constructor({ latexDefinitions: between }: Document) {
    this.#add(latexDefinitions(between).definitions);
  }

  /** The formula, preceded by the definitions that it needs; its own are kept for later formulas. */
  complete(latex: string): string {
    const own = latex.includes('\\') ? latexDefinitions(latex).definitions : [];
    const needed =
      this.#sources.size === 0 ? '' : this.#neededBy(latex, new Set(own.map(({ name }) => name)));
    this.#add(own);
    return needed + latex;
  }

  #add(definitions: readonly LatexDefinition[]): void {
    for (const { name, source } of definitions) this.#sources.set(name, source);
  }

  #neededBy(latex: string, known: Set<string>): string {
    let needed = '';
    for (const [, name = ''] of latex.matchAll(/\\([A-Za-z]+)/g)) {
      const source = known.has(name) ? undefined : this.#sources.get(name);
      if (source === undefined || needed.length + source.length > MAX_LENGTH) continue;
      known.add(name);
      needed += this.#neededBy(source, known) + source;
    }
    return needed;
  }
}
