import type {
  Borders,
  PageDrawing,
  PlacedBlock,
  PlacedBox,
  PlacedCell,
  PlacedLine,
  PlacedParagraph,
  PlacedTable,
  Rectangle,
} from '@footmark/engine/pages';
import { drawComments } from './comments';
import { type DrawingContext, drawLine } from './draw-line';
import { lookStyle } from './look';
import { length } from './measures';

/** Headings of the text are below those of the screen: its title and the name of the region. */
const LEVELS_ABOVE = 2;

/**
 * A page as real text: its elements have the right roles and are in reading order; only lines, boxes and rules are
 * positioned, absolutely.
 */
export function drawPage(
  drawing: PageDrawing,
  pictureAddress: DrawingContext['pictureAddress'],
): HTMLElement {
  const page = document.createElement('div');
  page.className = 'page-content';
  const context: DrawingContext = { looks: drawing.looks.map(lookStyle), pictureAddress };
  drawBlocks(drawing.header, page, context);
  drawBlocks(drawing.body, page, context);
  if (drawing.notes) {
    const notes = part(page, 'group');
    notes.ariaLabel = 'Notes';
    for (const { x, y, width, thickness } of drawing.notes.separators)
      notes.append(box({ x, y: y - thickness / 2, width, height: thickness }, 'page-rule'));
    drawBlocks(drawing.notes.blocks, notes, context);
  }
  drawBlocks(drawing.footer, page, context);
  for (const comment of drawComments(drawing)) page.append(comment);
  return page;
}

interface OpenList {
  readonly level: number;
  readonly list: HTMLElement;
  item: HTMLElement;
}

function drawBlocks(blocks: readonly PlacedBlock[], parent: HTMLElement, context: DrawingContext): void {
  const lists: OpenList[] = [];
  let callout: HTMLElement | undefined;
  for (const block of blocks) {
    if (block.type !== 'paragraph') {
      lists.length = 0;
      callout = undefined;
      if (block.type === 'table') drawTable(block, parent, context);
      else drawBox(block, parent, context);
      continue;
    }
    const { role } = block;
    if (role.kind !== 'item') lists.length = 0;
    if (role.kind !== 'callout') callout = undefined;
    if (role.kind === 'item') drawParagraph(block, itemFor(block, role.level, lists, parent), context);
    else if (role.kind === 'callout') {
      callout ??= part(parent, 'note');
      drawParagraph(block, callout, context);
    } else drawParagraph(block, parent, context);
  }
}

/** A paragraph with neither a marker nor a tick box in its place continues the item before it. */
function itemFor(
  { marker, lines }: PlacedParagraph,
  level: number,
  lists: OpenList[],
  parent: HTMLElement,
): HTMLElement {
  while ((lists.at(-1)?.level ?? -1) > level) lists.pop();
  let open = lists.at(-1);
  if (!open || open.level < level) {
    const list = part(open?.item ?? parent, 'list');
    open = { level, list, item: part(list, 'listitem') };
    lists.push(open);
  } else if (marker || lines[0]?.pieces[0]?.type === 'checkbox') open.item = part(open.list, 'listitem');
  return open.item;
}

function drawParagraph(
  paragraph: PlacedParagraph,
  parent: HTMLElement,
  context: DrawingContext,
  element = elementFor(paragraph.role),
): void {
  const { role, lines, marker, language, box: rectangle, shading, borders } = paragraph;
  if (role.kind === 'contents') element.className = 'page-contents';
  if (language) element.lang = language;
  if (paragraph.rightToLeft) element.dir = 'rtl';
  if (shading || borders) element.append(box(rectangle, 'page-box', shading, borders));
  lines.forEach((line, index) => {
    element.append(drawLine(line, index === 0 ? marker : undefined, context));
  });
  const number = noteNumber(paragraph);
  if (number !== undefined) element.dataset.note = String(number);
  parent.append(element);
}

function noteNumber({ role, lines }: PlacedParagraph): number | undefined {
  if (role.kind !== 'note') return undefined;
  for (const { pieces } of lines)
    for (const piece of pieces)
      if (piece.type === 'text' && piece.note?.is === 'number') return piece.note.number;
  return undefined;
}

