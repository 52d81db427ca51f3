import { type DecodedText, decodedText } from '../../text/decoded-text.js';

/** Decodes a file with sources. Bytes that are no text in any encoding are kept as far as UTF-8 goes: one entry may be sound. */
export function decodedSources(bytes: Uint8Array): DecodedText {
  return decodedText(bytes) ?? { text: new TextDecoder('utf-8').decode(bytes), isGuessed: true };
}
