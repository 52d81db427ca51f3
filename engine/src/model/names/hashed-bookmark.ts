import { fnv1a } from '../../text/fnv1a.js';

/** The name of a bookmark for a slug that Word would not take as one: readable at its beginning, and of its own for each slug. */
export function hashedBookmark(slug: string): string {
  const start = slug.replace(/[^a-z\d]+/g, '_').slice(0, 24);
  return `h_${start}_${fnv1a(slug).toString(16).padStart(8, '0')}`;
}
