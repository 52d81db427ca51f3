/** Makes heading slugs as GitHub does: lower case, punctuation dropped, spaces to hyphens, repeats numbered. */
export class Slugs {
  readonly #counts = new Map<string, number>();

  slug(text: string): string {
    const base = text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    let slug = base;
    let count = this.#counts.get(base) ?? 0;
    while (this.#counts.has(slug)) slug = `${base}-${++count}`;
    this.#counts.set(base, count);
    this.#counts.set(slug, this.#counts.get(slug) ?? 0);
    return slug;
  }
}
