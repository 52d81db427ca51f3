import type { TemplateStyles } from '../model/template.js';
import { childOf, elementsOf, someElement, valOf, type XmlElement } from '../xml/element.js';
import { mainSection, referencesOf, sectionsIn, withReferences, wordsOf } from './body.js';
import { MARK } from './front-pages.js';

/*
 * The letterhead that begins the body of a template without a place for the text: a logo, or a table with one, above the sample
 * text. It stays above the text.
 */

/** The most characters that stand beside the pictures, such as a name and an address. */
const MOST_WORDS = 400;
/** In English Metric Units and points: what is higher, or behind the text, belongs to a cover. */
const HIGHEST = 3_600_000;
const HIGHEST_POINTS = HIGHEST / 12_700;
const CAPTION = /^(?:caption|figure|table|image|beschriftung|légende|题注)/i;

/** Whether the XML of a body may begin with a letterhead: it is parsed in full only then. */
export function mayHaveLetterhead(xml: string): boolean {
  const at = xml.search(/<(?:w:drawing|w:pict|w:object)[ >]/);
  if (at < 0) return false;
  const above = xml.slice(0, xml.lastIndexOf('w:p>', at) + 1);
  return above.length <= FARTHEST && (!/<(?:w:t)[ >]/.test(above) || /<(?:w:tbl)[ >]/.test(above));
}

/** In characters of XML: where no letterhead begins. */
const FARTHEST = 50_000;

/** A document of which only the letterhead is left, and `{{content}}` after it; undefined if it has none. */
export function withLetterhead(document: XmlElement, { all }: TemplateStyles): XmlElement | undefined {
  const body = childOf(document, 'w:body');
  const blocks = elementsOf(body);
  const letterhead = letterheadIn(blocks);
  const captions = new Set(all.flatMap(({ id, name }) => (CAPTION.test(name) ? [id] : [])));
  const next = blocks.slice(letterhead.length).find((block) => wordsOf(block).trim() !== '');
  const isFigure = captions.has(valOf(childOf(next, 'w:pPr'), 'w:pStyle') ?? '');
  const sections = sectionsIn(blocks);
  // Text in columns below it, or on other pages, has a section of its own.
  if (!body || letterhead.length === 0 || isFigure || mainSection(sections) !== 0) return undefined;
  const [first] = sections;
  if (!first) return undefined;
  const own = withReferences(first.properties, referencesOf([first]));
  const children = [...letterhead, MARK, own];
  return {
    ...document,
    children: document.children.map((child) => (child === body ? { ...body, children } : child)),
  };
}

/** Whether what a template has before the text is on the page of the text. */
export function standsAbove(before: readonly XmlElement[]): boolean {
  return !before.some((block) =>
    someElement(
      block,
      ({ name, attributes }) =>
        name === 'w:sectPr' ||
        name === 'w:pageBreakBefore' ||
        (name === 'w:br' && attributes['w:type'] === 'page'),
    ),
  );
}

/** The blocks at the beginning up to the last picture before the first text that has none beside it. */
function letterheadIn(blocks: readonly XmlElement[]): readonly XmlElement[] {
  let end = 0;
  let words = 0;
  for (const [index, block] of blocks.entries()) {
    const isEmpty = block.name === 'w:p' && wordsOf(block).trim() === '' && !hasPicture(block);
    if (endsSection(block)) break;
    if (isEmpty) continue;
    words += wordsOf(block).length;
    if (!hasPicture(block) || isOfCover(block) || words > MOST_WORDS) break;
    end = index + 1;
  }
  // The first of the empty lines below it keeps the text at a distance.
  const next = blocks[end];
  const isSpace =
    next?.name === 'w:p' && wordsOf(next).trim() === '' && !hasPicture(next) && !endsSection(next);
  return blocks.slice(0, end > 0 && isSpace ? end + 1 : end);
}

function endsSection(block: XmlElement): boolean {
  return block.name === 'w:sectPr' || childOf(childOf(block, 'w:pPr'), 'w:sectPr') !== undefined;
}

/** Pictures, and not only lines, boxes or text boxes. */
function hasPicture(block: XmlElement): boolean {
  return someElement(block, ({ name }) => name === 'a:blip' || name === 'v:imagedata');
}

function isOfCover(block: XmlElement): boolean {
  return someElement(block, (element) => {
    const { name, attributes } = element;
    if (name === 'wp:anchor' || name === 'wp:inline')
      return Number(childOf(element, 'wp:extent')?.attributes.cy ?? 0) > HIGHEST;
    const [, height = '0', unit = ''] =
      name === 'v:shape' ? (/height:\s*([\d.]+)(in|pt)?/.exec(attributes.style ?? '') ?? []) : [];
    return Number(height) * (unit === 'in' ? 72 : 1) > HIGHEST_POINTS;
  });
}
