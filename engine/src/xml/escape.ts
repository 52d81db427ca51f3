/** The characters that XML 1.0 does not allow (section 2.2), besides lone surrogates. */
const ILLEGAL = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** Text that needs a closer look: markup, and characters outside the common range. */
const SUSPECT = /[&<>"\ud800-\udfff\ufffe\uffff]|[^\u0020-\uffff\t\n\r]/;
const LINE_BREAKS = /[\t\r\n]/;
const MARKUP = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content and removes characters that XML 1.0 does not allow. */
export function escapeText(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text.replace(ILLEGAL, '').replace(MARKUP, (character) => ENTITIES[character] ?? character);
}

/** Escapes text for a double-quoted attribute value; line breaks and tabs become spaces. */
export function escapeAttribute(text: string): string {
  return LINE_BREAKS.test(text) ? escapeText(text).replace(/[\t\r\n]+/g, ' ') : escapeText(text);
}
