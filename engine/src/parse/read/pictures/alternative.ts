/** The alternative text of a picture; an address says nothing of it, and Notion has no other for its icons. */
export function alternativeOf(alt: string, address: string): string {
  const text = alt.replace(/\s+/g, ' ').trim();
  return text === address || text === decoded(address) || /^https?:\/\/\S+$/.test(text) ? '' : text;
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
