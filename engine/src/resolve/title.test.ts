import { expect, test } from 'vitest';
import type { ConversionOptions } from '../api/options.js';
import { settingsOf } from '../api/settings.js';
import { type Metadata, NO_METADATA } from '../model/metadata.js';
import { plainText } from '../model/plain-text.js';
import { parse } from '../parse/index.js';
import { resolveTitle } from './title.js';

function titled(markdown: string, metadata: Partial<Metadata>, options: ConversionOptions = {}) {
  const document = parse(markdown, { ...NO_METADATA, ...metadata }, () => {});
  const { front, blocks } = resolveTitle(document, settingsOf(options), 'en-US');
  return {
    title: front && plainText(front.title),
    date: front?.metadata.date,
    headings: blocks.filter(({ type }) => type === 'heading').length,
  };
}

test('the plain template shows what front matter gives', () => {
  expect(titled('# One\n', { title: 'T', date: '2025-03-14' })).toEqual({
    title: 'T',
    date: 'March 14, 2025',
    headings: 1,
  });
});

test.each<Partial<Metadata>>([{ subtitle: 'S' }, { authors: ['A'] }, { date: '2025' }])(
  'the plain template shows %j without a title, and the first heading stays one',
  (metadata) => expect(titled('# One\n', metadata)).toMatchObject({ title: '', headings: 1 }),
);

test('the plain template shows nothing that front matter does not give', () => {
  expect(titled('# One\n', {})).toMatchObject({ title: undefined, headings: 1 });
  expect(titled('# One\n', { keywords: 'k', language: 'de' })).toMatchObject({ title: undefined });
  expect(titled('# One\n', {}, { title: 'T', author: 'A' })).toMatchObject({ title: undefined });
});

test.each(['plain', 'academic', 'business', 'mla'] as const)(
  'a title that the first heading repeats is printed once in the template %s',
  (template) => {
    expect(titled('# The *title*\n\n## Two\n', { title: 'the title' }, { template })).toMatchObject({
      title: 'The title',
      headings: 1,
    });
  },
);
