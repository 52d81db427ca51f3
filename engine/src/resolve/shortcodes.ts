import type { Document, Text } from '../model/document.js';
import { mapDocument } from '../model/map-inlines.js';
import { isVerbatim } from './bare-address.js';

/** Not right after or before a letter, a digit or another colon: `std::copy:`, `10:100:20`. */
const SHORTCODE = /(?<![A-Za-z\d_:]):([a-z\d_+-]+):(?![A-Za-z\d_:])/g;

/** Puts emoji in place of their names: `:smile:`. Code and addresses stay as they are, and so do unknown names. */
export function replaceShortcodes(document: Document, emoji: ReadonlyMap<string, string>): Document {
  if (emoji.size === 0) return document;
  return mapDocument(document, (inline) => {
    if (isVerbatim(inline)) return [inline];
    return inline.type === 'text' ? [withEmoji(inline, emoji)] : undefined;
  });
}

function withEmoji(text: Text, emoji: ReadonlyMap<string, string>): Text {
  const value = text.value.replace(SHORTCODE, (written, name: string) => emoji.get(name) ?? written);
  return value === text.value ? text : { ...text, value, written: text.written ?? text.value };
}
