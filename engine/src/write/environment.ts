import type { DiagramShapes } from '../api/diagram-shapes.js';
import type { Settings } from '../api/settings.js';
import type { CarriedSource } from '../model/carried.js';
import type { Chart } from '../model/chart.js';
import type { Composed } from '../model/composed.js';
import type { Heading } from '../model/document.js';
import type { Note, Resolved } from '../model/resolved.js';
import type { Theme } from '../theme/index.js';
import type { PackagePart } from './parts/package-part.js';

/** What depends on pages: requested only if there are lists, or notes that restart. */
export interface HeadingPages {
  /** The number of the page of a heading, as the page shows it. */
  numberOfPage(heading: Heading): string | undefined;
  /** That of the page on which a bookmark begins. */
  numberOfBookmarkPage(name: string): string | undefined;
  /** The numbers of the pages of an entry of the index, by the key of its places. */
  numbersOfPages(entry: string): string;
  /** The number of a note, where it depends on its page or section. */
  numberOfNote(note: Note): string | undefined;
}

/** Writes the parts of a chart with this name in the folder of the document, the first, second … in a language. */
type ChartParts = (chart: Chart, name: string, number: number, language: string) => readonly PackagePart[];

/** The graphic of shapes in a drawing of this size, in EMU; `nextId` gives each of them an id. */
export type CanvasWriter = (
  shapes: DiagramShapes,
  size: { readonly width: number; readonly height: number },
  nextId: () => number,
) => string;

/** The input for writing a package. */
export interface Environment {
  readonly composed: Composed;
  readonly resolved: Resolved;
  readonly settings: Settings;
  readonly theme: Theme;
  readonly pages: HeadingPages;
  /** The text of the document, as Markdown. */
  readonly markdown: string;
  /** Writes the parts of charts; undefined in a text without any. */
  readonly chartParts?: ChartParts | undefined;
  /** Writes diagrams as shapes; undefined in a text without any. */
  readonly canvas?: CanvasWriter | undefined;
  /** The source text that the file carries, if any. */
  readonly carried?: CarriedSource | undefined;
}
