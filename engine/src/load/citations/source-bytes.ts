import { type DecodedText, decodedText } from '../../text/decoded-text.js';

/** The text of a file with sources, and whether its encoding was guessed. */
export type DecodedSources = DecodedText;

/** Decodes a file with sources. Bytes that are no text in any encoding are kept as far as UTF-8 goes: one entry may be sound. */
export function decodedSources(bytes: Uint8Array): DecodedSources {
  return decodedText(bytes) ?? { text: new TextDecoder('utf-8').decode(bytes), isGuessed: true };
}
