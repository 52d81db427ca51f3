/** The characters that XML 1.0 does not allow (section 2.2), besides lone surrogates. */
const ILLEGAL = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** Text that needs a closer look: markup, and characters outside the common range. */
const SUSPECT = /[^\t\n\r !#-%'-;=?-\ud7ff\ue000-\ufffd]/;
/** The same for values of attributes, where line breaks and tabs are to be replaced, too. */
const SUSPECT_VALUE = /[^ !#-%'-;=?-\ud7ff\ue000-\ufffd]/;

/** Escapes text for element content and removes characters that XML 1.0 does not allow. */
export function escapeText(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text
    .replace(ILLEGAL, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Escapes text for a double-quoted attribute value; line breaks and tabs become spaces. */
export function escapeAttribute(text: string): string {
  return SUSPECT_VALUE.test(text) ? escapeText(text).replace(/[\t\r\n]+/g, ' ') : text;
}
