import { describe, expect, test } from 'vitest';
import { withoutHabits } from './program-habits.js';

describe('what another program writes differently counts as unchanged', () => {
  test.each([
    ['[a](https://example.org "Title")', '[a](https://example.org/)'],
    ['[a](https://example.org/?src=a%40b)', '[a](https://example.org/?src=a@b)'],
    ['<https://example.org>', '[https://example.org](https://example.org/)'],
    [
      '[a](./one.md), [b](/two.md) and ![c](image1.png)',
      '[a](../one.md), [b](../../two.md) and ![c](image1.png)',
    ],
    [
      '---\ntitle: A\nkeywords: [green tea, black tea]\n---\n\nText',
      '---\ntitle: A\nkeywords: [green tea black tea]\n---\n\nText',
    ],
    [
      '<tr><td rowspan="2">a</td><th>b</th></tr>',
      '<tr><td rowspan="2" align="left">a</td><th align="left">b</th></tr>',
    ],
    ['![a](b.png){width=432.31pt height=20pt}', '![a](b.png){width=432.3pt height=20.1pt}'],
    ['<td align="left">a</td>\n<td>b</td>', '<td align="left">a</td>\n<td align="left">b</td>'],
    [
      '<tr><td align="left">a</td><td>b</td></tr>\n<tr><td>c</td></tr>',
      '<tr><td align="left">a</td><td align="left">b</td></tr>\n<tr><td>c</td></tr>',
    ],
  ])('%s', (original, returned) => {
    expect(withoutHabits(original, returned)).toBe(original);
  });
});

describe('what a reviewer has changed stays changed', () => {
  test.each([
    ['[a](https://example.org/a)', '[a](https://example.org/b)'],
    ['[a](https://example.org/a)', '[a](https://example.org/a/)'],
    ['[a](one.md) [b](two.md)', '[a](../one.md) [b](two.md)'],
    ['[a](one.md) [b](two.md)', '[a](../three.md) [b](../two.md)', '[a](../three.md) [b](two.md)'],
    ['---\nkeywords: [tea]\n---\n', '---\nkeywords: [coffee]\n---\n'],
    ['![a](b.png){width=432.31pt}', '![a](b.png){width=431pt}'],
    ['<td>a</td>', '<td align="right">a</td>'],
    ['<td align="left">a</td>', '<td>a</td>'],
    ['[a](a/one.md) [b](../a/one.md)', '[a](../a/one.md) [b](../../a/one.md)'],
  ])('%s, %s', (original, returned, kept = returned) => {
    expect(withoutHabits(original, returned)).toBe(kept);
  });
});

test('an address that could be either of two stays as the program wrote it', () => {
  expect(withoutHabits('[A](a.md) [B](./a.md)', '[A](../a.md)')).toBe('[A](../a.md)');
});

test('a link with a text of its own stays a link, also where its address stands alone elsewhere', () => {
  const text = '<https://x.org/a> and [text](https://x.org/a)';
  expect(withoutHabits(text, text)).toBe(text);
});
