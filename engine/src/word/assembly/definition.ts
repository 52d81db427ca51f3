import type { FootnoteDefinition } from '../../model/document.js';
import { noteIdentifier } from '../../model/names/note-identifier.js';
import type { Flat } from '../flat/flat.js';
import { Assembler } from './assemble.js';
import type { Assembly } from './assembly.js';

/** A note. */
export function definitionOf(label: string, flat: readonly Flat[], assembly: Assembly): FootnoteDefinition {
  return {
    kind: 'labelled',
    identifier: noteIdentifier(label),
    label,
    children: new Assembler(assembly).blocks(flat),
    line: 1,
  };
}
