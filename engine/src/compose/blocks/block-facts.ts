import type { Block } from '../../model/document.js';

/** What the blocks beside a block depend on; nothing is true that is not stated. */
interface BlockFacts {
  /** It is composed as a table. */
  readonly isTable?: true;
  /** It may begin with a table, or with something that is not printed as text. */
  readonly mayBeginWithTable?: true;
  /** It is composed as paragraphs of text, which may have no space below them. */
  readonly isText?: true;
  /** It is one line, or paragraph, of text, which can hold what an item or a note begins with. */
  readonly isLine?: true;
  /** A line that ends with a colon announces it. */
  readonly isAnnounced?: true;
}

export const BLOCK_FACTS: Readonly<Record<Block['type'], BlockFacts>> = {
  heading: { isLine: true },
  paragraph: { isText: true, isLine: true },
  blockquote: { isText: true, isAnnounced: true, mayBeginWithTable: true },
  callout: { isTable: true, isAnnounced: true, mayBeginWithTable: true },
  details: { isText: true, isAnnounced: true, mayBeginWithTable: true },
  columns: { mayBeginWithTable: true },
  sideBySide: { isTable: true, isAnnounced: true, mayBeginWithTable: true },
  div: { isText: true, isAnnounced: true },
  list: { isText: true, isAnnounced: true },
  definitionList: { isText: true, isAnnounced: true },
  lineBlock: { isText: true, isAnnounced: true, isLine: true },
  code: { isAnnounced: true },
  math: { isAnnounced: true },
  table: { isTable: true, isAnnounced: true, mayBeginWithTable: true },
  thematicBreak: {},
  pageBreak: { mayBeginWithTable: true },
  listPlace: {},
};
