import type { ChartPlace, ReadChart } from '../../charts/reading/index.js';
import type { Code, Table } from '../../model/document.js';
import { kindOf, type OfficePackage, type PackageEntry, type Related } from '../../ooxml/package.js';
import type { XmlElement } from '../../xml/element.js';

/** A chart of a Word file, which becomes a table where it is placed, or a diagram, which becomes code. */
export interface FoundChart {
  readonly block: (place: ChartPlace) => Table | Code;
  /** Whether only its numbers remain, to which a description has to be added. */
  readonly isTable?: boolean;
  /** What of it is left out, each as the message of a notice. */
  readonly losses?: readonly string[];
}

/** The relationship of charts of the kinds that came with Office 2016 ([MS-ODRAWXML], 2.1.1). */
const EXTENDED = 'http://schemas.microsoft.com/office/2014/relationships/chartEx';
/** The headings of further charts stay unknown. */
const MAX_WORKBOOKS = 200;

/** A chart of a kind that came with Office 2016. Its picture is beside it, for older programs. */
interface FoundExtended {
  /** Its kind; empty if it is not known. */
  readonly name: string;
  /** Its numbers as a table; undefined if there are none, or too many. */
  readonly numbers?: FoundChart;
}

function refuseWorkbook(what: string): never {
  throw new Error(`The workbook ${what}`);
}

/** Finds the charts of a document (ECMA-376 Part 1, 14.2.1). */
export class Charts {
  readonly #charts = new Map<string, FoundChart>();

  readonly #extended = new Map<string, FoundExtended>();

  #workbooks = 0;

  /** @param unpack lists the files of a workbook */
  constructor(
    private readonly source: OfficePackage,
    private readonly unpack: (bytes: Uint8Array) => readonly PackageEntry[],
  ) {}

  /** Reads the charts of some parts. A chart that our notation cannot say is not among them. */
  async load(parts: readonly ReadonlyMap<string, Related>[]): Promise<void> {
    for (const relations of parts)
      for (const related of relations.values()) {
        const kind = kindOf(related);
        if (related.external || (kind !== 'chart' && kind !== EXTENDED) || this.#charts.has(related.part))
          continue;
        const found = await this.source.xml(related.part);
        if (!found) continue;
        // Few files have charts, and the others need not load the code for them.
        const { readChart, readExtended, chartTable, textsIn } = await import(
          '../../charts/reading/index.js'
        );
        if (kind === EXTENDED) {
          const { kind: name, numbers } = readExtended(found.root);
          this.#extended.set(related.part, {
            name,
            ...(numbers && { numbers: { block: (place) => chartTable(numbers, place) } }),
          });
          continue;
        }
        const heading = await this.#headingIn(related.part, found.root);
        const chart: ReadChart | undefined = readChart(found.root, heading);
        if (!chart) continue;
        const shapes = await this.#shapesOn(related.part);
        const losses = lossesOf(chart, shapes ? textsIn(shapes) : []);
        this.#charts.set(related.part, {
          block: (place) => chartTable(chart, place),
          isTable: !chart.marks,
          losses,
        });
      }
  }

  /** Shapes that were drawn on a chart (ECMA-376 Part 1, 14.2.3). */
  async #shapesOn(part: string): Promise<XmlElement | undefined> {
    const related = [...(await this.source.relationships(part)).values()].find(
      (each) => kindOf(each) === 'chartUserShapes',
    );
    return related && !related.external ? (await this.source.xml(related.part))?.root : undefined;
  }

  /** The heading of a chart's categories in its workbook; undefined if there is none, or none that can be read. */
  async #headingIn(part: string, root: XmlElement): Promise<string | undefined> {
    const related = [...(await this.source.relationships(part)).values()].find(
      (each) => kindOf(each) === 'package',
    );
    const bytes = related && !related.external ? await this.source.bytes(related.part) : undefined;
    if (!bytes || ++this.#workbooks > MAX_WORKBOOKS) return undefined;
    const [{ headingOfCategories }, { referenceOfCategories }] = await Promise.all([
      import('./workbook.js'),
      import('../../charts/reading/index.js'),
    ]);
    try {
      const workbook = this.source.inner(this.unpack(bytes), refuseWorkbook);
      return await headingOfCategories(workbook, referenceOfCategories(root));
    } catch {
      // A workbook may be of any kind, and damaged: the chart has all else.
      return undefined;
    }
  }

  /** The chart of a newer kind that a drawing refers to. */
  extendedAt(id: string | undefined, relations: ReadonlyMap<string, Related>): FoundExtended | undefined {
    const related = id === undefined ? undefined : relations.get(id);
    return related && !related.external ? this.#extended.get(related.part) : undefined;
  }

  /** The chart that a drawing refers to. */
  at(id: string | undefined, relations: ReadonlyMap<string, Related>): FoundChart | undefined {
    const related = id === undefined ? undefined : relations.get(id);
    return related && !related.external ? this.#charts.get(related.part) : undefined;
  }
}

function lossesOf({ marks, unsaid }: ReadChart, onIt: readonly string[]): readonly string[] {
  const texts = [...unsaid, ...onIt];
  return [
    ...(marks ? [] : ['A chart became a table of its numbers: Markdown has no charts of its kind']),
    ...(texts.length === 0 ? [] : [`Left out of a chart: ${texts.map((text) => `"${text}"`).join(', ')}`]),
  ];
}
