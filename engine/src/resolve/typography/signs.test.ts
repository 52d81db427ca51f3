import { describe, expect, test } from 'vitest';
import { quotationMarks } from './quotation-marks.js';
import { typographicSigns } from './signs.js';

const typeset = (text: string, language = 'en'): string =>
  typographicSigns(text, quotationMarks(language)).join('');

test.each([
  ['de-Latn-CH', '«a»'],
  ['de-CH', '«a»'],
  ['de-Latn', '„a“'],
])('the script in a language such as %s makes no difference', (language, expected) => {
  expect(typeset('"a"', language)).toBe(expected);
});

describe('in English', () => {
  test.each([
    ['"High," she said.', '“High,” she said.'],
    ["He said \"'tis 'low' now\".", 'He said “’tis ‘low’ now”.'],
    ["it's the sailors' '90s", 'it’s the sailors’ ’90s'],
    ["'a' and 'b'", '‘a’ and ‘b’'],
    ['("a") ["b"] —"c"—', '(“a”) [“b”] —“c”—'],
    ['pages 3--5 -- and---so on', 'pages 3–5 – and—so on'],
    ['well... [...]', 'well… […]'],
    ["5'10\" or 6' 2\", 3' wide", "5′10″ or 6′ 2″, 3' wide"],
    ["rock 'n' roll", 'rock ’n’ roll'],
    ["rock-'n'-roll and drum'n'bass", 'rock-’n’-roll and drum’n’bass'],
    ["the '90s were 6' tall", "the ’90s were 6' tall"],
    ["In the '80s and '90s the sailors' boats", 'In the ’80s and ’90s the sailors’ boats'],
    ["'the '90s were good'", '‘the ’90s were good’'],
    ["'Tis true, 'twas the boys' and 'twill be theirs'", '’Tis true, ’twas the boys’ and ’twill be theirs’'],
    ["Give 'em the boys' hats, 'til 6' deep", "Give ’em the boys’ hats, ’til 6' deep"],
    ["the units 'em' and '90s'", 'the units ‘em’ and ‘90s’'],
    ["'Emma' and '12 Angry Men' and '20-year plan'", '‘Emma’ and ‘12 Angry Men’ and ‘20-year plan’'],
    ["the 't test' and 's'", 'the ‘t test’ and ‘s’'],
    ['-4.1 %', '−4.1 %'],
    ['a "quote\nover lines"', 'a “quote\nover lines”'],
    ['"The speech goes on.', '“The speech goes on.'],
    ['He said: "The speech "inside" goes on.', 'He said: “The speech “inside” goes on.'],
    ['("Open and "\u{20000}', '(“Open and “\u{20000}'],
    ['他说"你好"。她问："为什么？"他答\'不知道\'。', '他说“你好”。她问：“为什么？”他答‘不知道’。'],
    ['用"Word"软件，"Excel"也行', '用“Word”软件，“Excel”也行'],
    ['그는 "인용"은 "it\'s"라고', '그는 “인용”은 “it’s”라고'],
    ['\u{20bb7}"野"\u{20bb7} and \u{1f600}"a"\u{1f600}', '\u{20bb7}“野”\u{20bb7} and \u{1f600}“a”\u{1f600}'],
    ['a --', 'a –'],
    ['-- a', '– a'],
  ])('%j', (written, printed) => expect(typeset(written)).toBe(printed));

  test.each([
    '3 "',
    '" a',
    'run --help',
    '--help',
    "'(a",
    '----',
    '....',
    './...',
    'a - b',
    '-4 or 5',
    '-x',
    'צה"ל',
    '',
  ])('%j stays', (written) => expect(typeset(written)).toBe(written));
});

test.each([
  ['en-GB', '“a ‘b’ c”'],
  ['de', '„a ‚b‘ c“'],
  ['de-AT', '„a ‚b‘ c“'],
  ['de-CH', '«a ‹b› c»'],
  ['fr', '«\u202fa “b” c\u202f»'],
  ['es', '«a “b” c»'],
  ['ru-RU', '«a „b“ c»'],
  ['pl', '„a «b» c”'],
  ['sv', '”a ’b’ c”'],
  ['sr-Latn-RS', '„a ‚b’ c”'],
  ['zh-Hans', '“a ‘b’ c”'],
  ['constructor', '“a ‘b’ c”'],
])('%s', (language, printed) => expect(typeset('"a \'b\' c"', language)).toBe(printed));

test.each([
  ['nl', "'s Morgens in 't huis van 'n baas' zoon, 's'", '’s Morgens in ’t huis van ’n baas’ zoon, ‘s’'],
  ['nl', "de jaren '90 en '80 van de zus' kind", 'de jaren ’90 en ’80 van de zus’ kind'],
  ['af', "Dit is 'n hond se 'been'", 'Dit is ’n hond se ‘been’'],
  ['de', "So 'ne Sache, 's war Hans' Auto der '90er", 'So ’ne Sache, ’s war Hans’ Auto der ’90er'],
  ['de', "'nennen' und 's-Laut'", '‚nennen‘ und ‚s-Laut‘'],
  ['it', "gli anni '90, un po' come", 'gli anni ’90, un po’ come'],
  ['hu', "a '90-es évek, 6' magas", "a ’90-es évek, 6' magas"],
  ['sv', "på '90-talet", 'på ’90-talet'],
])('in %s, an apostrophe begins a shortened word: %j', (language, written, printed) => {
  expect(typeset(written, language)).toBe(printed);
});

test.each([
  ['Vraiment ? Oui ! « a » ; b', 'Vraiment\u202f? Oui\u202f! «\u202fa\u202f»\u202f; b'],
  ['Voici : 10:30, a:b ?!', 'Voici\u00a0: 10:30, a:b\u202f?!'],
  ['a ?b', 'a ?b'],
])('in French, the spaces of %j do not break', (written, printed) => {
  expect(typeset(written, 'fr')).toBe(printed);
  expect(typeset(written, 'fr-CH')).toBe(written);
});
