import type { Settings } from '../api/settings.js';
import { writtenDate } from '../language/dates.js';
import type { Block, Document, Heading, Inline } from '../model/document.js';
import type { Metadata } from '../model/metadata.js';
import { plainText } from '../model/plain-text.js';
import type { Front, Properties } from '../model/resolved.js';
import { writtenText } from '../model/written-text.js';

/** What the title pass finds; `blocks` is the body without a heading that became the title. */
export interface TitledDocument {
  readonly front: Front | undefined;
  readonly properties: Omit<Properties, 'languages'>;
  readonly blocks: readonly Block[];
}

/**
 * Finds the document's title: an option, else front matter, else the first heading of depth 1. Where the layout
 * shows a title above the text, that heading is not printed a second time.
 */
export function resolveTitle(document: Document, settings: Settings, language: string): TitledDocument {
  const { metadata } = document;
  const given = settings.title ?? metadata.title;
  const first = document.blocks.find(isFirstLevel);
  const title = given ?? (first ? plainText(first.children).trim() : undefined);
  const authors = settings.author === undefined ? metadata.authors : [settings.author];
  const properties = {
    title,
    authors,
    keywords: metadata.keywords,
  };

  const layout = settings.titleLayout;
  const shown = layout === 'quiet' ? metadata.title : layout === 'block' ? given : title;
  if (!(layout === 'quiet' ? hasFront(metadata) : shown))
    return { front: undefined, properties, blocks: document.blocks };
  const heading = first && shown && isTitle(first, shown) ? first : undefined;
  const text: readonly Inline[] = shown ? [{ type: 'text', value: shown }] : [];
  const date = metadata.date && writtenDate(metadata.date, language, layout === 'manuscript');
  const front: Front = {
    layout,
    heading,
    title: heading?.children ?? text,
    metadata: { ...metadata, authors, ...(date === undefined ? {} : { date }) },
  };
  return { front, properties, blocks: document.blocks.filter((block) => block !== heading) };
}

/** Whether front matter gives something to show above the text. */
function hasFront({ title, subtitle, authors, date }: Metadata): boolean {
  return [title, subtitle, date].some((text) => text !== undefined) || authors.length > 0;
}

function isFirstLevel(block: Block): block is Heading {
  return block.type === 'heading' && block.depth === 1;
}

function isTitle({ children }: Heading, title: string): boolean {
  return isSame(plainText(children), title) || isSame(writtenText(children), title);
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
