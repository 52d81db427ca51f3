import type { Block, SideColumn } from '../../../model/document.js';
import { calloutKind } from '../../../model/names/callout-names.js';
import { calloutOfName, kindOfName } from '../../../model/names/numbered-names.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { directed } from '../../direction.js';
import { aligned, alignmentIn } from '../../html/alignment.js';
import { spoken } from '../../language.js';
import { noteOf } from '../../notion-callout.js';
import { type DivMeaning, divOf } from '../../rules/block/fenced-divs.js';
import { chartOfTable } from '../../rules/block/table-tokens.js';
import { directionOf } from '../../rules/block-direction.js';
import { languageOf } from '../../rules/block-language.js';
import { calloutMeta } from '../../rules/core/callout-tokens.js';
import { unreadClasses } from '../../rules/unread-attributes.js';
import { inTextLooks, setApart } from '../block-looks.js';
import { captioned } from '../captioned.js';
import type { BlockHandler, TokenReader } from '../reader.js';
import { sideBySideIn } from '../side-by-side.js';
import { wrappersOf } from '../style-wrappers.js';
import { float } from './float.js';

export const blockquote: BlockHandler = (reader, token) => {
  const { line } = reader;
  reader.leaveOutClasses(unreadClasses.get(token));
  const children = reader.blocksUntil('blockquote_close');
  const { name, takesHeading } = calloutMeta.get(token) ?? {};
  const [first, ...rest] = children;
  if (name === undefined || first?.type !== 'paragraph') return [{ type: 'blockquote', children, line }];
  const [heading, ...below] = rest;
  const [title, content] =
    takesHeading && heading?.type === 'heading' ? [heading.children, below] : [first.children, rest];
  const id = token.attrGet('id');
  if (calloutOfName(String(id))) reader.hasNumbered = true;
  const callout = {
    type: 'callout',
    kind: calloutKind(name),
    ...(id !== null && { anchors: [String(id)] }),
    children: content,
    line,
  } as const;
  return [plainText(title).trim() === '' ? { ...callout, name, title: [] } : { ...callout, title }];
};

export const aside: BlockHandler = (reader) => {
  const { line } = reader;
  return [noteOf(reader, reader.blocksUntil('aside_close'), line)];
};

/**
 * A fenced div is only its content, on landscape pages or in columns if requested. Its name goes to the first paragraph
 * or heading in it. A table in one may be shown as a chart.
 */
export const fencedDiv: BlockHandler = (reader, token) => {
  const marks = chartOfTable.get(token);
  const blocks = divBlocks(reader, token);
  if (!marks) return blocks;
  const at = blocks.findIndex(({ type }) => type === 'table');
  const table = blocks[at];
  if (table?.type === 'table') return blocks.with(at, { ...table, chart: table.chart ?? marks });
  reader.leaveOutClasses(['chart']);
  return blocks;
};

const divBlocks: BlockHandler = (reader, token) => {
  const id = token.attrGet('id');
  const { line } = reader;
  reader.leaveOutClasses(unreadClasses.get(token));
  const div = divOf.get(token);
  if (div?.kind === 'hidden') {
    reader.blocksUntil('div_close');
    reader.leftOut.push({ kind: 'format', line });
    return [];
  }
  if (div?.kind === 'details') return detailsOf(reader, line);
  if (div?.kind === 'float') return float(reader, div);
  if (div?.kind === 'styled' || div?.kind === 'theorem') return namedDivOf(reader, div, id, line);
  if (div?.kind === 'looking') {
    if (id !== null) reader.anchor(String(id));
    const looks = wrappersOf(div.css, undefined, { reader, line });
    const blocks = setApart(div.css, inTextLooks(looks, reader.blocksUntil('div_close')), line);
    const align = alignmentIn(div.css);
    return align ? aligned(blocks, align) : blocks;
  }
  const isNumbered = kindOfName(String(id)) !== undefined;
  if (id !== null && !isNumbered) reader.anchor(String(id));
  if (div?.kind === 'columns') return columnsOf(reader, div.count, line);
  const blocks = reader.blocksUntil('div_close');
  const layout = div?.kind === 'parts' ? div.layout : undefined;
  const figure =
    (isNumbered && captioned(blocks, String(id), (picture) => reader.captions.get(picture), layout)) ||
    undefined;
  if (figure) reader.hasNumbered = true;
  else if (isNumbered) reader.anchor(String(id));
  const content = figure ?? blocks;
  if (div?.kind === 'landscape' && content.length > 0)
    return [
      { type: 'pageBreak', orientation: 'landscape', line },
      ...content,
      { type: 'pageBreak', orientation: 'portrait', line: content.at(-1)?.line ?? line },
    ];
  if (isNumbered) return content;
  if (layout && blocks.length > 1) return [sideBySideIn([blocks], layout)];
  // Pandoc's placeholder for the bibliography, or for one of several, which is left out if there is none.
  if (!/^refs(?:-|$)/.test(String(id)) || blocks.length > 0) return blocks;
  return [{ type: 'paragraph', isReference: true, ...reader.takeAnchors(), children: [], line }];
};

/** A block of which the first paragraph stays visible. */
function detailsOf(reader: TokenReader, line: number): readonly Block[] {
  const [first, ...children] = reader.blocksUntil('div_close');
  if (first?.type !== 'paragraph') return first ? [first, ...children] : [];
  return [{ type: 'details', summary: first.children, children, line }];
}

/** Paragraphs in a style, or a theorem, whose title may be a heading in it, as in Quarto. */
function namedDivOf(
  reader: TokenReader,
  own: Extract<DivMeaning, { kind: 'styled' | 'theorem' }>,
  id: string | number | null,
  line: number,
): readonly Block[] {
  if (own.kind === 'styled' && id !== null) reader.anchor(String(id));
  const children = reader.blocksUntil('div_close');
  if (children.length === 0) return [];
  if (own.kind === 'styled') return [{ type: 'div', style: own.style, title: [], children, line }];
  reader.hasNumbered = true;
  const { theorem, title, isUncounted } = own;
  const [first, ...others] = children;
  const isTitled = title === '' && first?.type === 'heading' && others.length > 0;
  return [
    {
      type: 'div',
      theorem,
      ...(isUncounted && { isUncounted }),
      ...(id !== null && { anchors: [String(id)] }),
      title: isTitled ? first.children : title === '' ? [] : [{ type: 'text', value: title }],
      children: isTitled ? others : children,
      line,
    },
  ];
}

/** Text in columns, or blocks side by side if it contains divs for them. */
function columnsOf(reader: TokenReader, count: number, line: number): readonly Block[] {
  const text: Block[] = [];
  const beside: SideColumn[] = [];
  for (let next = reader.peek(); next && next.type !== 'div_close'; next = reader.peek()) {
    const column = next.type === 'div_open' ? divOf.get(next) : undefined;
    if (column?.kind !== 'column') {
      for (const block of reader.block()) text.push(block);
      continue;
    }
    reader.next();
    const { width } = column;
    const own = { ...(width === undefined ? {} : { width }), line: reader.line };
    const inside = directed(reader.blocksUntil('div_close'), directionOf.get(next));
    const children = spoken(inside, languageOf.get(next));
    beside.push({ ...own, children });
  }
  reader.next();
  if (beside.length > 1) return [{ type: 'sideBySide', children: beside, line }, ...text];
  const children = [...beside.flatMap((each) => each.children), ...text];
  return children.length === 0 ? [] : [{ type: 'columns', count, children, line }];
}
