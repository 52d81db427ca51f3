import type { Document, Inline } from '../model/document.js';
import { frameOf } from './frame.js';

/** A place for running text: how the text is written there, and how it is found again after parsing. */
export interface Place {
  /** How a line break is written here. */
  readonly lineBreak: '\\\n' | '<br>';
  /** Whether the text begins a line. */
  readonly beginsLine: boolean;
  /** Whether a pipe would end the text. */
  readonly hasPipes: boolean;
  /** Escapes characters at the end that would otherwise be read as a closing delimiter. */
  readonly finish?: (text: string) => string;
  /** A whole document with a text in this place, for trying it out. */
  readonly sample: (text: string) => string;
  readonly find: (sample: Document) => readonly Inline[] | undefined;
}

const paragraphIn = ({
  blocks: [only, ...others],
}: Pick<Document, 'blocks'>): readonly Inline[] | undefined =>
  only?.type === 'paragraph' && others.length === 0 && !frameOf(only) && !only.anchors
    ? only.children
    : undefined;

export const PARAGRAPH: Place = {
  lineBreak: '\\\n',
  beginsLine: true,
  hasPipes: false,
  sample: (text) => text,
  find: paragraphIn,
};

export const HEADING: Place = {
  lineBreak: '<br>',
  beginsLine: false,
  hasPipes: false,
  finish: (text) => text.replace(/(?<=^|\s)#+$/, '\\$&'),
  sample: (text) => `# ${text}`,
  find: ({ blocks: [only, ...others] }) =>
    only?.type === 'heading' && others.length === 0 && !only.anchors ? only.children : undefined,
};

export const CELL: Place = {
  lineBreak: '<br>',
  beginsLine: false,
  hasPipes: true,
  sample: (text) => `| ${text} |\n| --- |`,
  find: ({ blocks: [table] }) =>
    table?.type === 'table' && table.rows.length === 1 && table.rows[0]?.cells.length === 1
      ? paragraphIn({ blocks: table.rows[0].cells[0]?.children ?? [] })
      : undefined,
};

export const CAPTION: Place = {
  lineBreak: '<br>',
  beginsLine: false,
  hasPipes: false,
  sample: (text) => `| a |\n| --- |\n\n: ${text}`,
  find: ({ blocks: [table, ...others] }) =>
    table?.type === 'table' && others.length === 0 ? table.caption : undefined,
};

export const CALLOUT_TITLE: Place = {
  lineBreak: '<br>',
  beginsLine: false,
  hasPipes: false,
  sample: (text) => `> [!note] ${text}`,
  find: ({ blocks: [callout, ...others] }) =>
    callout?.type === 'callout' && callout.children.length === 0 && others.length === 0
      ? callout.title
      : undefined,
};

export const TERM: Place = {
  lineBreak: '<br>',
  beginsLine: true,
  hasPipes: false,
  sample: (text) => `${text}\n:   x`,
  find: ({ blocks: [list] }) => {
    const [group, ...others] = list?.type === 'definitionList' ? list.children : [];
    return group?.terms.length === 1 && others.length === 0 ? group.terms[0]?.children : undefined;
  },
};

/** A line of verse among others. */
export const LINE: Place = {
  lineBreak: '<br>',
  beginsLine: false,
  hasPipes: false,
  sample: (text) => `| x\n| ${text}`,
  find: ({ blocks: [only, ...others] }) =>
    only?.type === 'lineBlock' && only.children.length === 2 && others.length === 0
      ? only.children[1]?.children
      : undefined,
};

/** The only line of a block, which is a row of a table if it has a pipe between its words. */
export const ONLY_LINE: Place = {
  ...LINE,
  sample: (text) => `| ${text}`,
  find: ({ blocks: [only, ...others] }) =>
    only?.type === 'lineBlock' && only.children.length === 1 && others.length === 0
      ? only.children[0]?.children
      : undefined,
};

export const INLINE_NOTE: Place = {
  lineBreak: '<br>',
  beginsLine: false,
  hasPipes: false,
  sample: (text) => `a^[${text}]`,
  find: ({ blocks: [paragraph], definitions }) => {
    const reference = paragraph?.type === 'paragraph' ? paragraph.children[1] : undefined;
    if (reference?.type !== 'footnoteReference') return undefined;
    return paragraphIn({ blocks: definitions.get(reference.identifier)?.children ?? [] });
  },
};
