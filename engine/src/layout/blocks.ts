import type { Block, Code, DefinitionList, Details, Inline, List, Paragraph } from '../document.js';
import { type Box, paragraphBox, styledBox, type Typesetting } from './boxes.js';
import { calloutBoxes } from './callouts.js';
import { type Column, inDefinition, inDetails, inList, inQuote } from './column.js';
import { tableBoxes } from './tables.js';

/** Sets blocks one after the other, with the paragraphs that the writer puts between some of them. */
export function blockBoxes(blocks: readonly Block[], column: Column, setting: Typesetting): Box[] {
  const boxes: Box[] = [];
  for (const [index, block] of blocks.entries()) {
    for (const box of boxesOf(block, column, setting)) boxes.push(box);
    const next = blocks[index + 1];
    const codeMeets = block.type === 'code' && next?.type === 'code' && next.lang === '';
    if (block.type === 'table' || block.type === 'callout' || codeMeets)
      boxes.push(styledBox('Spacing', [], column, setting));
  }
  return boxes;
}

/** Sets the blocks of a list item or a note, whose first paragraph begins with `opening`. */
export function openedBoxes(
  blocks: readonly Block[],
  column: Column,
  setting: Typesetting,
  opening: readonly Inline[],
): Box[] {
  const [first, ...rest] = blocks;
  const isCaptioned = first?.type === 'paragraph' && setting.captions.has(first);
  if (first && (isCaptioned || LINES.has(first.type))) return blockBoxes(blocks, column, setting);
  const inlines = first?.type === 'paragraph' ? first.children : [];
  const others = first?.type === 'paragraph' ? rest : blocks;
  return [paragraphBox([...opening, ...inlines], column, setting), ...blockBoxes(others, column, setting)];
}

/** Blocks other than paragraphs that begin with a line of text, in which a list marker can stand. */
const LINES: ReadonlySet<Block['type']> = new Set(['heading', 'details', 'definitionList']);

function boxesOf(block: Block, column: Column, setting: Typesetting): readonly Box[] {
  switch (block.type) {
    case 'heading':
      return [{ ...styledBox(`Heading${block.depth}`, block.children, column, setting), headings: [block] }];
    case 'paragraph':
      return paragraphBoxes(block, column, setting);
    case 'blockquote':
      return blockBoxes(block.children, inQuote(column, setting.theme), setting);
    case 'callout':
      return calloutBoxes(block, column, setting, blockBoxes);
    case 'list':
      return listBoxes(block, inList(column, setting.theme, block.spread), setting);
    case 'details':
      return detailsBoxes(block, column, setting);
    case 'definitionList':
      return definitionBoxes(block, column, setting);
    case 'code':
      return codeBoxes(block, column, setting);
    case 'math':
      return [paragraphBox([{ type: 'text', value: block.value }], column, setting)];
    case 'table':
      return tableBoxes(block, column, setting, blockBoxes);
    case 'thematicBreak':
      return [styledBox('HorizontalLine', [], column, setting)];
    case 'pageBreak':
      return [pageBreakBox(column, setting)];
    default:
      return [];
  }
}

/** A paragraph, or a picture with its caption. */
function paragraphBoxes(paragraph: Paragraph, column: Column, setting: Typesetting): Box[] {
  const caption = setting.captions.get(paragraph);
  if (!caption) return [paragraphBox(paragraph.children, column, setting)];
  const text = `Figure ${caption.number}: ${caption.text}`;
  return [
    styledBox('CaptionedFigure', paragraph.children, column, setting),
    styledBox('Caption', [{ type: 'text', value: text }], column, setting),
  ];
}

/** What is left of a page break stands as a very low line on the new page. */
export function pageBreakBox(column: Column, setting: Typesetting): Box {
  return { ...styledBox('PageBreak', [], column, setting), breakBefore: true };
}

function listBoxes({ children }: List, column: Column, setting: Typesetting): Box[] {
  return children.flatMap((item) => openedBoxes(item.children, column, setting, []));
}

function definitionBoxes({ spread, children }: DefinitionList, column: Column, setting: Typesetting): Box[] {
  const inside = inDefinition(column, setting.theme, spread);
  return children.flatMap(({ terms, definitions }) => [
    ...terms.map((term) => leadBox(term.children, 'DefinitionTerm', column, setting)),
    ...definitions.flatMap((definition) => openedBoxes(definition.children, inside, setting, [])),
  ]);
}

function detailsBoxes({ summary, children }: Details, column: Column, setting: Typesetting): Box[] {
  const line = summary.length > 0 ? [leadBox(summary, 'DetailsSummary', column, setting)] : [];
  return [...line, ...blockBoxes(children, inDetails(column, setting.theme), setting)];
}

/** A line above what belongs to it: in a note or a cell it is bold, and of the size of their text. */
function leadBox(children: readonly Inline[], style: string, column: Column, setting: Typesetting): Box {
  if (column.prescribed) return paragraphBox([{ type: 'strong', children }], column, setting);
  return styledBox(style, children, column, setting);
}

function codeBoxes({ lang, value }: Code, column: Column, setting: Typesetting): Box[] {
  const text = (written: string): Inline[] => [{ type: 'text', value: written }];
  const label = lang === '' ? [] : [styledBox('CodeLabel', text(lang), column, setting)];
  return [...label, styledBox('CodeBlock', text(value), column, setting)];
}
