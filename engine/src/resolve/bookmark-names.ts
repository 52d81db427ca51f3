/** Word truncates longer names, which breaks references to them. */
const MAX_LENGTH = 40;

/**
 * Makes unique bookmark names from slugs. Word allows letters, digits and underscores, and ignores case. A slug
 * that does not fit is replaced by its hash, so that its name does not depend on other headings.
 */
export class BookmarkNames {
  readonly #taken = new Set<string>();

  name(slug: string): string {
    let name = readable(slug) ?? hashed(slug);
    while (this.#taken.has(name)) name = hashed(`${slug} ${this.#taken.size}`);
    this.#taken.add(name);
    return name;
  }
}

function readable(slug: string): string | undefined {
  const name = slug.replaceAll('-', '_');
  return name.length <= MAX_LENGTH && /^[a-z]\w*$/.test(name) ? name : undefined;
}

function hashed(slug: string): string {
  const start = slug.replace(/[^a-z\d]+/g, '_').slice(0, 24);
  return `h_${start}_${fnv1a(slug)}`;
}

/** The 32-bit FNV-1a hash over UTF-16 code units, in hexadecimal. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
