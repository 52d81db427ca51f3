import { expect, test } from 'vitest';
import { applyEdit } from '../text/edit';
import { languageEdit } from './language-edit';
import { languageName, plainLanguageName } from './language-names';

test.each([
  ['Text', '---\nlang: de\n---\n\nText'],
  ['', '---\nlang: de\n---\n\n'],
  ['\ufeffText', '\ufeff---\nlang: de\n---\n\nText'],
  ['---\n\nText after a line', '---\nlang: de\n---\n\n---\n\nText after a line'],
  ['---\ntitle: A\n---\nText', '---\nlang: de\ntitle: A\n---\nText'],
  ['---\ntitle: A\nlang: en\nauthor: B\n---\nlang: en', '---\ntitle: A\nlang: de\nauthor: B\n---\nlang: en'],
  ['---\nlang:\n  en\ntitle: A\n---\n', '---\nlang: de\ntitle: A\n---\n'],
  ['---\nlang:\n---\n', '---\nlang: de\n---\n'],
  ['---\n"Language" : en # a remark\nlang: fr\n---\n', '---\n"Language" : de\nlang: fr\n---\n'],
  ['---\nformat:\n  lang: en\n---\n', '---\nlang: de\nformat:\n  lang: en\n---\n'],
  ['---\n{}\n---\nText', '---\nlang: de\n---\nText'],
  ['---\nlanguages: en\n...\nText', '---\nlang: de\nlanguages: en\n...\nText'],
])('%j with a language is %j', (text, expected) => {
  expect(applyEdit(text, languageEdit(text, 'de'))).toBe(expected);
});

test.each([
  ['de-DE', 'German', 'German'],
  ['en-US', 'English', 'English'],
  ['en-GB', 'British English', 'English'],
  ['de', 'German', 'German'],
  ['en-abc', 'en-abc', 'English'],
])('%s is called %s, or %s without its region', (tag, full, plain) => {
  expect(languageName(tag)).toBe(full);
  expect(plainLanguageName(tag)).toBe(plain);
});
