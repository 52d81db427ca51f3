/*
 * Composed blocks as WordprocessingML: `w:p`, `w:tbl`, and the field of the contents (ECMA-376 Part 1, 17.3 and 17.4). In: composed
 * blocks, and the writer with what the parts of the package share. Out: XML. One file for each kind.
 */
import type { ComposedBlock } from '../../model/composed.js';
import type { Writer } from '../writer.js';
import { writeContents } from './contents.js';
import { writeParagraph } from './paragraph.js';
import { writeTable } from './table.js';

/** Writes blocks one after the other. */
export function writeBlocks(blocks: readonly ComposedBlock[], writer: Writer): string {
  let xml = '';
  for (const block of blocks) xml += writeBlock(block, writer);
  return xml;
}

export function writeBlock(block: ComposedBlock, writer: Writer): string {
  switch (block.type) {
    case 'paragraph':
      return writeParagraph(block, writer);
    case 'table':
      return writeTable(block, writer, writeBlocks);
    case 'contents':
      return writeContents(block, writer);
  }
}
