import type { Block, DefinitionTerm, Inline, List, ListItem } from '../../model/document.js';
import { NUMBER_STYLES, type NumberStyle } from '../../model/names/number-styles.js';
import type { FlatParagraph } from '../flat/flat.js';
import type { Numbering } from '../styles/numbering.js';

/** A list that may still get more items. */
interface OpenList {
  readonly ordered: boolean;
  readonly start: number;
  readonly delimiter: List['delimiter'];
  readonly style: NumberStyle | 'example';
  spread: boolean;
  /** Whether what follows is known to be another list. */
  isEnded: boolean;
  numId: string;
  /** The number of its last item. */
  last: number;
  readonly items: { readonly checked: boolean | undefined; readonly children: Growing[] }[];
}

/** A glossary that may still get more entries. */
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

/** A quote that the next blocks may belong to. */
export function openQuote(children: readonly Growing[]): OpenBlock {
  return { type: 'open', close: () => ({ type: 'blockquote', children: closed(children), line: 1 }) };
}

export function openDetails(summary: readonly Inline[], children: readonly Growing[]): OpenBlock {
  return { type: 'open', close: () => ({ type: 'details', summary, children: closed(children), line: 1 }) };
}

/** Adds a term to the glossary before it, or to a new one. */
export function addTerm(children: readonly Inline[], siblings: Growing[]): void {
  const { groups } = glossaryFor(siblings);
  const last = groups.at(-1);
  if (last?.definitions.length === 0) last.terms.push({ children, line: 1 });
  else groups.push({ terms: [{ children, line: 1 }], definitions: [] });
}

/** A definition, to which more blocks may be added. */
export function addDefinition(inlines: readonly Inline[], siblings: Growing[], isLoose: boolean): Growing[] {
  const glossary = glossaryFor(siblings);
  const children: Growing[] = [{ type: 'paragraph', children: inlines, line: 1 }];
  if (glossary.groups.length === 0) glossary.groups.push({ terms: [], definitions: [] });
  glossary.groups.at(-1)?.definitions.push(children);
  if (isLoose) glossary.spread = true;
  return children;
}

/** The glossary for a term or a definition: the one before it, or a new one. */
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

/** Whether an item of a list begins here; in documents of ours, that may be a heading. */
export function beginsItem({ numbered, checked }: FlatParagraph): boolean {
  return numbered !== undefined || checked !== undefined;
}

/** Whether an item is the last of a list of ours before another list: it has space below. */
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
      // An item that somebody adds after the last one has the same space below it.
      const isCopy = isSavedElsewhere && isEndOfList(item) && (numbered?.numId ?? '') === list.numId;
      if (!list.isEnded || isCopy) return list;
    } else {
      const goesOn = numbered.number === list.last + 1 && numbering.isSame(numbered.numId, list.numId);
      if (numbered.numId === list.numId || goesOn) {
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

/** The blocks in their final form. */
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

/** A page break at the beginning or the end separates nothing. */
export function withoutEdgeBreaks(blocks: readonly Block[]): Block[] {
  const isBreak = (block: Block | undefined): boolean =>
    block?.type === 'pageBreak' && block.orientation === undefined;
  const start = blocks.findIndex((block) => !isBreak(block));
  const end = blocks.findLastIndex((block) => !isBreak(block));
  return start < 0 ? [] : blocks.slice(start, end + 1);
}
