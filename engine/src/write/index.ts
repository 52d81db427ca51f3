/*
 * WordprocessingML. In: `Composed`, the theme, and the numbers of pages. Out: the parts of a .docx package, one after the
 * other, as strings. Everything was decided before: what is written here depends on its own node alone.
 *
 * Read in this order: `WRITERS` below; `parts/`, one writer for each part; `blocks/` and `inlines/`, one for each kind of
 * composed node; `property-elements.ts`, the order that the schema prescribes for properties. `ledger.ts` collects what later parts
 * list and what must be unique (relationships, ids, lists, styles that were used), so the text is written first. `template/`
 * writes into a visitor's Word file, `chart/` the parts of a chart, and `shapes/` a diagram as shapes. No XML that was written is changed afterwards.
 */
import type { Part } from '../model/part.js';
import { usualNumbers } from '../theme/measures.js';
import { themeReferences } from '../theme/scheme.js';
import type { Environment } from './environment.js';
import { Ledger } from './ledger.js';
import { NOTE_ELEMENTS } from './note-elements.js';
import { charts } from './parts/charts.js';
import { citationParts } from './parts/citations.js';
import { comments } from './parts/comments.js';
import { contentTypes } from './parts/content-types.js';
import { document } from './parts/document.js';
import { appProperties, coreProperties } from './parts/document-properties.js';
import { fontTable } from './parts/font-table.js';
import { headersAndFooters } from './parts/headers-footers.js';
import { media } from './parts/media.js';
import { notes } from './parts/notes.js';
import { numbering } from './parts/numbering.js';
import type { PackagePart } from './parts/package-part.js';
import type { PartWriter } from './parts/part-writer.js';
import { relationships } from './parts/relationships.js';
import { settings } from './parts/settings.js';
import { sourceParts } from './parts/source.js';
import { styles } from './parts/styles.js';
import { theme } from './parts/theme.js';
import { StyleNames } from './style-names.js';
import type { Reviewer, Writer } from './writer.js';

/** The parts in the order in which they must be written: the text first, since it fills the ledger. */
const WRITERS: readonly PartWriter[] = [
  document,
  notes,
  comments,
  headersAndFooters,
  numbering,
  styles,
  theme,
  settings,
  fontTable,
  coreProperties,
  appProperties,
  citationParts,
  sourceParts,
  charts,
  media,
];

/** The parts that differ when a document is written with a Word template. */
export interface Writing {
  readonly writers: readonly PartWriter[];
  readonly ledger: Ledger;
  readonly styles: StyleNames;
  readonly hasCharacterIndents: boolean;
}

function usualWriting({ theme }: Environment): Writing {
  return {
    writers: WRITERS,
    ledger: new Ledger(0, usualNumbers(theme)),
    styles: new StyleNames(),
    hasCharacterIndents: theme.firstLineCharacters !== undefined,
  };
}

/** Word's own name for somebody whose name is not to be known. */
const UNNAMED = 'Author';

function reviewerOf({ resolved: { properties } }: Environment): Reviewer {
  return { author: properties.authors.join(', ') || UNNAMED, date: properties.date };
}

/**
 * Writes a resolved document as the parts of a .docx package, one at a time. The content of a part must be read
 * before the next one is requested: later parts list what earlier ones use.
 */
export function* write(
  environment: Environment,
  { writers, ledger, styles, hasCharacterIndents }: Writing = usualWriting(environment),
): Generator<Part, void> {
  const writer: Writer = {
    ledger,
    story: 'document',
    notes: NOTE_ELEMENTS[environment.composed.noteKind],
    styles,
    hasCharacterIndents,
    pages: environment.pages,
    canvas: environment.canvas,
    reviewer: reviewerOf(environment),
    references: environment.theme.isOfWord ? undefined : themeReferences(environment.theme),
    ...(environment.composed.lineNumbers && environment.theme.isOfWord ? { numbersLines: true } : {}),
    ...(environment.composed.runsRightToLeft ? { runsRightToLeft: true } : {}),
  };
  const parts: PackagePart[] = [];
  for (const writePart of writers) {
    for (const part of writePart(environment, writer)) {
      parts.push(part);
      yield part;
    }
  }
  yield* relationships(parts, writer.ledger);
  yield contentTypes(parts);
}
