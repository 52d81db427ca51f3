import type { TemplateStyles } from '../model/template.js';
import { namesOf } from '../ooxml/known-names.js';
import {
  childOf,
  elementsOf,
  isElement,
  someElement,
  switchOf,
  valOf,
  type XmlElement,
  type XmlNode,
} from '../xml/element.js';
import { galleryOf, mainSection, referencesOf, sectionsIn, withReferences, wordsOf } from './body.js';
import { fieldsIn } from './fields.js';
import { withFrontFields } from './front-fields.js';
import { outsideOutline } from './outside-outline.js';

/*
 * The pages before the first heading of a template that does not say where the text goes: a cover, a declaration, a table of
 * contents. They end with a page or a section, or where a paragraph begins a page, and stay.
 */

/** What the paragraphs before the first heading are, by the ids of their styles. */
export interface FrontStyles {
  /** Those that begin chapters. */
  readonly headings: ReadonlySet<string>;
  /** Those that do by their place in the outline, whatever they are called. */
  readonly outlined: ReadonlySet<string>;
  /** Those of a title above the text: sample text, and no page of its own. */
  readonly titles: ReadonlySet<string>;
  /** Those whose paragraphs begin a page. */
  readonly beginningPages: ReadonlySet<string>;
}

export function frontStylesOf({ all }: TemplateStyles): FrontStyles {
  const names = new Set(namesOf('Heading1').map((name) => name.toLowerCase()));
  const paragraphs = all.filter(({ type }) => type === 'paragraph');
  const byId = new Map(paragraphs.map(({ id, element }) => [id, element]));
  const isNamed = (name: string): boolean => names.has(name.toLowerCase()) || /^heading [1-9]$/i.test(name);
  const ids = new Set(paragraphs.flatMap(({ id, name }) => (isNamed(name) ? [id] : [])));
  // An outline level alone does not make a heading: covers have it, too.
  const headings = paragraphs.filter(
    ({ id, name, element }) =>
      ids.has(id) || (ids.has(valOf(element, 'w:basedOn') ?? '') && !TITLE.test(name)),
  );
  const outlined = paragraphs.filter(
    ({ name, element }) =>
      /^[01]$/.test(valOf(childOf(element, 'w:pPr'), 'w:outlineLvl') ?? '') && !OF_COVER.test(name),
  );
  return {
    headings: new Set(headings.map(({ id }) => id)),
    outlined: new Set(outlined.map(({ id }) => id)),
    titles: new Set(paragraphs.flatMap(({ id, name }) => (TITLE.test(name) ? [id] : []))),
    beginningPages: new Set(
      paragraphs.flatMap(({ id, element }) => (beginsPageByStyle(element, byId) ? [id] : [])),
    ),
  };
}

/** Whether the paragraphs of a style begin a page, perhaps by a style that it is based on (ECMA-376 Part 1, 17.3.1.23). */
function beginsPageByStyle(
  style: XmlElement | undefined,
  byId: ReadonlyMap<string, XmlElement>,
  depth = 0,
): boolean {
  if (!style || depth > MAX_DEPTH) return false;
  const own = switchOf(childOf(style, 'w:pPr'), 'w:pageBreakBefore');
  return own ?? beginsPageByStyle(byId.get(valOf(style, 'w:basedOn') ?? ''), byId, depth + 1);
}

const MAX_DEPTH = 20;

const TITLE = /^(?:title|subtitle|authors?|date|abstract(?: title)?|affiliations?|keywords|toc|目录)\b/i;

/** Names of styles that covers have, also with a place in the outline. */
const OF_COVER =
  /title|cover|author|name|date|abstract|contents?\b|^toc|titel|titre|título|portada|封面|题目|題目|标题|目录/i;

/** Whether the XML of a body may have such pages: it is parsed in full only then. */
export function mayHaveFrontPages(xml: string, { headings, outlined, beginningPages }: FrontStyles): boolean {
  if (xml.includes('"Cover Pages"')) return true;
  const uses = (id: string): boolean => xml.includes(`:val="${id}"`);
  return (PAGE_END.test(xml) || [...beginningPages].some(uses)) && [...headings, ...outlined].some(uses);
}

