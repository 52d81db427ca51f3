import type { Document } from '../model/document.js';
import { NO_METADATA } from '../model/metadata.js';
import { writtenText } from '../model/nodes/plain-text.js';
import { type BlockPlaces, blockPlaces, type HeadingPlace } from '../parse/block-places.js';
import { decideDialect } from '../parse/dialect/decide.js';
import { parse } from '../parse/index.js';
import { withoutSiteMarkup } from '../parse/site-markup/signs.js';
import { resolveHeadings } from '../resolve/headings/headings.js';
import { smallest } from '../text/long-arrays.js';
import { nameOf } from './paths.js';
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
  /** The pictures that it shows, however it names them, by address and the line from which on that is written, counted from 0. */
  readonly shown: readonly { readonly address: string; readonly line: number }[];
}

export async function prepared(file: TextFile): Promise<PreparedText> {
  const markdown = file.lines.join('\n');
  const places = blockPlaces(markdown);
  const decided = decideDialect(markdown, { name: nameOf(file.path) });
  const read = await withoutSiteMarkup(markdown, () => {}, decided?.dialect);
  const { blocks, formulaLabels, images } = parse(read, NO_METADATA, () => {}, false, decided ?? null);
  const headings = headingsOf({ blocks, formulaLabels }, places.headings);
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
    shown: images.map(({ url, line }) => ({ address: url, line: line - 1 })),
  };
}

function headingsOf(
  { blocks, formulaLabels }: Pick<Document, 'blocks' | 'formulaLabels'>,
  places: readonly HeadingPlace[],
): PreparedHeading[] {
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
