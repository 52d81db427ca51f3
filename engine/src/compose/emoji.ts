/** A quick test: characters that begin an emoji, and those that turn a symbol or digit into one. */
export const MAY_HOLD_EMOJI = /[\u231a-\u2b55\ud83c-\ud83e]|\ufe0f/;

const PICTURE =
  '(?:\\p{Emoji_Presentation}(?!\\ufe0e)|[\\u{1f000}-\\u{1faff}](?!\\ufe0e)|\\p{Extended_Pictographic}(?=[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]))';
const PICTURE_OR_SIGN = '\\p{Extended_Pictographic}';
/** Variation selectors, skin tones, hair, and the letters of regional flags. */
const MODIFIERS = '\\ufe0f?[\\u{1f3fb}-\\u{1f3ff}]?(?:[\\u{e0020}-\\u{e007e}]+\\u{e007f})?';
const JOINED = `(?:\\u200d${PICTURE_OR_SIGN}${MODIFIERS})*`;

/**
 * Emoji, each with everything that belongs to it (Unicode Technical Standard 51, 1.4.9). The odd parts of a split
 * text are emoji.
 */
export const EMOJI = new RegExp(
  `((?:\\p{Regional_Indicator}{2}|[\\d#*]\\ufe0f\\u20e3|${PICTURE}${MODIFIERS}${JOINED})+)`,
  'u',
);
