import type { Document, Text } from '../model/document.js';
import { KeptCopies } from '../model/nodes/kept-copies.js';
import { mapDocument } from '../model/nodes/map-inlines.js';
import { isVerbatim } from './bare-address.js';

/** Not directly after or before a letter, a digit or another colon: `std::copy:`, `10:100:20`. */
const SHORTCODE = /(?<![A-Za-z\d_:]):([a-z\d_+-]+):(?![A-Za-z\d_:])/g;

/** The same, except at the end of a text: before code, it is a role of reStructuredText, as in :label:`name`. */
const UNLESS_ROLE = new RegExp(`${SHORTCODE.source}(?!$)`, 'g');

/** Replaces the names of emoji, `:smile:`, with the emoji. Code, addresses and unknown names are kept. */
export function replaceShortcodes(document: Document, emoji: ReadonlyMap<string, string>): Document {
  if (emoji.size === 0) return document;
  return mapDocument(
    document,
    (inline, next) => {
      if (isVerbatim(inline)) return [inline];
      if (inline.type !== 'text') return undefined;
      return [withEmoji(inline, emoji, next?.type === 'inlineCode' ? UNLESS_ROLE : SHORTCODE)];
    },
    { copies, about: [...emoji.keys()].join() },
  );
}

const copies = new KeptCopies();

function withEmoji(text: Text, emoji: ReadonlyMap<string, string>, pattern: RegExp): Text {
  const value = text.value.replace(pattern, (written, name: string) => emoji.get(name) ?? written);
  return value === text.value ? text : { ...text, value, written: text.written ?? text.value };
}
