/** A quick look: letters that emoji begin with, and what makes one out of a sign or a digit. */
export const MAY_HOLD_EMOJI = /[\u231a-\u2b55\ud83c-\ud83e]|\ufe0f/;

const PICTURE =
  '(?:\\p{Emoji_Presentation}(?!\\ufe0e)|[\\u{1f000}-\\u{1faff}](?!\\ufe0e)|\\p{Extended_Pictographic}(?=[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]))';
const PICTURE_OR_SIGN = '\\p{Extended_Pictographic}';
/** A presentation, a colour of skin or hair, the letters of a region's flag. */
const MODIFIERS = '\\ufe0f?[\\u{1f3fb}-\\u{1f3ff}]?(?:[\\u{e0020}-\\u{e007e}]+\\u{e007f})?';
const JOINED = `(?:\\u200d${PICTURE_OR_SIGN}${MODIFIERS})*`;

/** Emoji, with all that belongs to each (Unicode Technical Standard 51, 1.4.9). Splits a text at the odd places. */
export const EMOJI = new RegExp(
  `((?:\\p{Regional_Indicator}{2}|[\\d#*]\\ufe0f\\u20e3|${PICTURE}${MODIFIERS}${JOINED})+)`,
  'u',
);

const FONT = 'Segoe UI Emoji';
/** Body fonts have no emoji, and not every reader looks for another by itself. */
export const EMOJI_FONTS = `w:ascii="${FONT}" w:hAnsi="${FONT}" w:eastAsia="${FONT}" w:cs="${FONT}"`;
