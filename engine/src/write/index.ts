import type { Part } from '../part.js';
import { writeBlocks, writeOpenedBlocks } from './blocks/index.js';
import type { Environment } from './environment.js';
import { writeInlines } from './inlines/index.js';
import { Ledger } from './ledger.js';
import { contentTypes } from './parts/content-types.js';
import { document } from './parts/document.js';
import { fontTable } from './parts/font-table.js';
import { headersAndFooters } from './parts/headers-footers.js';
import { media } from './parts/media.js';
import { notes } from './parts/notes.js';
import { numbering } from './parts/numbering.js';
import type { PackagePart, PartWriter } from './parts/package-part.js';
import { appProperties, coreProperties } from './parts/properties.js';
import { relationships } from './parts/relationships.js';
import { settings } from './parts/settings.js';
import { styles } from './parts/styles.js';
import type { Writer } from './writer.js';

/** The parts in the order in which they must be written: the text first, since it fills the ledger. */
const WRITERS: readonly PartWriter[] = [
  document,
  notes,
  headersAndFooters,
  numbering,
  styles,
  settings,
  fontTable,
  coreProperties,
  appProperties,
  media,
];

/** Writes a resolved document as the parts of a .docx package. */
export function write(environment: Environment): Part[] {
  const writer = createWriter();
  const parts: PackagePart[] = WRITERS.flatMap((writePart) => writePart(environment, writer));
  return [contentTypes(parts), ...relationships(parts, writer.ledger), ...parts];
}

/** Ties the handlers together: they know each other only through the writer that they are given. */
export function createWriter(): Writer {
  const writer: Writer = {
    ledger: new Ledger(),
    blocks: (blocks, context) => writeBlocks(blocks, context, writer),
    openedBlocks: (blocks, context) => writeOpenedBlocks(blocks, context, writer),
    inlines: (inlines, context) => writeInlines(inlines, context, writer),
  };
  return writer;
}
