import { expect, test } from 'vitest';
import { wordTag } from './tags.js';

test.each([
  ['de', 'de-DE'],
  ['de-CH', 'de-CH'],
  ['EN', 'en-US'],
  ['en-gb', 'en-GB'],
  ['zh', 'zh-CN'],
  ['zh-hant', 'zh-TW'],
  ['zh-Hant-HK', 'zh-HK'],
  ['sr-latn', 'sr-Latn-RS'],
  ['SR-cyrl-rs', 'sr-Cyrl-RS'],
  ['no', 'nb-NO'],
  ['ar', 'ar-SA'],
  ['es-419', 'es-419'],
  ['tlh', 'tlh'],
])('Word writes %s as %s', (tag, expected) => {
  expect(wordTag(tag)).toBe(expected);
});
