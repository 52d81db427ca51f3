import type { Block, Heading } from '../document.js';
import { plainText } from '../plain-text.js';
import type { HeadingAnchor, Resolved } from '../resolved.js';
import { walk } from '../walk.js';
import { writtenText } from '../written-text.js';
import { BookmarkNames } from './bookmark-names.js';
import { Slugs } from './slugs.js';

/** Gives each heading its slug and its bookmark. */
export function resolveHeadings(blocks: readonly Block[]): Pick<Resolved, 'headings' | 'bookmarks'> {
  const headings = new Map<Heading, HeadingAnchor>();
  const bookmarks = new Map<string, string>();
  const slugs = new Slugs();
  const names = new BookmarkNames();
  walk(blocks, {
    block(block) {
      if (block.type !== 'heading') return;
      const text = plainText(block.children).trim();
      const slug = slugs.slug(writtenText(block.children).trim());
      const bookmark = names.name(slug);
      headings.set(block, { slug, bookmark, text });
      bookmarks.set(slug, bookmark);
    },
  });
  return { headings, bookmarks };
}
