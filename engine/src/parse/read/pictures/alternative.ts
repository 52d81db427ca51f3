/** The alternative text of a picture. An address is not a description, and Notion uses nothing else for its icons. */
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
