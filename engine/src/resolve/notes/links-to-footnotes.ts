import type { Document, FootnoteDefinition, Inline, Link } from '../../model/document.js';
import { KeptCopies } from '../../model/nodes/kept-copies.js';
import { kindsOf } from '../../model/nodes/kinds.js';
import { mapInlines } from '../../model/nodes/map-inlines.js';
import { moveLines, placesIn } from '../../model/nodes/source-lines.js';
import { walk } from '../../model/nodes/walk.js';
import { isBareAddress } from '../bare-address.js';

/**
 * Replaces each link in the body with its text and a footnote that contains the address. Bare addresses, e-mail links and
 * links to headings are kept: they show their targets, or have none outside the document.
 */
export function linksToFootnotes(document: Document): Document {
  const definitions = new Map(document.definitions);
  const inline = (each: Inline): void => {
    if (each.type !== 'link' || !needsNote(each)) return;
    const identifier = identifierOf(each);
    if (!definitions.has(identifier)) definitions.set(identifier, definitionFor(each, identifier));
  };
  walk(document.blocks, { inline }, LINKS);
  const blocks = mapInlines(
    document.blocks,
    (inline) => {
      if (inline.type !== 'link' || !needsNote(inline)) return undefined;
      const { children, url, line } = inline;
      const identifier = identifierOf(inline);
      return [...children, { type: 'footnoteReference', identifier, label: url, line }];
    },
    { copies, about: '' },
  );
  return { ...document, blocks, definitions };
}

const LINKS = kindsOf('link');
const copies = new KeptCopies();

/** Labels contain no spaces, so no other reference has this identifier. */
function identifierOf({ url }: Link): string {
  return `link ${url}`;
}

const known = new WeakMap<Link, FootnoteDefinition>();

/** The footnote for a link. It is cached, and moved to the link's current line. */
function definitionFor(link: Link, identifier: string): FootnoteDefinition {
  const found = known.get(link);
  if (found) {
    moveLines(placesIn([found]), link.line - found.line);
    return found;
  }
  const definition = definitionOf(link, identifier);
  known.set(link, definition);
  return definition;
}

function needsNote(link: Link): boolean {
  const { url } = link;
  if (url === '' || url.startsWith('#') || !/^(?:https?:|ftp:|[^:]*$)/i.test(url)) return false;
  return !isBareAddress(link);
}

function definitionOf({ url, title, line }: Link, identifier: string): FootnoteDefinition {
  const link: Link = { type: 'link', url, title: '', children: [{ type: 'text', value: url }], line };
  const children: Inline[] = title === '' ? [link] : [{ type: 'text', value: `${title}. ` }, link];
  return { kind: 'link', identifier, label: url, children: [{ type: 'paragraph', children, line }], line };
}
