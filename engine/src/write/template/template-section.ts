import type { ComposedSection } from '../../model/composed.js';
import type { TemplatePart } from '../../model/template.js';
import { childOf, elementsOf, type XmlElement } from '../../xml/element.js';
import type { Environment } from '../environment.js';
import { headerReferences } from '../parts/headers-footers.js';
import { columnProperties, geometryProperties, LINE_NUMBERS } from '../parts/section.js';
import type { Writer } from '../writer.js';
import { endnoteNumbering } from './settings.js';
import type { StoryWriter } from './story.js';

/** The children of `w:sectPr` in the order of the schema (ECMA-376 Part 1, 17.6.17). */
const ORDER =
  'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid'
    .split(' ')
    .map((name) => `w:${name}`);

/** Only the first of several sections has these: the others continue its headers and numbers. */
const ONCE: ReadonlySet<string> = new Set(['w:headerReference', 'w:footerReference', 'w:titlePg']);

interface SectionKind {
  /** Whether it is the first one of the text. */
  readonly isFirst: boolean;
  /** The headers and footers that differ from those of the section before, with what they are here. */
  readonly stories: readonly SectionStory[];
}

/** A reference of the template, and the header or footer that it stands for. */
export interface SectionStory {
  readonly reference: XmlElement;
  readonly part: TemplatePart;
}

/** The properties of a section of the text: those that the template has at this place. */
export function templateSection(
  template: XmlElement,
  settings: XmlElement | undefined,
  section: ComposedSection,
  { isFirst, stories }: SectionKind,
  story: StoryWriter,
  environment: Environment,
  writer: Writer,
): string {
  const { page } = section;
  const own = geometryProperties(page);
  const isRotated = page.width !== environment.theme.page.width;
  const children = elementsOf(template)
    .filter((child) => ORDER.includes(child.name) && (isFirst || !ONCE.has(child.name)))
    .filter((child) => !child.name.endsWith('Reference') || story.has(child.attributes['r:id']))
    .filter((child) => !stories.some(({ reference }) => isSameStory(reference, child)))
    .filter(({ name }) => !(isRotated && name === 'w:pgSz') && (isFirst || name !== 'w:type'))
    .map((child) => (isFirst || child.name !== 'w:pgNumType' ? child : withoutStart(child)));
  const xml = new Map<string, string>();
  for (const child of children) xml.set(child.name, (xml.get(child.name) ?? '') + story.xml([child]));
  for (const { reference, part } of stories)
    xml.set(reference.name, (xml.get(reference.name) ?? '') + story.reference(reference, part));
  const has = (name: string): boolean => childOf(template, name) !== undefined;
  const references = headerReferences(section.headers, environment, writer.ledger);
  for (const [name, own] of Object.entries(references))
    xml.set(`w:${name}`, `${xml.get(`w:${name}`) ?? ''}${own}`);
  if (!has('w:pgSz') || isRotated) xml.set('w:pgSz', `<w:pgSz ${own.pgSz}/>`);
  const hasOwnMargins = isRotated && environment.theme.narrowsLandscape;
  if (!has('w:pgMar') || hasOwnMargins) xml.set('w:pgMar', `<w:pgMar ${own.pgMar}/>`);
  const { noteKind, notes } = environment.composed;
  if (noteKind === 'endnote' && notes.length > 0 && !has('w:endnotePr'))
    xml.set(
      'w:endnotePr',
      `<w:endnotePr>${endnoteNumbering(childOf(settings, 'w:endnotePr'))}</w:endnotePr>`,
    );
  const { cols, bidi } = columnProperties(section.columns);
  if (environment.composed.lineNumbers && !has('w:lnNumType'))
    xml.set('w:lnNumType', `<w:lnNumType ${LINE_NUMBERS}/>`);
  if (section.isContinued) xml.set('w:type', '<w:type w:val="continuous"/>');
  if (cols) xml.set('w:cols', `<w:cols ${cols}/>`);
  if (bidi) xml.set('w:bidi', '<w:bidi/>');
  // A cover made from the text has neither header nor footer; the template's own covers have such settings themselves.
  if (isFirst && section.ownPages.includes('first')) xml.set('w:titlePg', '<w:titlePg/>');
  return `<w:sectPr>${ORDER.map((name) => xml.get(name) ?? '').join('')}</w:sectPr>`;
}

/** Whether two references are for the same pages. */
export function isSameStory(a: XmlElement, b: XmlElement): boolean {
  return a.name === b.name && a.attributes['w:type'] === b.attributes['w:type'];
}

function withoutStart(numbers: XmlElement): XmlElement {
  const { 'w:start': _, ...attributes } = numbers.attributes;
  return { ...numbers, attributes };
}

/** The paper and the margins of a section that the template has as it is. */
export function unchangedSection(section: XmlElement, story: StoryWriter): string {
  const children = elementsOf(section).filter(
    ({ name, attributes }) =>
      ORDER.includes(name) && (!name.endsWith('Reference') || story.has(attributes['r:id'])),
  );
  return `<w:sectPr>${story.xml(children)}</w:sectPr>`;
}