const PAGE_END = /<(?:w:sectPr)[ />].*<(?:w:sectPr)[ />]|w:type="page"|<(?:w:pageBreakBefore)[ />]/s;

/** A document of which only the front pages are left, and `{{content}}` after them; undefined if it has none. */
export async function withFrontPages(
  document: XmlElement,
  styles: FrontStyles,
  all: TemplateStyles,
): Promise<XmlElement | undefined> {
  const body = childOf(document, 'w:body');
  const blocks = elementsOf(body);
  const end = endOfFront(blocks, styles);
  if (!body || end === undefined) return undefined;
  const front = end.lacksBreak ? withPageBreak(blocks.slice(0, end.at)) : blocks.slice(0, end.at);
  if (!front.some((block) => isOwn(block, styles.titles))) return undefined;
  const sections = sectionsIn(blocks);
  // The last of them is the one that the front pages are still in.
  const ended = sectionsIn(front).length - 1;
  const main = end.isSection ? mainSection(sectionsIn(blocks.slice(end.at))) + ended : ended;
  const properties = sections[main]?.properties;
  if (!properties) return undefined;
  const own = withReferences(properties, referencesOf(sections.slice(0, main + 1)));
  const { withLabelledValues } = await import('./cover-labels.js');
  const coverEnd = front.findIndex((block) => endsPage(block) || sectionOf(block) !== undefined);
  const filled = withLabelledValues(withFrontFields(withPairedBookmarks(front), all), coverEnd);
  const kept = outsideOutline(filled, all);
  const children = [...kept, MARK, own];
  return {
    ...document,
    children: document.children.map((child) => (child === body ? { ...body, children } : child)),
  };
}

/** Where the text goes. */
export const MARK: XmlElement = {
  name: 'w:p',
  attributes: {},
  children: [
    { name: 'w:r', attributes: {}, children: [{ name: 'w:t', attributes: {}, children: ['{{content}}'] }] },
  ],
};

/** Blocks with a page break at their end: the paragraph that began the next page is sample text, and goes. */
function withPageBreak(blocks: readonly XmlElement[]): readonly XmlElement[] {
  const last = blocks.at(-1);
  const joins = last?.name === 'w:p' && sectionOf(last) === undefined;
  const { children } = joins ? last : PARAGRAPH;
  return [...(joins ? blocks.slice(0, -1) : blocks), { ...PARAGRAPH, children: [...children, PAGE_BREAK] }];
}

const PARAGRAPH: XmlElement = { name: 'w:p', attributes: {}, children: [] };
const PAGE_BREAK: XmlElement = {
  name: 'w:r',
  attributes: {},
  children: [{ name: 'w:br', attributes: { 'w:type': 'page' }, children: [] }],
};

interface End {
  /** The index of the block after the front pages. */
  readonly at: number;
  readonly isSection: boolean;
  /** Whether the page ends only because of how the next block begins. */
  readonly lacksBreak?: true;
}

function endOfFront(
  blocks: readonly XmlElement[],
  { headings, outlined, beginningPages }: FrontStyles,
): End | undefined {
  const cover = blocks.findIndex((block) => block.name === 'w:sdt' && galleryOf(block) === 'Cover Pages');
  const firstOf = (styles: ReadonlySet<string>): number =>
    blocks.findIndex(
      (block, at) => isHeading(block, styles) && !isContents(block) && !isContents(blocks[at + 1]),
    );
  const named = firstOf(headings);
  const found = named === -1 ? firstOf(outlined) : named;
  if (found === -1) return cover === -1 ? undefined : { at: cover + 1, isSection: false };
  for (let at = found; at >= 0; at--) {
    const block = blocks[at];
    // On the way back, this is what stands after the end that is sought.
    if (at > 0 && block && beginsPage(block, beginningPages))
      return { at, isSection: false, lacksBreak: true };
    if (at === found && block && beginsWithBreak(block)) return { at, isSection: false, lacksBreak: true };
    if (at === found) continue;
    if (block && sectionOf(block) !== undefined) {
      const next = blocks
        .slice(at + 1)
        .map(sectionOf)
        .find((section) => section !== undefined);
      if (valOf(next, 'w:type') !== 'continuous') return { at: at + 1, isSection: true };
    }
    if (block && endsPage(block)) return { at: at + 1, isSection: false };
    if (at === cover) return { at: at + 1, isSection: false };
  }
  return undefined;
}

