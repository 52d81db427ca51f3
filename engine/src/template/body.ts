import { CONTENTS_PLACE, type TemplateBody, type TemplateRelation } from '../model/template.js';
import { largest } from '../text/long-arrays.js';
import {
  childOf,
  elementsOf,
  isElement,
  someElement,
  textOf,
  valOf,
  type XmlElement,
} from '../xml/element.js';
import { cleaned } from './clean.js';
import { DropList } from './dropped.js';
import { fieldsIn } from './fields.js';
import { fieldNamesIn } from './fill.js';
import { columnsOf } from './page.js';

/** The placeholder for the text, in a paragraph of its own. */
const CONTENT_MARK = /\{\{\s*content\s*\}\}/i;

export function hasMark(document: XmlElement): boolean {
  return CONTENT_MARK.test(textOf(document));
}

/** The place of the text in a template's body, and what surrounds it. */
type BodyPlaces = Pick<
  TemplateBody,
  | 'mark'
  | 'before'
  | 'continuesSection'
  | 'section'
  | 'titleIsAcross'
  | 'references'
  | 'after'
  | 'rest'
  | 'background'
> & {
  /** Whether the placeholder is where no text can go, such as in a table cell. */
  readonly misplaced: boolean;
};

/** The body of a template as it was read. */
export interface ReadBody extends BodyPlaces {
  /** Its content without everything that is dropped. */
  readonly text: XmlElement;
  /** Whether the text replaces all of it, as it has no placeholder. */
  readonly isReplaced: boolean;
  /** The names of the fields that are lost when the text replaces the body. */
  readonly replacedFields: readonly string[];
  readonly relations: ReadonlyMap<string, TemplateRelation>;
}

/** Reads a body that may contain the placeholder. */
export function bodyWithMark(
  document: XmlElement,
  relations: ReadonlyMap<string, TemplateRelation>,
  dropped: DropList,
): ReadBody {
  const isMarked = hasMark(document);
  // Content dropped from a body that the text replaces anyway is not worth reporting.
  const drops = isMarked ? dropped : new DropList();
  const text = cleaned(document, relations, drops);
  const replacedFields = isMarked ? [] : fieldNamesIn(textOf(document));
  return { text, relations, isReplaced: !isMarked, replacedFields, ...placesIn(text, drops) };
}

interface Section {
  readonly blocks: readonly XmlElement[];
  readonly properties: XmlElement;
}

const NO_PROPERTIES: XmlElement = { name: 'w:sectPr', attributes: {}, children: [] };

/**
 * Finds the place of the text in a document: the paragraph with `{{content}}`. If there is none, the text replaces the
 * whole body and takes over the section that contained most of it.
 */
export function placesIn(document: XmlElement, dropped: DropList): BodyPlaces {
  const background = childOf(document, 'w:background');
  const blocks = withoutContents(unwrapped(elementsOf(childOf(document, 'w:body'))), dropped);
  const sections = sectionsIn(blocks);
  const marked = sections.findIndex((section) => section.blocks.some(isMark));
  if (marked === -1) {
    const misplaced = hasMark(document);
    const main = mainSection(sections);
    const references = referencesOf(sections.slice(0, main + 1));
    const { properties } = sections[main] ?? { properties: NO_PROPERTIES };
    return {
      mark: undefined,
      before: [],
      continuesSection: false,
      section: withReferences(properties, references),
      titleIsAcross: isBelowTitle(sections.slice(0, main + 1)),
      references,
      after: [],
      rest: undefined,
      background,
      misplaced,
    };
  }
  const own = sections[marked] ?? { blocks: [], properties: NO_PROPERTIES };
  const at = own.blocks.findIndex(isMark);
  const before = sections
    .slice(0, marked)
    .flatMap((section) => [...section.blocks, endOf(section.properties)]);
  const later = sections.slice(marked + 1);
  const last = later.at(-1);
  const [mark] = own.blocks.slice(at, at + 1);
  return {
    mark: { style: valOf(childOf(mark, 'w:pPr'), 'w:pStyle') },
    before: [...before, ...own.blocks.slice(0, at)],
    continuesSection: at > 0,
    section: own.properties,
    titleIsAcross: false,
    references: referencesOf(sections.slice(0, marked + 1)),
    after: own.blocks.slice(at + 1),
    rest: last && {
      blocks: [
        ...later.slice(0, -1).flatMap((section) => [...section.blocks, endOf(section.properties)]),
        ...last.blocks,
      ],
      section: last.properties,
    },
    background,
    misplaced: false,
  };
}

/** Unwraps the content controls around the placeholder, so that it becomes a direct child of the body. */
function unwrapped(blocks: readonly XmlElement[]): readonly XmlElement[] {
  return blocks.flatMap((block) => {
    // Only a body that was scanned instead of read still has such elements.
    if (block.name === 'w:customXml') return unwrapped(elementsOf(block));
    const holds = block.name === 'w:sdt' && elementsOf(childOf(block, 'w:sdtContent'));
    if (!holds || !CONTENT_MARK.test(textOf(block))) return [block];
    return unwrapped(holds);
  });
}

function isMark(block: XmlElement): boolean {
  return block.name === 'w:p' && CONTENT_MARK.test(ownText(block));
}

/** The text of a paragraph, without that of text boxes anchored in it. */
function ownText(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (!isElement(child)) return child;
      return child.name === 'w:drawing' || child.name === 'w:pict' || child.name === 'mc:AlternateContent'
        ? ''
        : ownText(child);
    })
    .join('');
}

