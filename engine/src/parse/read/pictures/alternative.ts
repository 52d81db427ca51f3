/** The alternative text of a picture. An address, which Notion gives its icons, is not a description. */
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
