import { expect, test } from 'vitest';
import { NO_METADATA } from '../../model/metadata.js';
import { parse } from '../../parse/index.js';
import { resolveHeadings } from './headings.js';

function slugs(...headings: readonly string[]): string[] {
  const markdown = headings.map((heading) => `# ${heading}`).join('\n');
  const { blocks, formulaLabels } = parse(markdown, NO_METADATA, () => {});
  return [...resolveHeadings(blocks, formulaLabels).headings.values()].map(({ slug }) => slug);
}

test.each([
  ['Hello & friends', 'hello--friends'],
  ["What's *new*?", 'whats-new'],
  ['Überblick über Straßen', 'überblick-über-straßen'],
  ['日本語 の 見出し', '日本語-の-見出し'],
  ['snake_case and kebab-case', 'snake_case-and-kebab-case'],
  ['10 m² and ½', '10-m-and-'],
])('the slug of %j is GitHub’s %j', (heading, slug) => {
  expect(slugs(heading)).toEqual([slug]);
});

test('repeated headings are numbered, around slugs that are taken', () => {
  expect(slugs('A', 'A', 'A 1', 'A')).toEqual(['a', 'a-1', 'a-1-1', 'a-2']);
});

/** The bookmarks of blocks with names, by the lines of the blocks, and the addresses that lead to them. */
function targetsIn(markdown: string) {
  const { blocks, formulaLabels } = parse(markdown, NO_METADATA, () => {});
  const { targets, bookmarks, headings } = resolveHeadings(blocks, formulaLabels);
  return {
    targets: [...targets].map(([{ line }, names]) => [line, ...names]),
    addresses: Object.fromEntries(bookmarks),
    texts: [...headings.values()].map(({ text }) => text),
  };
}

test('headings, paragraphs and formulas with names have bookmarks', () => {
  const markdown = '# One {#First}\n\n<a id="second"></a>Two\n\n$$\nx \\label{third}\n$$\n\nplain\n\n`code`';
  expect(targetsIn(markdown)).toMatchObject({
    targets: [
      [1, 'first'],
      [3, 'second'],
      [5, 'third'],
    ],
    addresses: { one: 'one', first: 'first', second: 'second', third: 'third' },
  });
});

test('the first block with a name has it, and any heading’s slug takes precedence', () => {
  const markdown = '<a id="one"></a>Text\n\n# One\n\n<a id="b"></a>first\n\n<a id="B"></a>second';
  const { targets, addresses } = targetsIn(markdown);
  expect(targets).toEqual([[1], [5, 'b'], [7]]);
  expect(addresses).toEqual({ one: 'one', b: 'b' });
});

test('the text of a heading has no spaces at its ends', () => {
  expect(targetsIn('# One <!-- a -->').texts).toEqual(['One']);
});
