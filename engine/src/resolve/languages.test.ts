import { expect, test } from 'vitest';
import { NO_METADATA } from '../metadata.js';
import { parse } from '../parse/index.js';
import { settingsOf } from '../settings.js';
import { resolveLanguages } from './languages.js';

function languages(text: string, language?: string) {
  const document = parse(text, NO_METADATA, () => {});
  return resolveLanguages(document, document.blocks, settingsOf(language === undefined ? {} : { language }));
}

test.each([
  [
    'Der Hund ist nicht im Haus, und die Katze ist auch nicht auf dem Dach. Das ist von allen bemerkt worden.',
    'de-DE',
  ],
  [
    'Le chat est dans la maison et les chiens ne sont pas avec lui, ce qui est une bonne chose pour tous.',
    'fr-FR',
  ],
  [
    'El perro no está en la casa y los gatos se quedan con las niñas, que es lo que se espera de un día así.',
    'es-ES',
  ],
  [
    'The dog is not in the house, and the cat is on the roof with all of the others that were there.',
    'en-US',
  ],
  ['これは日本語の文章です。漢字も含まれています。', 'ja-JP'],
  ['这是一个中文句子，用来测试语言检测。', 'zh-CN'],
  ['이것은 한국어 문장입니다.', 'ko-KR'],
  ['هذه جملة باللغة العربية', 'ar-SA'],
  ['این یک جمله به زبان فارسی است که چند پاراگراف دارد', 'fa-IR'],
  ['זה משפט בעברית', 'he-IL'],
  ['Это предложение на русском языке', 'ru-RU'],
  ['Це речення українською мовою, її легко впізнати', 'uk-UA'],
  ['Αυτή είναι μια ελληνική πρόταση', 'el-GR'],
  ['Readme', 'en-US'],
  ['npm install x', 'en-US'],
])('%j is in %s', (text, expected) => {
  expect(languages(text).primary).toBe(expected);
});

test('what is given counts', () => {
  expect(languages('The dog is in the house', 'de-CH').primary).toBe('de-CH');
  expect(languages('x', 'not a tag').primary).toBe('en-US');
});

test('a text in several writing systems has a language for each', () => {
  const mixed =
    'The dog is not in the house, and the cat is on the roof with all of the others. 日本語の 词 and שלום';
  expect(languages(mixed)).toEqual({
    primary: 'en-US',
    western: 'en-US',
    eastAsian: 'ja-JP',
    complex: 'he-IL',
  });
});