function isHeading(block: XmlElement, headings: ReadonlySet<string>): boolean {
  if (block.name === 'w:sdt')
    return elementsOf(childOf(block, 'w:sdtContent')).some((each) => isHeading(each, headings));
  // An empty one only holds a picture, such as the background of a cover.
  return (
    block.name === 'w:p' &&
    headings.has(valOf(childOf(block, 'w:pPr'), 'w:pStyle') ?? '') &&
    wordsOf(block).trim() !== ''
  );
}

/** Whether a paragraph has a page break before its words. */
function beginsWithBreak(block: XmlElement): boolean {
  let hasBreak = false;
  return (
    someElement(block, ({ name, attributes }) => {
      hasBreak ||= name === 'w:br' && attributes['w:type'] === 'page';
      return name === 'w:br' || name === 'w:t';
    }) && hasBreak
  );
}

/** The properties of the section that a block ends. */
function sectionOf(block: XmlElement): XmlElement | undefined {
  return block.name === 'w:sectPr'
    ? block
    : block.name === 'w:p'
      ? childOf(childOf(block, 'w:pPr'), 'w:sectPr')
      : undefined;
}

/** Whether a paragraph, perhaps in a content control, has a page break. */
function endsPage(block: XmlElement): boolean {
  return (
    block.name !== 'w:tbl' &&
    someElement(block, ({ name, attributes }) => name === 'w:br' && attributes['w:type'] === 'page')
  );
}

/** Whether a paragraph begins a page, by itself or by its style. */
function beginsPage(block: XmlElement, beginningPages: ReadonlySet<string>): boolean {
  if (block.name !== 'w:p') return false;
  const properties = childOf(block, 'w:pPr');
  const own = switchOf(properties, 'w:pageBreakBefore');
  return own ?? beginningPages.has(valOf(properties, 'w:pStyle') ?? '');
}

/** Whether a block is a table of contents, or begins one. */
function isContents(block: XmlElement | undefined): boolean {
  if (!block) return false;
  if (block.name === 'w:sdt' && galleryOf(block) === 'Table of Contents') return true;
  return block.name === 'w:p' && /^\s*TOC\b/.test(fieldsIn(block).code);
}

/** Whether a block shows something that is not the title above a text, nor a table of contents. */
function isOwn(block: XmlElement, titles: ReadonlySet<string>): boolean {
  if (isContents(block) || titles.has(valOf(childOf(block, 'w:pPr'), 'w:pStyle') ?? '')) return false;
  return someElement(block, ({ name }) => name === 'w:t' || name === 'w:drawing' || name === 'w:pict');
}

const BOOKMARK = /^w:bookmark(Start|End)$/;

/** Blocks without the bookmarks of which only one end is in them, or in `all`: the other one was in text that went. */
function withPairedBookmarks(
  blocks: readonly XmlElement[],
  all: readonly XmlElement[] = blocks,
): readonly XmlElement[] {
  const ends = { Start: new Set<string>(), End: new Set<string>() };
  const collect = ({ name, attributes, children }: XmlElement): void => {
    const end = BOOKMARK.exec(name)?.[1] as keyof typeof ends | undefined;
    if (end) ends[end].add(attributes['w:id'] ?? '');
    for (const child of children) if (isElement(child)) collect(child);
  };
  all.forEach(collect);
  const isAlone = ({ name, attributes }: XmlElement): boolean =>
    BOOKMARK.test(name) && Object.values(ends).some((ids) => !ids.has(attributes['w:id'] ?? ''));
  const paired = (element: XmlElement): XmlElement => {
    const children = element.children.flatMap((child): readonly XmlNode[] =>
      !isElement(child) ? [child] : isAlone(child) ? [] : [paired(child)],
    );
    const isSame = children.length === element.children.length;
    return isSame && children.every((child, index) => child === element.children[index])
      ? element
      : { ...element, children };
  };
  return blocks.flatMap((block) => (isAlone(block) ? [] : [paired(block)]));
}
