/** What XML text may not hold as it stands: markup, illegal control characters and, perhaps, lone surrogates. */
const SUSPECT = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids (section 2.2).
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const MARKUP = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content and drops what XML 1.0 cannot hold. */
export function escapeText(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text
    .replace(ILLEGAL, '')
    .replace(LONE_SURROGATE, '')
    .replace(MARKUP, (character) => ENTITIES[character] ?? character);
}

/** Escapes text for a double-quoted attribute value; line breaks and tabs become spaces. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/[\t\r\n]+/g, ' ');
}
