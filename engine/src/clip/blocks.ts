import type {
  ComposedBlock,
  ComposedCell,
  ComposedContents,
  ComposedParagraph,
  ComposedRow,
  ComposedTable,
  ParagraphFrame,
} from '../model/composed.js';
import { listLeft } from '../theme/measures.js';
import { cellLook, cellMargins, cellTextColor, shareAbove } from '../theme/table-cells.js';
import { escapeText } from '../xml/escape.js';
import type { Clip, WordList } from './clip.js';
import { points, styleAttribute } from './css.js';
import { inlinesHtml } from './inlines.js';
import { className, headingLevel } from './style-names.js';

export function blocksHtml(blocks: readonly ComposedBlock[], clip: Clip): string {
  return blocks.map((block) => blockHtml(block, clip)).join('');
}

function blockHtml(block: ComposedBlock, clip: Clip): string {
  switch (block.type) {
    case 'paragraph':
      return paragraphHtml(block, clip);
    case 'table':
      return tableHtml(block, clip);
    case 'contents':
      return contentsHtml(block, clip);
  }
}

function contentsHtml({ title, entries, end }: ComposedContents, clip: Clip): string {
  return [...(title ? [title] : []), ...entries, end]
    .map((paragraph) => paragraphHtml(paragraph, clip))
    .join('');
}

function paragraphHtml(paragraph: ComposedParagraph, clip: Clip): string {
  const { style, content, rightToLeft, numbering, headingNumber } = paragraph;
  clip.usedStyles.add(style);
  const item = numbering && clip.item(numbering);
  const look = lookOf(paragraph, item && listOf(item.list, numbering.level, clip));
  const direction = rightToLeft ? ' dir=RTL' : '';
  if (style === 'CodeBlock')
    return `<pre class=CodeBlock${direction}${look}><code>${inlinesHtml(content, clip, true)}</code></pre>\n`;
  const number = headingNumber && headingNumber !== 'none' ? `${escapeText(headingNumber.text)}&nbsp; ` : '';
  const text = (item ? itemMark(item.marker) : number) + inlinesHtml(content, clip);
  const inner = text === '' ? '&nbsp;' : text;
  const level = headingLevel(style);
  if (level !== undefined) return `<h${level}${direction}${look}>${inner}</h${level}>\n`;
  return `<p class=${className(style)}${direction}${look}>${inner}</p>\n`;
}

/** The list and level of an item, with the indents of the level. */
function listOf(
  { index }: WordList,
  level: number,
  { theme }: Clip,
): Readonly<Record<string, string | undefined>> {
  return {
    'margin-left': points(listLeft(theme, level + 1)),
    'text-indent': points(-theme.listIndent),
    'mso-list': `l${index} level${level + 1} lfo${index + 1}`,
  };
}

/** The number or sign of an item as text, for programs that do not know `mso-list`. */
function itemMark(marker: string): string {
  return `<![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>`;
}

/** How a paragraph differs from its style. */
function lookOf(
  { indents, spacing, alignment, beginsPage, outlineLevel, frame }: ComposedParagraph,
  list: Readonly<Record<string, string | undefined>> = {},
): string {
  const { left, right, firstLine, hanging } = indents ?? {};
  const first = firstLine ?? (hanging === undefined ? undefined : -hanging);
  return styleAttribute({
    ...list,
    ...(left === undefined ? {} : { 'margin-left': points(left) }),
    ...(first === undefined ? {} : { 'text-indent': points(first) }),
    'margin-right': points(right),
    'margin-top': points(spacing?.before),
    'margin-bottom': points(spacing?.after),
    'text-align': alignment,
    ...frameLook(frame),
    'page-break-before': beginsPage && 'always',
    'mso-outline-level': outlineLevel === undefined ? undefined : String(outlineLevel + 1),
  });
}

function frameLook({ shading, border }: ParagraphFrame = {}): Readonly<Record<string, string | undefined>> {
  if (!border) return { background: shading && `#${shading}` };
  const { sides, color, thickness, space } = border;
  const lines = sides.map((side) => [`border-${side}`, `solid #${color} ${points(thickness)}`]);
  const paddings = sides.map((side) => [`padding-${side}`, points(space)]);
  return { background: shading && `#${shading}`, ...Object.fromEntries([...lines, ...paddings]) };
}

/** Header rows are repeated on each page. A cell that spans rows is written in the first of them only. */
function tableHtml(table: ComposedTable, clip: Clip): string {
  const { rows, widths, indent, rightToLeft } = table;
  const look = styleAttribute({
    'border-collapse': 'collapse',
    border: 'none',
    'margin-left': indent === 0 ? undefined : points(indent),
    width: points(widths.reduce((sum, width) => sum + width, 0)),
    'mso-padding-alt': paddingOf(table, clip),
  });
  const write = (isHeader: boolean): string =>
    rows.map((row, index) => (row.isHeader === isHeader ? rowHtml(row, index, table, clip) : '')).join('');
  const head = rows.some(({ isHeader }) => isHeader) ? `<thead>\n${write(true)}</thead>\n` : '';
  const body = write(false);
  const direction = rightToLeft ? ' dir=RTL' : '';
  return `<table border=1 cellspacing=0 cellpadding=0${direction}${look}>\n${head}<tbody>\n${body}</tbody>\n</table>\n`;
}

function rowHtml(row: ComposedRow, index: number, table: ComposedTable, clip: Clip): string {
  const content = row.cells
    .filter(({ continued }) => !continued)
    .map((cell) => cellHtml(cell, row, index, table, clip))
    .join('');
  return `<tr${styleAttribute({ 'page-break-inside': row.splits ? undefined : 'avoid' })}>${content}</tr>\n`;
}

function cellHtml(
  cell: ComposedCell,
  { isHeader }: ComposedRow,
  row: number,
  table: ComposedTable,
  clip: Clip,
): string {
  const { columns, rows, width, blocks } = cell;
  const spans = `${columns > 1 ? ` colspan=${columns}` : ''}${rows > 1 ? ` rowspan=${rows}` : ''}`;
  const { shading, borders } = cellLook(table, cell, clip.theme, { from: row, to: row + rows });
  const color = cellTextColor(table, row, cell.column, clip.theme);
  const sides = Object.entries(borders).map(([side, { color, thickness }]) => [
    `border-${side}`,
    `solid #${color} ${points(thickness)}`,
  ]);
  const look = styleAttribute({
    width: points(width),
    border: 'none',
    ...Object.fromEntries(sides),
    background: shading && `#${shading}`,
    color: color && `#${color}`,
    padding: paddingOf(table, clip),
  });
  const above = cell.shareAbove ?? shareAbove(table, row, cell.column, clip.theme);
  const alignment = above === 0 ? 'top' : above === 1 ? 'bottom' : 'middle';
  const name = isHeader ? 'th' : 'td';
  return `<${name}${spans} valign=${alignment}${look}>${blocksHtml(blocks, clip)}</${name}>`;
}

function paddingOf(table: ComposedTable, { theme }: Clip): string {
  const { top, right, bottom, left } = cellMargins(theme, table.style);
  return [top, right, bottom, left].map(points).join(' ');
}
