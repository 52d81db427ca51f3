import { describe, expect, test } from 'vitest';
import { withoutHabits } from './program-habits.js';

describe('what another program writes differently counts as unchanged', () => {
  test.each([
    ['[a](https://example.org "Title")', '[a](https://example.org/)'],
    ['[a](b.md "Title") ![c](d.png "Cup")', '[a](b.md) ![c](d.png "Cup")'],
    ['[*a*](b.md "Title") ![c](d.png "Cup")', '[*a*](b.md "Title") ![c](d.png)'],
    ['[a](https://example.org/?src=a%40b)', '[a](https://example.org/?src=a@b)'],
    ['<https://example.org>', '[https://example.org](https://example.org/)'],
    [
      '<https://x.org>, [https://x.org](https://x.org/) and <https://x.org/>',
      '[https://x.org](https://x.org/), [https://x.org](https://x.org/) and <https://x.org/>',
    ],
    // The same address in two forms.
    [
      '[a](https://x.org), [b](https://x.org/) and [c](https://x.org)',
      '[a](https://x.org/), [b](https://x.org/) and [c](https://x.org/)',
    ],
    ['<https://x.org/> and [a](https://x.org)', '<https://x.org/> and [a](https://x.org/)'],
    [
      '[a](./one.md), [b](/two.md) and ![c](image1.png)',
      '[a](../one.md), [b](../../two.md) and ![c](image1.png)',
    ],
    [
      '[a](./one.md), [b](sub/two.md#part) and ![c](image1.png)',
      '[a](../texts/one.md), [b](../texts/sub/two.md#part) and ![c](image1.png)',
    ],
    // In a folder beside it, with the same address in code.
    [
      '[a](one.md), [b](../two.md), `[a](one.md)`\n\n```md\n[a](one.md)\n```',
      '[a](../back/one.md), [b](../two.md), `[a](one.md)`\n\n```md\n[a](one.md)\n```',
    ],
    [
      '[a](one.md) and [b](two.md)',
      '[a](file:///home/ann/texts/one.md) and [b](file:///home/ann/texts/two.md)',
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
    [
      '![a](b.png){width=99.01pt} ![c](d.png){width=50px}',
      '![a](b.png){width=132px} ![c](d.png){width=37.5pt}',
    ],
    [
      '<!-- chart: bar -->\n|  | A |\n| --- | ---: |\n| B | 2 |\n| C | 2.5 |\n| D | 3.10 |\n',
      '<!-- chart: bar -->\n|  | A |\n| --- | ---: |\n| B | 2.00 |\n| C | 2.50 |\n| D | 3.10 |\n',
    ],
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
    ['[a](one.md) [b](two.md)', '[a](old/one.md) [b](two.md)'],
    ['[a](one.md) [b](../two.md) [c](three.md)', '[a](../old/one.md) [b](../two.md) [c](three.md)'],
    ['[a](one.md)', '[a](old/one.md)'],
    ['[a](one.md)', '[a](https://example.org/one.md)'],
    ['[a](one.md)', '[a](../someone.md)'],
    ['---\nkeywords: [tea]\n---\n', '---\nkeywords: [coffee]\n---\n'],
    ['![a](b.png){width=432.31pt}', '![a](b.png){width=431pt}'],
    ['![a](b.png){width=99pt}', '![a](b.png){width=133px}'],
    ['<td>a</td>', '<td align="right">a</td>'],
    ['|  | A |\n| --- | --- |\n| B | 2 |', '|  | A |\n| --- | --- |\n| B | 2.0 |'],
    [
      '---\nlang: de\n---\n\n<!-- chart: bar -->\n|  | A |\n| --- | ---: |\n| B | 12 |\n| C | 20.000 |',
      '---\nlang: de\n---\n\n<!-- chart: bar -->\n|  | A |\n| --- | ---: |\n| B | 12.000 |\n| C | 20.000 |',
    ],
    [
      '<!-- chart: bar -->\n|  | A |\n| --- | ---: |\n| B | 10 |',
      '<!-- chart: bar -->\n|  | A |\n| --- | ---: |\n| B | 1 |',
    ],
    ['[a](b.md "One") [c](d.md "Two")', '[a](b.md "One") [c](d.md)'],
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

describe('formulas that LibreOffice has written anew', () => {
  const aligned = '$$\n\\begin{aligned}a & =b\\\\ & +\\mathbf{c}\\,d\\end{aligned}\n$$';
  const stacked = '$f(k)=\\left( \\genfrac{}{}{0pt}{}{n}{k} \\right)p^k$';
  const fromLibreOffice = (original: string, returned: string): string =>
    withoutHabits(original, returned, 'LibreOffice/24.8.2.1$Linux');

  test.each([
    [aligned, '$$\n\\begin{gathered}a\\wedge=b \\\\ +cd\\end{gathered}\n$$'],
    ['> $$\n> x & y\n> $$', '> $$\n> xy\n> $$'],
    [stacked, '$f(k)=\\left( \\begin{gathered} n \\\\ k \\end{gathered} \\right)p^k$'],
    ['$\\varphi=\\operatorname{E}[X],\\;t\\in\\mathcal{R}$', '$\\varphi=\\mathrm{E}[X],t\\in\\mathcal{R}$'],
    ['$\\text{Pois}(\\sum_{i} \\lambda)$', '$\\text{Pois}\\left( \\sum_i \\lambda \\right)$'],
    ['$\\mathbf{x}_1$, $x_1\\;y$ and $x_1\\,$', '$x_1$, $x_1y$ and $x_1$'],
  ])('%s', (original, returned) => {
    expect(fromLibreOffice(original, returned)).toBe(original);
  });

  test.each([
    ['another letter', '$a\\,b$', '$ac$'],
    ['another sign', '$a\\wedge b$', '$ab$'],
    ['a script above', '$\\mathbf{x}_1$', '$x^1$'],
    ['a fraction for a stack', stacked, '$f(k)=\\left( \\frac{n}{k} \\right)p^k$'],
    ['a formula added to those that are written alike', '$\\mathbf{x}$ $x\\,$', '$x$ $x$ $x$'],
  ])('what a reviewer has changed stays changed: %s', (_, original, returned) => {
    expect(fromLibreOffice(original, returned)).toBe(returned);
  });

  test('what Word has saved is as its reviewer left it', () => {
    const returned = '$x_1$';
    expect(withoutHabits('$\\mathbf{x}_1$', returned, 'Microsoft Office Word')).toBe(returned);
  });
});
