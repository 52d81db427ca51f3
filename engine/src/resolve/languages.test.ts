import { expect, test } from 'vitest';
import { settingsOf } from '../api/settings.js';
import { NO_METADATA } from '../model/metadata.js';
import { parse } from '../parse/index.js';
import { resolveLanguages } from './languages.js';

function languages(text: string, language?: string, inFrontMatter?: string) {
  const metadata = inFrontMatter === undefined ? NO_METADATA : { ...NO_METADATA, language: inFrontMatter };
  const document = parse(text, metadata, () => {});
  return resolveLanguages(document, settingsOf(language === undefined ? {} : { language }));
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
  ['اردو زبان میں یہ ایک چھوٹا جملہ ہے جو بڑے لوگوں کے لیے لکھا گیا ہے', 'ur-PK'],
  ['Това е изречение на български език, което се различава от руския', 'bg-BG'],
  ['Този документ е за нови читатели', 'bg-BG'],
  [
    'Това е изречение, което цитира думата „мыши“ от руския език, а след това продължава на български, както всъщност се пише',
    'bg-BG',
  ],
  ['Большинство объектов и субъектов описаны в этом разделе, и мы их разъясним', 'ru-RU'],
  ['यह वाक्य हिन्दी में लिखा गया है', 'hi-IN'],
  ['यो वाक्य नेपाली भाषामा लेखिएको छ', 'ne-NP'],
  ['हे वाक्य मराठी भाषेत लिहिले आहे', 'mr-IN'],
  [
    'Dokumen ini menerangkan perkara yang boleh dilakukan oleh pembaca, kerana ia ialah panduan daripada kami dan bukan itu sahaja',
    'ms-MY',
  ],
  [
    'Dokumen ini menjelaskan hal yang bisa dilakukan oleh pembaca, karena ini adalah sebuah panduan dari kami dan bukan itu saja',
    'id-ID',
  ],
  ['Dokumen ini untuk semua pembaca yang akan membaca ini dalam bahasa itu', 'en-US'],
  ['Ово је реченица на српском језику која је написана ћирилицом љубазно', 'sr-Cyrl-RS'],
  ['Гэта сказ на беларускай мове, які напісаў чалавек у горадзе', 'be-BY'],
  ['Readme', 'en-US'],
  ['npm install x', 'en-US'],
])('%j is in %s', (text, expected) => {
  expect(languages(text).primary).toBe(expected);
});

const GERMAN = 'Der Hund ist nicht im Haus, und die Katze ist auch nicht auf dem Dach.';

test.each([
  ['an option before all else', 'fr-CA', 'nl-BE', 'fr-CA'],
  ['front matter before what the words show', undefined, 'nl-BE', 'nl-BE'],
  ['front matter as some tools write it', undefined, 'nl_BE', 'nl-BE'],
  ['the words where front matter gives no language', undefined, 'not a tag', 'de-DE'],
  ['the words where nothing is given', undefined, undefined, 'de-DE'],
])('what counts: %s', (_, option, inFrontMatter, expected) => {
  expect(languages(GERMAN, option, inFrontMatter)).toMatchObject({ primary: expected, western: expected });
});

test('a given language takes precedence over the script', () => {
  expect(languages('这是一个中文句子', 'en-GB')).toEqual({
    isGuessed: false,
    primary: 'en-GB',
    western: 'en-GB',
    eastAsian: 'zh-CN',
    complex: undefined,
  });
  expect(languages('English words', 'ja-JP')).toMatchObject({ western: 'en-US', eastAsian: 'ja-JP' });
  expect(languages('English words', 'he-IL')).toMatchObject({ western: 'en-US', complex: 'he-IL' });
});

test('a text in several scripts has a language for each', () => {
  const mixed =
    'The dog is not in the house, and the cat is on the roof with all of the others. 日本語の 词 and שלום';
  expect(languages(mixed)).toEqual({
    isGuessed: true,
    primary: 'en-US',
    western: 'en-US',
    eastAsian: 'ja-JP',
    complex: 'he-IL',
  });
});

test.each(['es-PA', 'en-MY', 'fr-ML', 'en-SA'])(
  'a language is that of its first letters, not of its region: %s',
  (language) => {
    expect(languages('words', language)).toMatchObject({ western: language, complex: undefined });
  },
);

const YES_AND_NO = `| Feature | Basic | Pro |\n|---|---|---|\n${'| Export | No | no es para todos |\n'.repeat(12)}`;

test.each([
  ['a table', YES_AND_NO],
  ['a table of HTML', `<table>${'<tr><td>no es</td><td>para todos los que</td></tr>'.repeat(6)}</table>`],
  ['code', '```\nel los las de que en un una es por con para del se no\n```'],
  ['inline code', '`el los las` `de que en` `un una es` `por con para` `del se no`'],
  ['a table beside a few words', `This table compares our plans.\n\n${YES_AND_NO}\nChoose one.`],
])('words in %s are no evidence of a language', (_, markdown) => {
  expect(languages(markdown).primary).toBe('en-US');
});

test('letters in a table count where there is no other text', () => {
  expect(languages('| 名前 | 値段 |\n|---|---|\n| りんご | 百円 |').primary).toBe('ja-JP');
  expect(
    languages('Words of the day in this course.\n\n| 名前 | 値段 |\n|---|---|\n| りんご | 百円 |'),
  ).toMatchObject({
    primary: 'en-US',
    eastAsian: 'ja-JP',
  });
});
