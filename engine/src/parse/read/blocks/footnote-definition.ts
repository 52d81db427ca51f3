import { notice } from '../../../api/notice.js';
import { noteIdentifier } from '../inlines/footnote.js';
import type { BlockHandler } from '../reader.js';

/** Keeps the definition for its references; nothing stands where it was written. */
export const footnoteDefinition: BlockHandler = (reader, token) => {
  const { line } = reader;
  const label = token.content;
  const children = reader.blocksUntil('footnote_definition_close');
  const identifier = noteIdentifier(label);
  const first = reader.definitions.get(identifier);
  if (!first) reader.definitions.set(identifier, { kind: 'labelled', identifier, label, children, line });
  else {
    const message = `Footnote [^${label}] is defined again; the definition on line ${first.line} is used`;
    reader.report(notice('footnote-duplicate-definition', message, line));
    // Its text is kept. No label holds a space, so that no reference leads here.
    const own = `${identifier} line ${line}`;
    reader.definitions.set(own, { kind: 'repeated', identifier: own, label, children, line });
  }
  return [];
};
