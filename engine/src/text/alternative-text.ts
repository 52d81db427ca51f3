/** The alternative text of a picture. An address, as Notion gives its icons and
 * Word a picture pasted from a page, is not a description. */
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
