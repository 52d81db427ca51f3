import { type Finding, notice, type Report, repeatable } from '../api/notice.js';
import type { Document, Inline, WikiLink } from '../model/document.js';
import { mapDocument } from '../model/nodes/map-inlines.js';
import { plainText, writtenText } from '../model/nodes/plain-text.js';
import { walk } from '../model/nodes/walk.js';
import { slugger } from './headings/slugger.js';

/**
 * Turns wiki links to headings of this document into links. All other wiki links point to pages that Word cannot open:
 * their text is kept, and reported.
 */
export function resolveWikiLinks(document: Document, report: Report): Document {
  if (!document.hasWikiLinks) return document;
  const addresses = headingAddresses(document);
  return mapDocument(document, (inline) => {
    if (inline.type !== 'wikiLink') return undefined;
    const { children, line } = inline;
    const url = addresses.get(nameOf(inline, document));
    if (url !== undefined) return [{ type: 'link', url, title: '', children, line }];
    report(unresolved(inline));
    return children;
  });
}

/** The heading that a wiki link may refer to, by its text. */
function nameOf({ page, heading }: WikiLink, { title, blocks }: Document): string {
  if (heading === '') return folded(page);
  const titled = title ?? blocks.find((block) => block.type === 'heading');
  return page === '' || folded(page) === folded(plainText(titled?.children ?? [])) ? folded(heading) : '';
}

/** The addresses of headings by their text, and of named blocks by `^name`; of several with a name, the first. */
function headingAddresses({ blocks }: Document): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  const add = (name: string, address: string): void => {
    if (name !== '' && !addresses.has(name)) addresses.set(name, address);
  };
  const slugOf = slugger();
  walk(blocks, {
    block(block) {
      if ('anchors' in block)
        for (const anchor of block.anchors ?? [])
          if (anchor.startsWith('^')) add(folded(anchor), `#${anchor}`);
      if (block.type === 'heading')
        add(folded(plainText(block.children)), `#${slugOf(writtenText(block.children))}`);
    },
  });
  return addresses;
}

function folded(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Reported as one from the second on, since they have the same cause: other notes that were not opened. */
function unresolved({ page, heading, children, line }: WikiLink): Finding {
  const name = shortened(page === '' || heading === '' ? page || heading : `${page}#${heading}`, children);
  const message = `Link to ${name} leads to no heading of this document; its text was kept`;
  return repeatable(notice('wiki-link-not-made', message, line), {
    subject: 'links',
    name: `to ${name}`,
    predicate: 'lead to no heading of this document; their text was kept',
    from: 2,
  });
}

function shortened(target: string, children: readonly Inline[]): string {
  const text = target || plainText(children);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
