import { fingerprint } from '../../engine/src/markdown/fingerprint.js';
import { needsBlankLine } from '../../engine/src/markdown/list.js';
import type {
  Block,
  DefinitionList,
  Document,
  Inline,
  Table,
  TableCell,
} from '../../engine/src/model/document.js';
import { mapChildren } from '../../engine/src/model/nodes/children.js';

/**
 * A document as plain data for comparison: without line numbers, inline content as its fingerprint, and with a single
 * form for what has two in the model but one in Markdown: blank lines in a list whose items need them, an alignment
 * that is set on a column or on each of its cells, an empty cell with or without a paragraph.
 */
export function canonical(document: Document): unknown {
  const { definitions } = document;
  return {
    blocks: blocks(document.blocks, definitions),
    notes: [...definitions.values()]
      .filter(({ kind }) => kind === 'labelled' || kind === 'repeated')
      .map(({ kind, label, children }) => ({ kind, label, children: blocks(children, definitions) })),
    latex: document.latexDefinitions.replace(/\s+/g, ''),
    abbreviations: [...document.abbreviations].map(([form, { meaning }]) => [form, meaning]),
  };
}

function blocks(given: readonly Block[], definitions: Document['definitions']): unknown[] {
  return given.map((block) => {
    const { line, ...rest } = mapChildren(settled(block), {
      // The copies are only compared, never read.
      inlines: (inlines) => fingerprint(inlines, definitions) as unknown as readonly Inline[],
      blocks: (children) => blocks(children, definitions) as readonly Block[],
    });
    return JSON.parse(JSON.stringify(rest), (key, value) =>
      /^(?:line|lastLine)$/.test(key) ? undefined : value,
    );
  });
}

function settled(block: Block): Block {
  if (block.type === 'table') return settledTable(block);
  if (block.type === 'definitionList') return settledTerms(block);
  if (block.type !== 'list') return block;
  return { ...block, spread: block.spread || block.children.some(needsBlankLine) };
}

/** Of a block used as a term, only its text counts. */
function settledTerms(list: DefinitionList): Block {
  const children = list.children.map(({ terms, definitions }) => ({
    terms: terms.map(({ children, line }) => ({ children, line })),
    definitions,
  }));
  return { ...list, children };
}

function settledTable(table: Table): Block {
  const cell = ({ children, ...given }: TableCell, index: number): TableCell => {
    const [only, ...others] = children;
    const isEmpty = only?.type === 'paragraph' && others.length === 0 && only.children.length === 0;
    const align = given.align ?? table.align[index];
    return { ...given, ...(align ? { align } : {}), children: isEmpty ? [] : children };
  };
  return {
    ...table,
    align: [],
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(cell) })),
  };
}
