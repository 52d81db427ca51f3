import type {
  ComposedBlock,
  ComposedCell,
  ComposedContents,
  ComposedParagraph,
  ComposedRow,
  ComposedTable,
} from '../model/composed.js';
import { listLeft } from '../theme/measures.js';
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
  { indents, spacing, alignment, beginsPage, outlineLevel }: ComposedParagraph,
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
    'page-break-before': beginsPage && 'always',
    'mso-outline-level': outlineLevel === undefined ? undefined : String(outlineLevel + 1),
  });
}

/** Header rows are repeated on each page. A cell that spans rows stands in the first of them only. */
function tableHtml(table: ComposedTable, clip: Clip): string {
  const { rows, widths, indent, rightToLeft, style } = table;
  const headers = rows.filter(({ isHeader }) => isHeader);
  const look = styleAttribute({
    'border-collapse': 'collapse',
    border: style === 'MarkdownTable' ? 'none' : undefined,
    'margin-left': indent === 0 ? undefined : points(indent),
    width: points(widths.reduce((sum, width) => sum + width, 0)),
    'mso-padding-alt': '0cm 5.4pt 0cm 5.4pt',
  });
  const write = (some: readonly ComposedRow[]): string =>
    some.map((row) => rowHtml(row, table, clip)).join('');
  const head = headers.length === 0 ? '' : `<thead>\n${write(headers)}</thead>\n`;
  const body = write(rows.filter(({ isHeader }) => !isHeader));
  const direction = rightToLeft ? ' dir=RTL' : '';
  return `<table border=1 cellspacing=0 cellpadding=0${direction}${look}>\n${head}<tbody>\n${body}</tbody>\n</table>\n`;
}

function rowHtml({ cells, isHeader, splits }: ComposedRow, table: ComposedTable, clip: Clip): string {
  const content = cells
    .filter(({ continued }) => !continued)
    .map((cell) => cellHtml(cell, isHeader, table, clip))
    .join('');
  return `<tr${styleAttribute({ 'page-break-inside': splits ? undefined : 'avoid' })}>${content}</tr>\n`;
}

function cellHtml(cell: ComposedCell, isHeader: boolean, table: ComposedTable, clip: Clip): string {
  const { columns, rows, width, shading, blocks } = cell;
  const spans = `${columns > 1 ? ` colspan=${columns}` : ''}${rows > 1 ? ` rowspan=${rows}` : ''}`;
  const { colors } = clip.theme;
  const isOfText = table.style === 'MarkdownTable';
  const rule = `solid #${colors.rule} 1.0pt`;
  const look = styleAttribute({
    width: points(width),
    ...(isOfText || table.hasRowRules ? { border: 'none', 'border-top': rule, 'border-bottom': rule } : {}),
    background: shading ? `#${shading}` : isOfText && isHeader ? `#${colors.tableHeader}` : undefined,
    padding: '0cm 5.4pt 0cm 5.4pt',
  });
  const name = isHeader ? 'th' : 'td';
  return `<${name}${spans} valign=${isHeader ? 'bottom' : 'top'}${look}>${blocksHtml(blocks, clip)}</${name}>`;
}
