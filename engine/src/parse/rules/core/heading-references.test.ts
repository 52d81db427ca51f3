import { expect, test } from 'vitest';
import { NO_METADATA } from '../../../model/metadata.js';
import { walk } from '../../../model/nodes/walk.js';
import { decideDialect } from '../../dialect/decide.js';
import { parse } from '../../index.js';

/** The addresses of the links in a text that is written for `dialect`. */
function linksIn(text: string, dialect: 'pandoc' | 'quarto' | 'rmarkdown' | 'github'): readonly string[] {
  const urls: string[] = [];
  const { blocks } = parse(text, NO_METADATA, () => {}, false, decideDialect(text, { chosen: dialect }));
  walk(blocks, { inline: (inline) => void (inline.type === 'link' && urls.push(inline.url)) });
  return urls;
}

const HEADINGS = '# The Tides\n\n## Of a *Cup*\n\n## Tea {#green}\n\nOld\n---\n\n';

test.each([
  ['See [The Tides] and [the  tides].', ['#the-tides', '#the-tides']],
  ['See [them][the tides] and [The Tides][].', ['#the-tides', '#the-tides']],
  ['- a [Of a *Cup*]', ['#of-a-cup']],
  ['> [tea], [Old]', ['#green', '#old']],
  ['[Tea]{.aside} and [The Tides]{.mark}', []],
  ['[Tides], [x], `[Tea]`, \\[Tea\\]', []],
  ['[Tea]\n\n[tea]: https://tea.example', ['https://tea.example']],
  ['[Tea](https://tea.example)', ['https://tea.example']],
])('the text of a heading in brackets leads to it: %j', (text, urls) => {
  for (const dialect of ['pandoc', 'quarto', 'rmarkdown'] as const)
    expect(linksIn(HEADINGS + text, dialect)).toEqual(urls);
  expect(linksIn(HEADINGS + text, 'github')).toEqual(urls.filter((url) => !url.startsWith('#')));
});

test('of two headings with a text, the first counts; formulas and links in headings have no such names', () => {
  expect(linksIn('# A {#one}\n\n# A {#two}\n\n# B $x$\n\n[a] [B $x$]', 'pandoc')).toEqual(['#one']);
});
