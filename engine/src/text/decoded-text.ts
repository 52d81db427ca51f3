/** A text, and whether its encoding was guessed: letters may be wrong then. */
export interface DecodedText {
  readonly text: string;
  readonly isGuessed: boolean;
}

/**
 * Decodes a text: UTF-16, UTF-8, the encoding that it declares itself, and any other bytes as Windows-1252, which
 * includes Latin-1 and is what older programs write in the west. `undefined` for bytes that are no text in any of them.
 *
 * @param declared a label of the Encoding Standard, such as `windows-1251`
 */
export function decodedText(bytes: Uint8Array, declared?: string): DecodedText | undefined {
  const wide = utf16(bytes);
  const isMarked = wide !== undefined;
  const known = wide ?? 'utf-8';
  const sure =
    decoded(bytes, known) ?? (declared === undefined || isMarked ? undefined : decoded(bytes, declared));
  if (sure !== undefined) return { text: sure, isGuessed: false };
  const guessed = isMarked ? undefined : decoded(bytes, 'windows-1252');
  return guessed === undefined ? undefined : { text: guessed, isGuessed: true };
}

/** UTF-16 by its byte order mark, or, without one, by the zeros beside four letters of ASCII: no other text has zeros. */
function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  const zeros = Array.from(bytes.subarray(0, 8), (byte) => (byte === 0 ? '0' : '1')).join('');
  if ((first === 0xff && second === 0xfe) || zeros === '10101010') return 'utf-16le';
  return (first === 0xfe && second === 0xff) || zeros === '01010101' ? 'utf-16be' : undefined;
}

/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on; some decoders read these as Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** No text contains them; bytes that an encoding does not define become some of them, too. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]/u;

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    const written = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    const isWestern = encoding === 'windows-1252';
    const text = isWestern
      ? written.replace(/[\u0080-\u009f]/g, (control) => WINDOWS.charAt(control.charCodeAt(0) - 0x80))
      : written;
    return text.includes('\0') || (isWestern && CONTROLS.test(text)) ? undefined : text;
  } catch {
    // An encoding that nobody knows, or bytes that are not in it.
    return undefined;
  }
}

/** The encoding that a page declares in its first 1,024 bytes, or an XML file in its first line (HTML, 13.2.3.2). */
export function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024));
  const found =
    /<meta\b[^>]*\bcharset\s*=\s*["']?\s*([\w:-]+)/i.exec(start) ??
    /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w:-]+)/i.exec(start);
  return found?.[1];
}
