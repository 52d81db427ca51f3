import { expect, test } from 'vitest';
import { inspect } from '../inspect.js';

/** The findings of a code: line and message. */
function found(markdown: string, code: string): readonly string[] {
  const { notices } = inspect(markdown);
  return notices.filter((each) => each.code === code).map(({ line, message }) => `${line}: ${message}`);
}

test('the first heading may be of any level', () => {
  expect(found('### One\n\n### Two', 'heading-skipped')).toEqual([]);
  expect(found('# One\n\n### Two', 'heading-skipped')).toHaveLength(1);
});

test('of markup that stays as written', () => {
  const long = `{{< ${'x'.repeat(60)} >}}`;
  // A message quotes 40 characters at most.
  expect(found(long, 'markup-printed')[0]).toContain(`${long.slice(0, 39)}… was kept`);
  expect(found(`{{< ${'x'.repeat(32)} >}}`, 'markup-printed')[0]).toContain(
    '{{< xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx >}} was kept',
  );
  // The first example is that of the first line, even in a note, which is checked after the body.
  expect(found('[^1]: {{< one >}}\n\nText[^1] {{< two >}}', 'markup-printed')).toEqual([
    expect.stringMatching(/^1: 2 .*, the first \{\{< one >\}\}, were kept/),
  ]);
  // What a link shows is printed, too, except for its address.
  expect(found('[{{< one >}}](https://tides.example)', 'markup-printed')).toHaveLength(1);
  expect(found('<https://tides.example/{{one.two}}>', 'markup-printed')).toEqual([]);
  expect(found('[[The tides]](#the-tides)\n\n# The tides', 'markup-printed')).toEqual([]);
  expect(found('[text](my tides: https://tides.example)', 'markup-printed')).toHaveLength(1);
  expect(found('# Row {height=60%}', 'markup-printed')).toHaveLength(1);
});

test('components in running text are one finding, whether they have values or not', () => {
  expect(found('A <Badge/> and <Badge text="b" /> and <Since\nv="2"/>', 'markup-printed')).toEqual([
    expect.stringMatching(/^1: 3 tags, the first <Badge\/>, were kept/),
  ]);
  expect(found('<Badge/> and <Badge text="b" />', 'html-tag-dropped')).toEqual([]);
  expect(found('A List<String> of <file name>, `<Badge/>` and \\<Badge/>', 'markup-printed')).toEqual([]);
});

test('a link to nothing is printed markup, also with its own text as the name', () => {
  expect(found('See [Low tide][].', 'markup-printed')).toEqual([
    expect.stringMatching(/^1: Link \[Low tide\]\[\] was kept/),
  ]);
  expect(found('See [Low tide][].\n\n[low tide]: https://a.example', 'markup-printed')).toEqual([]);
  expect(found('A string[][] and [a][] and [0][1][] and [ab][](c)', 'markup-printed')).toEqual([]);
});

test('numbers in Chinese brackets are no marks of chat assistants where they begin the lines of a list', () => {
  expect(found('A【1】', 'markup-printed')).toHaveLength(1);
  expect(found('A [oai_citation:0‡B](https://tides.example)', 'markup-printed')).toHaveLength(1);
  expect(found('A【1】\n\n【1】Tides', 'markup-printed')).toEqual([]);
  expect(found('A【1†source】\n\n【1】Tides', 'markup-printed')).toHaveLength(1);
});

test('a name in brackets that is a line of its own makes no example', () => {
  expect(found('Mended a slip\n(@ann)', 'markup-printed')).toEqual([]);
  expect(found('See (@ann)\nand\n(@ann) more', 'markup-printed')).toHaveLength(1);
});

test('of what stands in braces at the end of a formula or of code', () => {
  expect(found('A set {a, b}', 'markup-printed')).toEqual([]);
  expect(found('Write `{a=b}`', 'markup-printed')).toEqual([]);
});

test('lines are meant as a table if they begin and end with pipes that are not escaped', () => {
  expect(found('| a | b |\n| c | d |', 'table-no-separator')).toHaveLength(1);
  expect(found('| a | b \\|\n| c | d \\|', 'table-no-separator')).toEqual([]);
});
