import type { Block, Document, Heading, Inline } from '../document.js';
import { plainText } from '../plain-text.js';
import type { Front, Properties } from '../resolved.js';
import type { Settings } from '../settings.js';
import { writtenText } from '../written-text.js';

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
export function resolveTitle(document: Document, settings: Settings): TitledDocument {
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

  const shown = settings.titleLayout !== 'none' && !(settings.titleLayout === 'block' && given === undefined);
  if (!shown || title === undefined) return { front: undefined, properties, blocks: document.blocks };
  const heading = first && isTitle(first, title) ? first : undefined;
  const text: readonly Inline[] = heading?.children ?? [{ type: 'text', value: title }];
  const front: Front = {
    layout: settings.titleLayout,
    heading,
    title: text,
    metadata: { ...metadata, authors },
  };
  return { front, properties, blocks: document.blocks.filter((block) => block !== heading) };
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
