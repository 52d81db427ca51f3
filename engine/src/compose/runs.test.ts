import { expect, test } from 'vitest';
import { MARK_BITS, runProperties, textRuns } from './runs.js';

/** Each run as its text and what sets it apart. */
const runsOf = (...given: Parameters<typeof textRuns>): string[] =>
  textRuns(...given).map((run) => {
    if (run.type !== 'text') return run.type;
    const { rightToLeft, emoji, eastAsian, italic, dotted, style } = run.properties;
    const looks = [
      italic && 'italic',
      dotted && 'dots',
      rightToLeft && 'rtl',
      emoji && 'emoji',
      eastAsian && 'cjk',
      style,
    ].filter(Boolean);
    return [run.text, ...looks].join(' ');
  });

const { eastAsian, emphasis, monospace, slanted } = MARK_BITS;

test.each<[string, Parameters<typeof textRuns>, string[]]>([
  ['without anything', ['', true], []],
  ['of one kind', ['a, b'], ['a, b']],
  ['that is punctuation alone', [', '], [', ']],
  ['that is punctuation alone in a right-to-left paragraph', ['!', true], ['! rtl']],
  ['of two directions', ['a שלום'], ['a ', 'שלום rtl']],
  ['of two directions in a right-to-left paragraph', ['שלום a', true], ['שלום  rtl', 'a']],
  ['with emoji', ['a😀b😀'], ['a', '😀 emoji', 'b', '😀 emoji']],
  ['with Chinese punctuation', ['说“a”'], ['说“a”']],
  ['with Chinese punctuation in Chinese', ['说“a”', false, eastAsian], ['说', '“ cjk', 'a', '” cjk']],
  ['that is code in Chinese', ['说“a”', false, eastAsian | monospace], ['说“a” InlineCode']],
  ['emphasized in Chinese', ['重要', false, eastAsian | emphasis], ['重要 dots']],
  [
    'emphasized in Chinese with Latin words',
    ['强调 very，重要——important', false, eastAsian | emphasis],
    ['强调 dots', ' very italic', '，重要 dots', '—— dots cjk', 'important italic'],
  ],
  ['emphasized in English', ['a 重要', false, emphasis], ['a 重要 italic']],
  [
    'of a title that a citation style slants',
    ['重要', false, eastAsian | emphasis | slanted],
    ['重要 italic'],
  ],
  ['emphasized Latin in Japanese', ['Cook!', false, eastAsian | emphasis], ['Cook! italic']],
  ['with a style of its own in Chinese', ['说“a”', false, eastAsian, 'Keyboard'], ['说“a” Keyboard']],
])('text %s becomes runs', (_, given, expected) => {
  expect(runsOf(...given)).toEqual(expected);
});

test('marks are the properties of runs, which share them', () => {
  const marked = (...names: readonly (keyof typeof MARK_BITS)[]) =>
    runProperties(names.reduce((bits, name) => bits | MARK_BITS[name], 0));
  expect(marked('upright', 'caps')).toMatchObject({ upright: true, caps: true });
  expect(marked('insertion')).toMatchObject({ revision: 'insertion' });
  expect(marked('deletion')).toMatchObject({ revision: 'deletion' });
  expect(marked('insertion', 'deletion')).toMatchObject({ revision: 'deletion' });
  expect(Object.keys(marked('strong'))).not.toContain('revision');
  expect(marked('strong')).toBe(marked('strong'));
  expect(runProperties(0, 'Keyboard')).toBe(runProperties(0, 'Keyboard'));
});
