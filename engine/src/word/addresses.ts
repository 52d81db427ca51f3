import type { Inline } from '../model/document.js';
import type { Flat } from './flat.js';

/** What links to bookmarks become: links to headings have the names that headings have in Markdown. */
export function addresses(
  flat: readonly Flat[],
  slugOf: (heading: readonly Inline[]) => string,
): (url: string) => string {
  const slugs = new Map<string, string>();
  const places = new Set<string>();
  const visit = (each: Flat): void => {
    if (each.type === 'paragraph') {
      const slug = each.depth === undefined ? undefined : slugOf(each.atoms.map(({ inline }) => inline));
      for (const anchor of each.anchors) {
        places.add(anchor);
        if (slug !== undefined) slugs.set(anchor, slug);
      }
    } else if (each.type === 'formula') for (const anchor of each.anchors) places.add(anchor);
    else if (each.type === 'box') for (const inner of each.content) visit(inner);
    else if (each.type === 'table')
      for (const row of each.rows) for (const cell of row) for (const inner of cell.content) visit(inner);
  };
  for (const each of flat) visit(each);
  return (url) => {
    if (!url.startsWith('#')) return url;
    const name = url.slice(1);
    const slug = slugs.get(name);
    // A link to a place that is not in the text, such as the top of the document, leads nowhere.
    return slug !== undefined ? `#${slug}` : places.has(name) ? url : '';
  };
}
