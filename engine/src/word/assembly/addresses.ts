import type { Inline } from '../../model/document.js';
import { hashedBookmark } from '../../model/names/hashed-bookmark.js';
import type { Flat, FlatParagraph } from '../flat/flat.js';

interface Naming {
  /** Gives each heading its identifier in Markdown, in document order. */
  readonly slugOf: (heading: readonly Inline[]) => string;
  /** The name of a bookmark's target. */
  readonly nameOf: (bookmark: string) => string;
  readonly isFromFootmark: boolean;
}

/** Resolves links to bookmarks to addresses in Markdown: a link to a heading gets the heading's identifier. */
export class Addresses {
  readonly #headings = new Map<string, string>();
  readonly #names = new Map<FlatParagraph, readonly string[]>();
  readonly #places = new Set<string>();

  constructor(
    flat: readonly Flat[],
    private readonly naming: Naming,
  ) {
    for (const each of flat) this.#visit(each);
  }

  of(url: string): string {
    if (!url.startsWith('#')) return url;
    const bookmark = url.slice(1);
    const heading = this.#headings.get(bookmark);
    if (heading !== undefined) return `#${heading}`;
    // A link to a target outside the text, such as the top of the document, is dropped.
    return this.#places.has(bookmark) ? `#${this.naming.nameOf(bookmark)}` : '';
  }

  /** The identifier of the heading with a bookmark. */
  headingAt(bookmark: string): string | undefined {
    return this.#headings.get(bookmark);
  }

  /** Names that a heading has in addition to the identifier derived from its text. */
  namesOf(heading: FlatParagraph): readonly string[] {
    return this.#names.get(heading) ?? [];
  }

  #visit(each: Flat): void {
    switch (each.type) {
      case 'paragraph':
        if (each.depth !== undefined) this.#heading(each);
        for (const anchor of each.anchors) this.#places.add(anchor);
        return;
      case 'formula':
      case 'chart':
        for (const anchor of each.anchors) this.#places.add(anchor);
        return;
      case 'box':
      case 'columns':
        for (const inner of each.content) this.#visit(inner);
        return;
      case 'table':
        for (const row of each.rows)
          for (const cell of row) for (const inner of cell.content) this.#visit(inner);
        return;
      case 'pageBreak':
      case 'place':
        return;
    }
  }

  #heading(heading: FlatParagraph): void {
    const { slugOf, nameOf, isFromFootmark } = this.naming;
    const slug = slugOf(heading.atoms.map(({ inline }) => inline));
    const names: string[] = [];
    for (const anchor of heading.anchors) {
      const isOfText =
        !isFromFootmark ||
        /^_/.test(anchor) ||
        anchor === slug.replaceAll('-', '_') ||
        anchor === hashedBookmark(slug);
      const own = isOfText ? slug : nameOf(anchor) === anchor ? anchor.replaceAll('_', '-') : nameOf(anchor);
      if (!isOfText) names.push(own);
      this.#headings.set(anchor, own);
    }
    if (names.length > 0) this.#names.set(heading, names);
  }
}
