import { notice } from '../../notice.js';
import { noteIdentifier } from '../note-identifier.js';
import type { BlockHandler } from '../reader.js';

/** Keeps the definition for its references; nothing stands where it was written. */
export const footnoteDefinition: BlockHandler = (reader, token) => {
  const { line } = reader;
  const label = token.content;
  const children = reader.blocksUntil('footnote_definition_close');
  let identifier = noteIdentifier(label);
  const first = reader.definitions.get(identifier);
  if (first) {
    const message = `Footnote [^${label}] is defined again; the definition on line ${first.line} is used`;
    reader.report(notice('footnote-duplicate-definition', message, line));
    identifier = `${identifier} line ${line}`;
  }
  reader.definitions.set(identifier, { identifier, label, children, line });
  return [];
};
