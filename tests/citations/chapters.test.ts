import { convert } from '@footmark/engine';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { wordsOf } from '../docx/words';

const SOURCES = `references:
- {id: a, type: book, author: [{family: Doe, given: J}], title: One, issued: 2003}
- {id: b, type: book, author: [{family: Roe, given: J}], title: Two, issued: 2004}
- {id: c, type: book, author: [{family: Poe, given: J}], title: Three, issued: 2005}`;

async function lines(text: string, front = 'csl: ieee'): Promise<readonly string[]> {
  const { bytes } = await convertForTest(`---\n${front}\n${SOURCES}\n---\n\n${text}\n`);
  return wordsOf(bytes)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

const ONE = (number: number): string => `[${number}] J. Doe, One. 2003.`;
const TWO = (number: number): string => `[${number}] J. Roe, Two. 2004.`;
const THREE = (number: number): string => `[${number}] J. Poe, Three. 2005.`;

test.each([
  [
    'headings in chapters',
    '# I\n\n[@a; @b]\n\n## References\n\n# II\n\n[@b]\n\n## References',
    ['I', '[1], [2]', 'References', ONE(1), TWO(2), 'II', '[1]', 'References', TWO(1)],
  ],
  [
    'headings between chapters',
    '# I\n\n[@a]\n\n# References\n\n# II\n\n[@b]\n\n# References',
    ['I', '[1]', 'References', ONE(1), 'II', '[1]', 'References', TWO(1)],
  ],
  [
    'places in sections of chapters',
    '# I\n\n## A\n\n[@a]\n\n## B\n\n[@b]\n\n::: {#refs}\n:::\n\n# II\n\n[@c]\n\n::: {#refs-2}\n:::',
    ['I', 'A', '[1]', 'B', '[2]', ONE(1), TWO(2), 'II', '[1]', THREE(1)],
  ],
  [
    'a text after the list of its chapter',
    '# I\n\n[@a]\n\n## References\n\n## Appendix\n\n[@b]\n\n# II\n\n[@c]\n\n## References',
    ['I', '[1]', 'References', ONE(1), TWO(2), 'Appendix', '[2]', 'II', '[1]', 'References', THREE(1)],
  ],
  [
    'what no chapter with a list contains, in the list of the whole text',
    '# I\n\n[@a]\n\n# II\n\n[@b]\n\n## References\n\n# III\n\n[@c]\n\n# References',
    ['I', '[1]', 'II', '[1]', 'References', TWO(1), 'III', '[2]', 'References', ONE(1), THREE(2)],
  ],
  [
    'LaTeX commands that list a source in its chapter',
    '# I\n\n[@a]\n\n\\nocite{c}\n\n## References\n\n# II\n\n[@b]\n\n## References',
    ['I', '[1]', 'References', ONE(1), THREE(2), 'II', '[1]', 'References', TWO(1)],
  ],
])('several bibliographies list what their chapters cite: %s', async (_, text, expected) => {
  expect(await lines(text)).toEqual(expected);
});

test.each([
  ['section-bibs-level: 1', ['I', 'A', '[1]', 'Sources', ONE(1), 'II', '[1]', 'Sources', TWO(1)]],
  [
    'section-bibliographies: {level: 2, minlevel: 2}',
    ['I', 'A', '[1]', 'Sources', ONE(1), TWO(2), 'II', '[2]'],
  ],
  [
    'filters: [quarto, section-bibliographies]',
    ['I', 'A', '[1]', 'Sources', ONE(1), 'II', '[1]', 'Sources', TWO(1)],
  ],
  ['section-refs-level: 1', ['I', 'A', '[1]', 'Sources', ONE(1), 'II', '[1]', 'Sources', TWO(1)]],
  [
    'output: {word_document: {pandoc_args: [--lua-filter=../section-refs.lua]}}',
    ['I', 'A', '[1]', 'Sources', ONE(1), 'II', '[1]', 'Sources', TWO(1)],
  ],
])('front matter with %s asks for a bibliography after each section', async (setting, expected) => {
  const front = `csl: ieee\nreference-section-title: Sources\n${setting}`;
  expect((await lines('# I\n\n## A\n\n[@a]\n\n# II\n\n[@b]', front)).slice(0, expected.length)).toEqual(
    expected,
  );
});

test('a section that already lists sources is no place for another list', async () => {
  const text = '# I\n\n[@a]\n\n## References\n\n- Doe, J. (2001). Old.\n\n# II\n\n[@b]\n\n## References';
  expect((await lines(text)).slice(-3)).toEqual(['References', ONE(1), TWO(2)]);
});

test('letters and short notes begin anew in each chapter', async () => {
  const text = '# I\n\nA.[@a] B.[@a]\n\n## References\n\n# II\n\nC.[@a]\n\n## References';
  const words = (await lines(text, 'csl: chicago-notes')).join('\n');
  expect(words.match(/J\. Doe, One \(2003\)/g)).toHaveLength(2);
  expect(words).toMatch(/Doe, One\./);
});

test.each([
  ['apa', 'A \\citeauthor{a}, \\citeyear{a}, \\citealp[p.~3--5]{b}.', 'A Doe, 2003, Roe, 2004, pp. 3–5.'],
  ['ieee', 'A \\citeauthor{a} of \\citeyear{a}.', 'A Doe of 2003.'],
  ['chicago-notes', 'A \\citeauthor{a,b} of \\citeyear{a}.', 'A Doe; Roe of 2003.'],
  ['apa', 'A \\citetitle{a} and \\Citetitle[p. 3]{b}.', 'A One and Two, p. 3.'],
  ['ieee', 'As \\citenum{b} and \\citenum{a,b} say.', 'As 1 and 1, 2 say.'],
  ['apa', 'See \\fullcite{a}, and \\bibentry{b}.', 'See Doe, J. (2003). One, and Roe, J. (2004). Two.'],
  ['ieee', 'See \\fullcite{a}.', 'See J. Doe, One. 2003.'],
  ['apa', 'A\n\\nocite{c}\nB \\nocite{*} C', 'A B C'],
  ['apa', '- \\citeauthor{a}\n\n\\nocite{c}', 'Doe'],
])('in %s, %s shows the part that the command names', async (style, text, expected) => {
  expect(await lines(text, `csl: ${style}`)).toContain(expected);
});

test('with link-citations, each source in a citation links to its entry, in its own chapter', async () => {
  const links = async (text: string, style: string): Promise<readonly string[]> => {
    const front = `csl: ${style}\nlink-citations: true`;
    const { bytes } = await convertForTest(`---\n${front}\n${SOURCES}\n---\n\n${text}\n`);
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
    return [...xml.matchAll(/<w:hyperlink w:anchor="([^"]+)"[^>]*>(.*?)<\/w:hyperlink>/g)].map(
      ([, anchor, content]) => {
        expect(xml).toContain(`w:name="${anchor}"`);
        return `${anchor}: ${content?.replace(/<[^>]+>/g, '')}`;
      },
    );
  };
  expect(await links('[see @a, p. 3; @b] @c', 'apa')).toEqual([
    'ref_a: Doe, 2003, p. 3',
    'ref_b: Roe, 2004',
    'ref_c: 2005',
  ]);
  expect(await links('A.[@a; @b; @c]', 'nature')).toEqual(['ref_a: 1', 'ref_c: 3']);
  expect(await links('# I\n\n[@a]\n\n## References\n\n# II\n\n[@a]\n\n## References', 'apa')).toEqual([
    'ref_a: Doe, 2003',
    'ref_a__2: Doe, 2003',
  ]);
  expect(await links('[@a]', 'chicago-notes')).toEqual([]);
});

test('a text whose bibliography is suppressed has no links to it', async () => {
  const front = 'link-citations: true\nsuppress-bibliography: true';
  const result = await convert(`---\n${front}\n${SOURCES}\n---\n\n[@a]\n`);
  expect(result.success && result.validation.warnings).toEqual([]);
});
