import { describe, expect, test } from 'vitest';
import { firstLoss, tokensOf } from './tokens';
import { visibleText } from './visible-text';

describe('firstLoss', () => {
  test.each([
    ['all words in order', 'one two', 'one two', undefined],
    ['more words in between', 'one two', 'js one [1] two', undefined],
    ['a word is gone', 'one two three', 'one three', 'lost "two" after "one" and before "three"'],
    ['a sign is gone', 'a * b', 'a b', 'lost "*" after "a" and before "b"'],
    ['two words changed places', 'one two', 'two one', 'lost "two" after "one" and before ""'],
    ['two words grew together', 'one two', 'onetwo', 'lost "one" after "" and before "two"'],
  ])('%s', (_, source, output, loss) => {
    expect(firstLoss(tokensOf(source), tokensOf(output))).toBe(loss);
  });
});

describe('visibleText', () => {
  test.each([
    ['inline tags leave words whole', '<p>fo<b>o</b></p>', 'foo'],
    ['blocks and breaks divide words', '<p>a<br>b</p><p>c</p>', 'a b c'],
    ['entities are read', '&lt;b&gt;&nbsp;&copy;', '< b > ©'],
    ['alternative texts count', '<img alt="a cat">', 'a cat'],
    ['scripts, styles and comments do not', '<script>x</script><style>y</style><!-- z -->a', 'a'],
  ])('%s', (_, html, text) => {
    expect(tokensOf(visibleText(html)).join(' ')).toBe(text);
  });
});
