import type { SourceNotice } from '../notice.js';

/** A file of the document. */
export interface PlannedFile {
  readonly path: string;
  /** How deeply it is nested below other files: its first headings are one level below this. */
  readonly depth: number;
  /** Its title in the list that orders the files. */
  readonly title?: string | undefined;
}

/** A heading above files that is not in any of them. */
export interface PlannedHeading {
  readonly heading: string;
  readonly depth: number;
}

export type PlanEntry = PlannedFile | PlannedHeading;

/** Which files make up the document, and in which order. */
export interface Plan {
  readonly entries: readonly PlanEntry[];
  /** Lines of YAML that become the document's front matter. */
  readonly front?: readonly string[] | undefined;
  /** The file that gives the order, if any: files that it does not name are left out. */
  readonly from?: string | undefined;
  readonly notices: readonly SourceNotice[];
}

/** Where in a text other files are first named, by their paths. */
export type Mentions = (path: string) => ReadonlyMap<string, number>;

/** The input for a plan. */
export interface PlanInput {
  /** The texts by their paths. */
  readonly texts: ReadonlyMap<string, PlannedText>;
  /** The configuration files of books, by their paths. */
  readonly settings: ReadonlyMap<string, string>;
  readonly mentions: Mentions;
}

export interface PlannedText {
  readonly path: string;
  readonly lines: readonly string[];
  readonly front: { readonly yaml: string; readonly values: Readonly<Record<string, unknown>> };
  readonly headings: readonly { readonly depth: number; readonly start: number }[];
  readonly beginsWithHeading: boolean;
}

/** A value as YAML in one line; JSON is YAML. */
export function yamlLine(key: string, value: unknown): string[] {
  const isGiven = Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';
  return isGiven ? [`${key}: ${JSON.stringify(value)}`] : [];
}

/** Whether a text is a whole book: its only first-level heading is at the beginning, as a title. */
export function isTitleText({ headings, beginsWithHeading }: PlannedText): boolean {
  return (
    beginsWithHeading && headings.filter(({ depth }) => depth === 1).length === 1 && headings[0]?.depth === 1
  );
}
