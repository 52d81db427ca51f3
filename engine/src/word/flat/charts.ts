import type { ChartPlace, ReadChart } from '../../charts/reading/index.js';
import type { Code, Table } from '../../model/document.js';
import { kindOf, type OfficePackage, type Related } from '../../ooxml/package.js';

/** A chart of a Word file, which becomes a table where it is placed, or a diagram, which becomes code. */
export interface FoundChart {
  readonly block: (place: ChartPlace) => Table | Code;
}

/** Finds the charts of a document (ECMA-376 Part 1, 14.2.1). */
export class Charts {
  readonly #charts = new Map<string, FoundChart>();

  constructor(private readonly source: OfficePackage) {}

  /** Reads the charts of some parts. A chart that our notation cannot say is not among them. */
  async load(parts: readonly ReadonlyMap<string, Related>[]): Promise<void> {
    for (const relations of parts)
      for (const related of relations.values()) {
        if (related.external || kindOf(related) !== 'chart' || this.#charts.has(related.part)) continue;
        const found = await this.source.xml(related.part);
        if (!found) continue;
        // Few files have charts, and the others need not load the code for them.
        const { readChart, chartTable } = await import('../../charts/reading/index.js');
        const chart: ReadChart | undefined = readChart(found.root);
        if (chart) this.#charts.set(related.part, { block: (place) => chartTable(chart, place) });
      }
  }

  /** The chart that a drawing refers to. */
  at(id: string | undefined, relations: ReadonlyMap<string, Related>): FoundChart | undefined {
    const related = id === undefined ? undefined : relations.get(id);
    return related && !related.external ? this.#charts.get(related.part) : undefined;
  }
}
