import { noteIdentifier } from '../../../model/names/note-identifier.js';
import type { BlockHandler } from '../reader.js';

/** Stores the definition for its references; its place in the text stays empty. */
export const footnoteDefinition: BlockHandler = (reader, token) => {
  const { line } = reader;
  const label = token.content;
  const children = reader.blocksUntil('footnote_definition_close');
  reader.notes.push({ kind: 'labelled', identifier: noteIdentifier(label), label, children, line });
  return [];
};
