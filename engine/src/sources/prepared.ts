import { NO_METADATA } from '../model/metadata.js';
import { writtenText } from '../model/nodes/plain-text.js';
import { type BlockPlaces, blockPlaces, type HeadingPlace } from '../parse/block-places.js';
import { parse } from '../parse/index.js';
import { resolveHeadings } from '../resolve/headings/headings.js';
import { smallest } from '../text/long-arrays.js';
import type { TextFile } from './read-text.js';
import { type Scan, scan } from './scan.js';

export interface PreparedHeading extends HeadingPlace {
  /** Whether it is an element of HTML. */
  readonly isHtml: boolean;
  /** The text from which its name in links is derived. */
  readonly text: string;
  /** Its name in links within the file. */
  readonly slug: string;
}

/** A text, with everything that has to change when it is joined with others. */
export interface PreparedText extends TextFile {
  readonly places: BlockPlaces;
  readonly scan: Scan;
  readonly headings: readonly PreparedHeading[];
  /** The smallest depth of its headings; `undefined` if it has none. */
  readonly topDepth: number | undefined;
  /** Whether its text begins with a heading. */
  readonly beginsWithHeading: boolean;
  /** The line on which its text begins. */
  readonly firstLine: number;
}

export function prepared(file: TextFile): PreparedText {
  const markdown = file.lines.join('\n');
  const places = blockPlaces(markdown);
  const headings = headingsOf(markdown, places.headings);
  const firstLine = Math.max(
    0,
    file.lines.findIndex((line) => line.trim() !== ''),
  );
  return {
    ...file,
    places,
    scan: scan(file.lines, places),
    headings,
    topDepth: headings.length > 0 ? smallest(headings.map(({ depth }) => depth)) : undefined,
    beginsWithHeading: headings[0]?.start === firstLine,
    firstLine,
  };
}

function headingsOf(markdown: string, places: readonly HeadingPlace[]): PreparedHeading[] {
  const { blocks, formulaLabels } = parse(markdown, NO_METADATA, () => {});
  const byLine = new Map(places.map((place) => [place.start, place]));
  return [...resolveHeadings(blocks, formulaLabels).headings].map(([{ depth, children, line }, { slug }]) => {
    const place = byLine.get(line - 1);
    return {
      ...(place ?? { start: line - 1, end: line, isUnderlined: false }),
      depth,
      isHtml: place === undefined,
      text: writtenText(children),
      slug,
    };
  });
}

/** The line of its file, counted from 1, that a line of a text comes from. */
export function lineOf({ lineNumbers }: PreparedText, line: number): number {
  return lineNumbers?.[line] ?? line + 1;
}
