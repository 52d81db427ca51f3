import type { Settings } from '../../api/settings.js';
import { datePrinted, momentOf, requestedDate } from '../../language/dates.js';
import { acknowledgementsTitle } from '../../language/front-parts.js';
import { isAbstractHeading } from '../../language/named-sections.js';
import type { Block, Document, Heading, Paragraph } from '../../model/document.js';
import { withoutMarks } from '../../model/names/raised-marks.js';
import { plainText, repeatsTitle } from '../../model/nodes/plain-text.js';
import type { Front, Properties, Resolved } from '../../model/resolved.js';
import { unlinked } from './contents.js';

/** The result of the title pass. */
interface TitledDocument {
  readonly front: Front | undefined;
  /** The blocks above the text that can contain footnotes: the title, or the heading that became it, and the subtitle. */
  readonly frontBlocks: readonly (Heading | Paragraph)[];
  readonly properties: Omit<Properties, 'languages' | 'rightToLeft'>;
  /** The body, without a heading that became the title. */
  readonly blocks: readonly Block[];
  readonly headingShift: Resolved['headingShift'];
}

/**
 * Finds the document's title: in the options, else in front matter. Without one, the title in the file's properties is the first
 * heading of depth 1, and the one that is printed is that heading only if it opens the text and has no other beside it. A heading
 * that is printed as the title is not printed again.
 */
export function resolveTitle(document: Document, settings: Settings, language: string): TitledDocument {
  const { metadata, subtitle } = document;
  const given = settings.title === undefined ? document.title : plainLine(settings.title);
  const first = firstHeading(document);
  const title = given ?? first;
  const authors = settings.author === undefined ? metadata.authors : [settings.author];
  // The current date is only used if the text asks for it.
  const requested = metadata.date && requestedDate(metadata.date, settings.date ?? new Date());
  const properties = {
    title: title && plainText(title.children).trim(),
    authors: authors.map(withoutMarks),
    keywords: metadata.keywords,
    subject: metadata.subject,
    description: metadata.description,
    date: settings.date ?? (requested === undefined ? undefined : momentOf(requested, language)),
  };

  const layout = settings.titleLayout;
  const sole = openingHeading(document);
  const opening = settings.titleFromHeading ? sole : undefined;
  const isOwnPart = layout === 'page' || layout === 'manuscript';
  const chosen = layout === 'quiet' ? (document.title ?? opening) : (given ?? (isOwnPart ? sole : opening));
  const shownAuthors = isOwnPart ? authors : metadata.authors;
  const isPrinted = (chosen?.children.length ?? 0) > 0 || hasFront(document, shownAuthors);
  if (!isPrinted)
    return { front: undefined, frontBlocks: [], properties, blocks: document.blocks, headingShift: 0 };
  // In a manuscript with a title page, the title is repeated above the text.
  const hasOwnPlace = settings.styleGuide !== undefined && layout === 'page';
  const below = hasOwnPlace ? undefined : belowFrontParts(document, language);
  const heading = chosen && [first, below].find((each) => each && repeatsTitle(each, chosen));
  const printed = heading ?? chosen;
  const date = requested && datePrinted(requested, metadata.dateFormat, language, layout === 'manuscript');
  const front: Front = {
    layout,
    heading,
    title: printed?.children ?? [],
    plainTitle: unlinked(printed?.children ?? []),
    subtitle: subtitle?.children ?? [],
    logo: document.logo,
    metadata: { ...metadata, authors, ...(date === undefined ? {} : { date }) },
  };
  const blocks = document.blocks.filter((block) => block !== heading);
  const isTitled = settings.titleFromHeading && printed !== undefined && !blocks.some(isFirstLevel);
  return {
    front,
    frontBlocks: [printed, subtitle].filter((block) => block !== undefined),
    properties,
    blocks,
    headingShift: isTitled && heading === opening ? 1 : 0,
  };
}

/** The heading of level 1 at the beginning of the text, if it is the only one. */
function openingHeading(document: Document): Heading | undefined {
  return document.blocks.slice(1).some(isFirstLevel) ? undefined : firstHeading(document);
}

/** The first heading of level 1 that can be a title; none if it is that of an abstract, which has the title above it. */
function firstHeading({ blocks }: Document): Heading | undefined {
  const first = blocks.find(mayBeTitle);
  return first && !isAbstractHeading(plainText(first.children)) ? first : undefined;
}

/** Whether there is anything but a title to show above the text. */
function hasFront({ subtitle, logo, metadata }: Document, authors: readonly string[]): boolean {
  const { date, dedication, institution, course, instructor, contacts } = metadata;
  const others = [subtitle, logo, date, dedication, institution, course, instructor, contacts];
  return others.some((each) => each !== undefined) || authors.length > 0;
}

function isFirstLevel(block: Block): block is Heading {
  return block.type === 'heading' && block.depth === 1;
}

/** Whether a block is a heading that can be a title, unlike that of a bibliography. */
function mayBeTitle(block: Block): block is Heading {
  return isFirstLevel(block) && !block.isBibliography;
}

/** The heading at the beginning of the text, after an abstract and acknowledgements. */
function belowFrontParts({ blocks }: Document, language: string): Heading | undefined {
  const thanks = acknowledgementsTitle(language);
  return blocks.filter(mayBeTitle).find(({ children }) => {
    const text = plainText(children);
    return !isAbstractHeading(text) && text !== thanks;
  });
}

function plainLine(text: string): Paragraph {
  return { type: 'paragraph', children: text === '' ? [] : [{ type: 'text', value: text }], line: 1 };
}
