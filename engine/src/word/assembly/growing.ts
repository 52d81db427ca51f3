import type { Block, DefinitionTerm, Inline, List, ListItem } from '../../model/document.js';
import { NUMBER_STYLES, type NumberStyle } from '../../model/names/number-styles.js';
import type { FlatParagraph } from '../flat/flat.js';
import type { Numbering } from '../styles/numbering.js';

/** A list to which items may still be added. */
interface OpenList {
  readonly ordered: boolean;
  readonly start: number;
  readonly delimiter: List['delimiter'];
  readonly style: NumberStyle | 'example';
  spread: boolean;
  /** Whether the next item is known to begin another list. */
  isEnded: boolean;
  numId: string;
  /** The number of its last item. */
  last: number;
  readonly items: { readonly checked: boolean | undefined; readonly children: Growing[] }[];
}

/** A definition list to which entries may still be added. */
interface OpenGlossary {
  spread: boolean;
  readonly groups: { readonly terms: DefinitionTerm[]; readonly definitions: Growing[][] }[];
}

/** A block that is complete or still growing. */
export type Growing = Block | OpenBlock;

interface OpenBlock {
  readonly type: 'open';
  readonly list?: OpenList;
  readonly glossary?: OpenGlossary;
  readonly close: () => Block;
}

/** Opens a quote for the next blocks. */
export function openQuote(children: readonly Growing[]): OpenBlock {
  return { type: 'open', close: () => ({ type: 'blockquote', children: closed(children), line: 1 }) };
}

export function openDetails(summary: readonly Inline[], children: readonly Growing[]): OpenBlock {
  return { type: 'open', close: () => ({ type: 'details', summary, children: closed(children), line: 1 }) };
}

/** Adds a term to the preceding definition list, or to a new one. */
export function addTerm(children: readonly Inline[], siblings: Growing[]): void {
  const { groups } = glossaryFor(siblings);
  const last = groups.at(-1);
  if (last?.definitions.length === 0) last.terms.push({ children, line: 1 });
  else groups.push({ terms: [{ children, line: 1 }], definitions: [] });
}

/** Adds a definition and returns its blocks, to which more may be added. */
export function addDefinition(inlines: readonly Inline[], siblings: Growing[], isLoose: boolean): Growing[] {
  const glossary = glossaryFor(siblings);
  const children: Growing[] = [{ type: 'paragraph', children: inlines, line: 1 }];
  if (glossary.groups.length === 0) glossary.groups.push({ terms: [], definitions: [] });
  glossary.groups.at(-1)?.definitions.push(children);
  if (isLoose) glossary.spread = true;
  return children;
}

/** The definition list for a term or a definition: the preceding one, or a new one. */
function glossaryFor(siblings: Growing[]): OpenGlossary {
  const last = siblings.at(-1);
  if (last?.type === 'open' && last.glossary) return last.glossary;
  const glossary: OpenGlossary = { spread: false, groups: [] };
  siblings.push({ type: 'open', glossary, close: () => closedGlossary(glossary) });
  return glossary;
}

function closedGlossary({ spread, groups }: OpenGlossary): Block {
  const children = groups.map(({ terms, definitions }) => ({
    terms,
    definitions: definitions.map((definition) => ({ children: closed(definition), line: 1 })),
  }));
  return { type: 'definitionList', spread, children, line: 1 };
}

/** Whether a paragraph begins a list item; in our documents, it may also be a heading. */
export function beginsItem({ numbered, checked }: FlatParagraph): boolean {
  return numbered !== undefined || checked !== undefined;
}

/** Whether an item is the last of one of our lists with another list after it: only then does it have space below. */
export function isEndOfList({ direct }: FlatParagraph): boolean {
  return direct.contextual === false && direct.after !== undefined;
}

/** The list for an item: the one before it if it continues, or a new one. */
export function listFor(
  item: FlatParagraph,
  siblings: Growing[],
  { numbering, isSavedElsewhere }: { readonly numbering: Numbering; readonly isSavedElsewhere: boolean },
): OpenList {
  const { numbered } = item;
  const ordered = numbered?.facts.kind === 'number';
  const last = siblings.at(-1);
  if (last?.type === 'open' && last.list?.ordered === ordered) {
    const { list } = last;
    if (!ordered || !numbered) {
      // An item that somebody added after the last one has inherited the space below.
      const isCopy = isSavedElsewhere && isEndOfList(item) && (numbered?.numId ?? '') === list.numId;
      if (!list.isEnded || isCopy) return list;
    } else {
      const continuesNumbers =
        numbered.number === list.last + 1 && numbering.isSame(numbered.numId, list.numId);
      if (numbered.numId === list.numId || continuesNumbers) {
        list.numId = numbered.numId;
        list.last = numbered.number;
        return list;
      }
    }
  }
  const number = ordered ? (numbered?.number ?? 1) : 1;
  const isExample = numbered?.isExample === true;
  const list: OpenList = {
    ordered,
    start: isExample ? 1 : number,
    delimiter: ordered ? delimiterOf(numbered?.facts.text ?? '') : '.',
    style: isExample
      ? 'example'
      : (NUMBER_STYLES.find((style) => ordered && style === numbered?.facts.format) ?? 'decimal'),
    spread: false,
    isEnded: false,
    numId: numbered?.numId ?? '',
    last: number,
    items: [],
  };
  siblings.push({ type: 'open', list, close: () => closedList(list) });
  return list;
}

/** Converts blocks to their final form, to which nothing can be added. */
export function closed(blocks: readonly Growing[]): Block[] {
  return blocks.map((block) => (block.type === 'open' ? block.close() : block));
}

function delimiterOf(text: string): List['delimiter'] {
  if (!text.trim().endsWith(')')) return '.';
  return text.trim().startsWith('(') ? '()' : ')';
}

function closedList(list: OpenList): List {
  const { ordered, start, delimiter, spread, items } = list;
  const style = list.style === 'decimal' ? {} : { style: list.style };
  const children = items.map(
    ({ checked, children }): ListItem => ({ checked, children: closed(children), line: 1 }),
  );
  return { type: 'list', ordered, start, delimiter, ...style, spread, children, line: 1 };
}

/** Removes page breaks at the beginning and the end, which separate nothing. */
export function withoutEdgeBreaks(blocks: readonly Block[]): Block[] {
  const isBreak = (block: Block | undefined): boolean =>
    block?.type === 'pageBreak' && block.orientation === undefined;
  const start = blocks.findIndex((block) => !isBreak(block));
  const end = blocks.findLastIndex((block) => !isBreak(block));
  return start < 0 ? [] : blocks.slice(start, end + 1);
}
