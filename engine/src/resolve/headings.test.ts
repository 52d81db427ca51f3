import { expect, test } from 'vitest';
import { NO_METADATA } from '../model/metadata.js';
import { parse } from '../parse/index.js';
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
