import { expect, test } from 'vitest';
import { checkSources } from './source-check.js';

const GOOD = '@book{good, author={Doe, J.}, title={Good}, year=2001}\n';

async function faultsOf(...texts: readonly string[]): Promise<readonly string[]> {
  const { faults } = await checkSources(texts.map((text, index) => ({ name: `${index + 1}.bib`, text })));
  return faults.map(({ kind, key, file, line }) => `${kind} ${key} ${file + 1}:${line}`);
}

test.each([
  ['a good entry', GOOD, []],
  ['a key that occurs twice', `${GOOD}\n${GOOD}`, ['doubled good 1:3']],
  ['no author', '@misc{a, title={A}, year=2001}', ['author a 1:1']],
  ['an editor instead of an author', '@book{a, editor={Doe, J.}, title={A}, year=2001}', []],
  ['no date', `${GOOD}@book{a,\n author={Doe, J.},\n title={A}}`, ['date a 1:2']],
  ['a date in words', '@book{a, author={Doe, J.}, title={A}, year={in press}}', []],
  [
    'a title in capitals',
    '@book{a, author={Doe, J.}, title={THE TIDES OF MAY}, year=2001}',
    ['capitals a 1:1'],
  ],
  ['a short title in capitals', '@book{a, author={Doe, J.}, title={NASA}, year=2001}', []],
  [
    'a title without capitals',
    '@book{a, author={王, 伟}, title={汉语语法研究的基本问题 与方法论探讨}, year=2001}',
    [],
  ],
  ['parts of a name', '@book{a, author={family=Berg; given=Jan}, title={A}, year=2001}', ['unread a 1:1']],
  [
    'a name with its parts',
    '@book{a, author={family=Berg, given=Jan, prefix=van der}, title={A}, year=2001}',
    [],
  ],
  [
    'an address in a note',
    '@misc{a, author={Doe, J.}, year=2001, note={See https://example.org}}',
    ['unread a 1:1'],
  ],
  [
    'an address in a field that nobody prints',
    '@misc{a, author={Doe, J.}, year=2001, bibsource={https://example.org}, acknowledgement={See https://example.org}}',
    [],
  ],
  [
    'an address in its field',
    '@misc{a, author={Doe, J.}, year=2001, howpublished={\\url{https://example.org}}}',
    [],
  ],
  [
    'an address beside a DOI',
    '@misc{a, author={Doe, J.}, year=2001, doi={10.1/2}, note={See https://example.org}}',
    [],
  ],
  [
    'an entry that is not closed',
    '@misc{a, author={Doe, J.}, year=2001, title={One\n@misc{b, title={B}}\n@misc{c, title={C}}}',
    ['unclosed a 1:1'],
  ],
  [
    'a field that is not closed',
    `@misc{a, author={Doe, J.}, year=2001, title={One {two}, journal={J}}\n${GOOD}`,
    ['unclosed a 1:1'],
  ],
  [
    'an equation in a title',
    '@misc{a, author={Doe, J.}, year=2001, title={Sums, where $n = 3$, and number theory}}',
    [],
  ],
  [
    'a part that no name has',
    '@misc{a, author={family=Berg, giv=Jan and Doe, J.}, title={A}, year=2001}',
    ['unread a 1:1'],
  ],
  ['letters before the first entry', `\nsdf\n${GOOD}`, ['unread  1:2']],
  ['letters in the line of the first entry', `x${GOOD}`, ['unread  1:1']],
  [
    'comments before the first entry',
    `\ufeff% A\n@comment{B {c} d}\n@string{e = "f"}\n${GOOD}and between\n${GOOD.replace('good', 'other')}and after`,
    [],
  ],
  ['a mark of front matter', `---\n---\n${GOOD}`, []],
  ['what JabRef writes', `This file was created with JabRef 2.3.\nEncoding: UTF8\n\n${GOOD}`, []],
  ['an entry without its sign', `${GOOD}article{a,\n title={A}}\n\n  Book (b, title={B})`, ['unread  1:2']],
  ['an entry without a key', `${GOOD}\n@misc{,\n title={A}}`, ['unread  1:3']],
  [
    'bytes that are no text',
    `${GOOD}@book{a, author={M\ufffdller, J.}, title={A}, year=2001}`,
    ['bytes  1:2'],
  ],
])('in BibTeX, %s is found or passed over', async (_, text, expected) => {
  expect(await faultsOf(text)).toEqual(expected);
});

test.each([
  ['CSL JSON', '[\n{"id": "a", "type": "book", "title": "A"},\n{"id": "b", "title": "B"}\n]', 2],
  ['CSL YAML', 'references:\n- id: a\n  title: A\n- id: "b"\n  title: B\n', 2],
  ['RIS', 'TY  - BOOK\nID  - a\nTI  - A\nER  -\n\nTY  - BOOK\nID  - b\nTI  - B\nER  -\n', 1],
  ['BibTeX', '@misc{a, title={A}}\n\n% @misc{c, title={C}}\n@misc(b, title="B")\n', 1],
  ['.enw', '%0 Book\n%F a\n%T A\n\n%0 Book\n%F b\n%T B\n', 1],
  ['.nbib', 'PMID- 1\nTI  - A\n\nPMID- 2\nTI  - B\n', 1],
])('each source of %s is on its line', async (_, text, first) => {
  const { sources } = await checkSources([{ name: 'x', text }]);
  const second = text.slice(
    0,
    text.lastIndexOf('B\n') < 0 ? text.lastIndexOf('"b"') : text.lastIndexOf('B\n'),
  );
  expect(sources.map(({ line }) => line)).toHaveLength(2);
  expect(sources[0]?.line).toBe(first);
  const start = text
    .split('\n')
    .slice(0, (sources[1]?.line ?? 0) - 1)
    .join('\n').length;
  expect(start).toBeGreaterThan(0);
  expect(start).toBeLessThan(second.length);
});

test('a key in two files is named with the other file', async () => {
  const { faults } = await checkSources([
    { name: 'one.bib', text: `\n${GOOD}` },
    { name: 'two.bib', text: GOOD },
  ]);
  expect(faults.map(({ message }) => message)).toEqual([
    'The key @good is that of another source, in one.bib, line 2, which counts; give this one a key of its own, or delete it',
  ]);
});

test('a file whose encoding was guessed says so once, with an example', async () => {
  const text = `${GOOD}@book{a, author={Müller, J. and Möller, K.}, title={A}, year=2001}`;
  const { faults } = await checkSources([{ name: 'old.bib', text, isGuessed: true }]);
  expect(faults).toMatchObject([{ kind: 'bytes', line: 2 }]);
  expect(faults[0]?.message).toContain('“author={Müller,”');
});
