import type { Document, FootnoteDefinition, Inline, Link } from '../model/document.js';
import { mapInlines } from '../model/map-inlines.js';
import { isBareAddress } from './bare-address.js';

/**
 * Replaces each link in the body with its text and a note that contains the address. Bare addresses, links to
 * headings and e-mail links are kept: their text says where they lead, or they lead nowhere outside.
 */
export function linksToFootnotes(document: Document): Document {
  const definitions = new Map(document.definitions);
  const blocks = mapInlines(document.blocks, (inline) => {
    if (inline.type !== 'link' || !needsNote(inline)) return undefined;
    // Labels contain no spaces, so no other reference leads here.
    const identifier = `link ${inline.url}`;
    if (!definitions.has(identifier)) definitions.set(identifier, definitionOf(inline, identifier));
    return [
      ...inline.children,
      { type: 'footnoteReference', identifier, label: inline.url, line: inline.line },
    ];
  });
  return { ...document, blocks, definitions };
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
