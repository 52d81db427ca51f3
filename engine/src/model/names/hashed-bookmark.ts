/** The name of a bookmark for a slug that Word would not take as one: readable at its beginning, and of its own for each slug. */
export function hashedBookmark(slug: string): string {
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