function elementFor(role: PlacedParagraph['role']): HTMLElement {
  switch (role.kind) {
    case 'heading':
      return heading(role.level);
    case 'title':
      return heading(1);
    case 'quote':
      return document.createElement('blockquote');
    case 'code':
      return document.createElement('pre');
    case 'rule': {
      const rule = document.createElement('div');
      rule.role = 'separator';
      return rule;
    }
    case 'lineNumbers': {
      // Not part of what is read or copied.
      const numbers = document.createElement('div');
      numbers.ariaHidden = 'true';
      numbers.style.userSelect = 'none';
      return numbers;
    }
    // When copied, they follow each other without an empty line.
    case 'item':
    case 'contents':
    case 'note':
      return document.createElement('div');
    case 'text':
    case 'subtitle':
    case 'caption':
    case 'callout':
      return document.createElement('p');
  }
}

function heading(level: number): HTMLElement {
  const element = document.createElement('div');
  element.role = 'heading';
  element.ariaLevel = String(level + LEVELS_ABOVE);
  return element;
}

function drawBox(
  { box: rectangle, shading, borders, blocks }: PlacedBox,
  parent: HTMLElement,
  context: DrawingContext,
): void {
  const element = part(parent, 'group');
  if (shading || borders) element.append(box(rectangle, 'page-box', shading, borders));
  drawBlocks(blocks, element, context);
}

function drawTable({ rows, rightToLeft }: PlacedTable, parent: HTMLElement, context: DrawingContext): void {
  const table = document.createElement('table');
  if (rightToLeft) table.dir = 'rtl';
  const body = table.createTBody();
  for (const { cells, isHeader } of rows) {
    const row = body.insertRow();
    for (const cell of cells) row.append(drawCell(cell, isHeader, context));
  }
  parent.append(table);
}

function drawCell(cell: PlacedCell, isHeader: boolean, context: DrawingContext): HTMLElement {
  // The corner of a table, which is not a header of anything.
  const isEmpty = !cell.blocks.some((block) => block.type !== 'paragraph' || block.lines.some(hasPieces));
  const element = document.createElement(isHeader && !isEmpty ? 'th' : 'td');
  if (isHeader && !isEmpty) element.scope = 'col';
  if (cell.columns > 1) element.colSpan = cell.columns;
  if (cell.rows > 1) element.rowSpan = cell.rows;
  element.append(cellBox(cell));
  const [only, ...more] = cell.blocks;
  // Inline, so that a copied row is one line with tabs in it.
  if (only?.type === 'paragraph' && only.role.kind === 'text' && more.length === 0)
    drawParagraph(only, element, context, document.createElement('span'));
  else drawBlocks(cell.blocks, element, context);
  return element;
}

function hasPieces({ pieces }: PlacedLine): boolean {
  return pieces.some((piece) => piece.type !== 'text' || piece.text.trim() !== '');
}

/** Its borders are centred on its edges, so that neighbouring cells draw the border between them in the same place. */
function cellBox({ box: rectangle, shading, borders = {} }: PlacedCell): HTMLElement {
  const element = box(rectangle, 'page-box page-cell', shading, borders);
  const thickness = Math.max(0, ...Object.values(borders).map((border) => border.thickness));
  element.style.setProperty('--border', thickness === 0 ? '0px' : `max(1px,${length(thickness)})`);
  // Not `translate`, which would blur content that the browser aligns to whole pixels.
  const { style } = element;
  style.left = `calc(${length(rectangle.x)} - var(--border)/2)`;
  style.top = `calc(${length(rectangle.y)} - var(--border)/2)`;
  style.width = `calc(${length(rectangle.width)} + var(--border))`;
  style.height = `calc(${length(rectangle.height)} + var(--border))`;
  return element;
}

function part(parent: HTMLElement, role: string): HTMLElement {
  const element = document.createElement('div');
  element.role = role;
  parent.append(element);
  return element;
}

function box(
  { x, y, width, height }: Rectangle,
  className: string,
  shading?: string,
  borders: Borders = {},
): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  const lines = Object.entries(borders).map(
    ([side, { thickness, color }]) => `border-${side}:max(1px,${length(thickness)}) solid #${color}`,
  );
  element.style.cssText = [
    `left:${length(x)}`,
    `top:${length(y)}`,
    `width:${length(width)}`,
    `height:${length(height)}`,
    shading ? `background:#${shading}` : '',
    ...lines,
  ].join(';');
  return element;
}