/** The words of a block, without those of text boxes in it and the instructions of fields. */
export function wordsOf(element: XmlElement): string {
  if (element.name === 'w:t') return textOf(element);
  if (element.name === 'w:drawing' || element.name === 'w:pict' || element.name === 'mc:AlternateContent')
    return '';
  return elementsOf(element).map(wordsOf).join('');
}

/**
 * Splits a body into sections. The last paragraph of a section holds its properties; those of the last section are at the
 * end of the body (ECMA-376 Part 1, 17.6.18).
 */
export function sectionsIn(blocks: readonly XmlElement[]): readonly Section[] {
  const sections: Section[] = [];
  let open: XmlElement[] = [];
  for (const block of blocks) {
    if (block.name === 'w:sectPr') continue;
    const properties = block.name === 'w:p' ? childOf(childOf(block, 'w:pPr'), 'w:sectPr') : undefined;
    if (!properties) {
      open.push(block);
      continue;
    }
    const rest = withoutSection(block);
    if (textOf(rest) !== '' || someElement(rest, ({ name }) => name === 'w:drawing' || name === 'w:pict'))
      open.push(rest);
    sections.push({ blocks: open, properties });
    open = [];
  }
  const last = blocks.findLast(({ name }) => name === 'w:sectPr');
  return [...sections, { blocks: open, properties: last ?? NO_PROPERTIES }];
}

function withoutSection(paragraph: XmlElement): XmlElement {
  return {
    ...paragraph,
    children: paragraph.children.map((child) =>
      isElement(child) && child.name === 'w:pPr'
        ? {
            ...child,
            children: child.children.filter((each) => !isElement(each) || each.name !== 'w:sectPr'),
          }
        : child,
    ),
  };
}

/** A paragraph without visible height that ends a section. */
function endOf(properties: XmlElement): XmlElement {
  const spacing = { 'w:before': '0', 'w:after': '0', 'w:line': '20', 'w:lineRule': 'exact' };
  return {
    name: 'w:p',
    attributes: {},
    children: [
      {
        name: 'w:pPr',
        attributes: {},
        children: [{ name: 'w:spacing', attributes: spacing, children: [] }, properties],
      },
    ],
  };
}

/** The index of the section with the most text. */
export function mainSection(sections: readonly Section[]): number {
  const sizes = sections.map(({ blocks }) => blocks.reduce((size, block) => size + textOf(block).length, 0));
  return sizes.lastIndexOf(largest(sizes));
}

/** Whether the last of these sections has columns on the page of one without, as in journals, whose titles are above them. */
function isBelowTitle(sections: readonly Section[]): boolean {
  const above = sections.findLastIndex(({ properties }) => columnsOf(properties).count === 1);
  return (
    above !== -1 &&
    above < sections.length - 1 &&
    sections.slice(above + 1).every(({ properties }) => valOf(properties, 'w:type') === 'continuous')
  );
}

/** The headers and footers of the text: a section without its own inherits those before it (ECMA-376 Part 1, 17.10.1). */
export function referencesOf(sections: readonly Section[]): readonly XmlElement[] {
  const references = new Map<string, XmlElement>();
  for (const { properties } of sections)
    for (const child of elementsOf(properties))
      if (isReference(child)) references.set(`${child.name} ${child.attributes['w:type']}`, child);
  return [...references.values()];
}

/** The properties of a section with these headers and footers instead of its own. */
export function withReferences(properties: XmlElement, references: readonly XmlElement[]): XmlElement {
  const others = properties.children.filter((child) => !isElement(child) || !isReference(child));
  return { ...properties, children: [...references, ...others] };
}

function isReference({ name }: XmlElement): boolean {
  return name === 'w:headerReference' || name === 'w:footerReference';
}

/** Whether the pages of the text use a header or a footer of the template. */
export function storiesIn({ references, relations }: TemplateBody): ReadonlySet<'header' | 'footer'> {
  const kinds = references
    .filter(({ attributes }) => relations.has(attributes['r:id'] ?? ''))
    .map(({ name }) => (name === 'w:headerReference' ? 'header' : 'footer'));
  return new Set(kinds);
}

/**
 * Puts a placeholder in place of the template's own table of contents, whose entries belong to another text. Lists of
 * figures and tables are left out.
 */
function withoutContents(blocks: readonly XmlElement[], dropped: DropList): readonly XmlElement[] {
  const kept: XmlElement[] = [];
  let depth = 0;
  let isInside = false;
  for (const block of blocks) {
    const fields = fieldsIn(block);
    const code = fields.code.trim();
    const before = depth;
    depth += fields.depth;
    if (isInside) {
      isInside = depth > 0;
      continue;
    }
    const isControl = block.name === 'w:sdt' && galleryOf(block) === 'Table of Contents';
    const begins = before === 0 && (isControl || /^TOC\b/i.test(code));
    if (!begins) {
      kept.push(block);
      continue;
    }
    isInside = depth > 0;
    if (/\\[ac]\b/i.test(code)) dropped.add('lists');
    else if (!kept.includes(CONTENTS_PLACE)) kept.push(CONTENTS_PLACE);
    const section = childOf(childOf(block, 'w:pPr'), 'w:sectPr');
    if (section) kept.push(endOf(section));
  }
  return kept;
}

export function galleryOf(control: XmlElement): string | undefined {
  return valOf(childOf(childOf(control, 'w:sdtPr'), 'w:docPartObj'), 'w:docPartGallery');
}
