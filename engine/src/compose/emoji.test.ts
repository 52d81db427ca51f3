import { expect, test } from 'vitest';
import { EMOJI, MAY_HOLD_EMOJI } from './emoji.js';

const WHOLE = [
  '😀',
  '👍🏽',
  '👩‍👩‍👧',
  '🧑🏿‍🚀',
  '🏳️‍🌈',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇩🇪',
  '1️⃣',
  '❤️',
  '❤️‍🔥',
  '👁️‍🗨️',
  '㊗️',
  '⌚',
  '🅰',
  '⛹🏿‍♀️',
];

test.each(WHOLE)('%s is one emoji', (emoji) => {
  expect(MAY_HOLD_EMOJI.test(emoji)).toBe(true);
  expect(`a${emoji}b`.split(EMOJI)).toEqual(['a', emoji, 'b']);
});

test.each(['☑', '→', '©', '1', '#', '漢字', '❤', '⌚︎', '😀︎', '𝒜', 'שלום'])('%s is text', (text) => {
  expect(text.split(EMOJI)).toEqual([text]);
});
