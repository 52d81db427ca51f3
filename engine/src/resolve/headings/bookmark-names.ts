import { hashedBookmark } from '../../model/names/hashed-bookmark.js';

/** Word truncates longer names, which breaks references to them. */
const MAX_LENGTH = 40;

/**
 * Makes unique bookmark names from slugs. Word allows letters, digits and underscores, and ignores case. A slug
 * that does not fit is replaced by its hash, so that its name does not depend on other headings.
 */
export class BookmarkNames {
  readonly #taken = new Set<string>();

  name(slug: string): string {
    let name = readable(slug) ?? hashedBookmark(slug);
    while (this.#taken.has(name)) name = hashedBookmark(`${slug} ${this.#taken.size}`);
    this.#taken.add(name);
    return name;
  }
}

function readable(slug: string): string | undefined {
  const name = slug.replaceAll('-', '_');
  return name.length <= MAX_LENGTH && /^[a-z]\w*$/.test(name) ? name : undefined;
}
