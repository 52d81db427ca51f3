import type { Theme } from '../theme/index.js';

/** Where paragraphs stand, and in which style. Lengths are twips; the same indents as the writer's. */
export interface Column {
  /** Of the page's text, or of a table cell. */
  readonly width: number;
  /** Indents from the column's edges. */
  readonly left: number;
  readonly right: number;
  /** The style of a plain paragraph. */
  readonly style: string;
  /** Whether a note or a table cell prescribes that style for all in it. */
  readonly prescribed: boolean;
  readonly quoted: boolean;
  /** Whether all text is bold: in a table's header row. */
  readonly bold: boolean;
}

/** The narrowest that nested indents may make a line. */
const MIN_LINE = 1440;

export function columnOf(width: number, style: string | undefined): Column {
  const prescribed = style !== undefined;
  return { width, left: 0, right: 0, style: style ?? 'Normal', prescribed, quoted: false, bold: false };
}

export function inQuote(column: Column, { quoteIndent, quoteRightIndent }: Theme): Column {
  const right = column.right + (column.quoted ? 0 : quoteRightIndent);
  return indented({ ...column, right, quoted: true }, quoteIndent, 'Quote');
}

export function inList(column: Column, { listIndent }: Theme, spread: boolean): Column {
  return indented(column, listIndent, spread ? 'ListParagraphLoose' : 'ListParagraph');
}

export function inDefinition(column: Column, { listIndent }: Theme, spread: boolean): Column {
  const style = spread || column.left > 0 ? 'DefinitionLoose' : 'Definition';
  return indented(column, listIndent, style);
}

export function inDetails(column: Column, { listIndent }: Theme): Column {
  return indented(column, listIndent, 'DetailsText');
}

/** The width between the indents. */
export function lineWidth({ width, left, right }: Column): number {
  return Math.max(width - left - right, Math.min(MIN_LINE, width));
}

function indented(column: Column, indent: number, style: string): Column {
  const room = Math.max(column.width - column.right - MIN_LINE, 0);
  const left = Math.min(column.left + indent, room);
  return { ...column, left, style: column.prescribed ? column.style : style };
}
