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
