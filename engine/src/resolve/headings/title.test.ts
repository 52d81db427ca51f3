import { describe, expect, test } from 'vitest';
import type { ConversionOptions } from '../../api/options.js';
import { settingsOf } from '../../api/settings.js';
import { type Metadata, NO_METADATA } from '../../model/metadata.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { parse } from '../../parse/index.js';
import { resolve } from '../index.js';
import { resolveTitle } from './title.js';

interface Front extends Partial<Metadata> {
  readonly title?: string;
  readonly subtitle?: string;
}

function resolvedTitle(
  markdown: string,
  { title, subtitle, ...metadata }: Front,
  options: ConversionOptions = {},
) {
  const frontMatter = {
    ...NO_METADATA,
    ...metadata,
    ...(title !== undefined && { title: { markdown: title, line: 2 } }),
    ...(subtitle !== undefined && { subtitle: { markdown: subtitle, line: 3 } }),
  };
  const document = parse(markdown, frontMatter, () => {});
  return resolveTitle(document, settingsOf(options), 'en-US');
}

function titled(markdown: string, given: Front, options?: ConversionOptions) {
  const { front, blocks } = resolvedTitle(markdown, given, options);
  return {
    title: front && plainText(front.title),
    date: front?.metadata.date,
    headings: blocks.filter(({ type }) => type === 'heading').length,
  };
}

test.each<[string, string, Front, ConversionOptions, 0 | 1]>([
  ['a title of front matter', '## A', { title: 'T' }, { template: 'business' }, 1],
  ['one, where the template does not ask for it', '## A', { title: 'T' }, {}, 0],
  ['one above chapters', '# A', { title: 'T' }, { template: 'business' }, 0],
  ['one above its own heading', '# T\n\n## A', { title: 'T' }, { template: 'business' }, 1],
  ['a heading', '# T\n\n## A', {}, { titleFromHeading: true }, 1],
  ['authors alone', '## A', { authors: ['A'] }, { titleFromHeading: true }, 0],
  ['nothing', '## A', {}, { template: 'business' }, 0],
  [
    'a title that its heading repeats below text',
    'a\n\n# T\n\n## A',
    { title: 'T' },
    { template: 'business' },
    0,
  ],
])('headings below %s move up a level or not', (_, markdown, front, options, expected) => {
  expect(resolvedTitle(markdown, front, options).headingShift).toBe(expected);
});

test.each([
  ['an abstract', '# Abstract'],
  ['acknowledgements', '# Acknowledgments'],
  ['both', '# Abstract\n\na\n\n# Acknowledgments'],
])('a heading that repeats the title below %s is not printed twice', (_, above) => {
  const markdown = `${above}\n\na\n\n# T\n\nb`;
  const { headings } = titled(above, { title: 'T' });
  expect(titled(markdown, { title: 'T' }, { titlePage: true })).toMatchObject({ title: 'T', headings });
});

test('MLA style has the day before the month', () => {
  const front = { title: 'T', date: '2025-03-14' };
  expect(titled('a', front, { template: 'mla' }).date).toBe('14 March 2025');
  expect(titled('a', front, { template: 'business' }).date).toBe('March 14, 2025');
  const today = { date: new Date(2020, 0, 5), template: 'business' } as const;
  expect(titled('a', { ...front, date: 'today' }, today).date).toBe('January 5, 2020');
});

test('the plain template shows what front matter gives', () => {
  expect(titled('# One\n', { title: 'T', date: '2025-03-14' })).toEqual({
    title: 'T',
    date: 'March 14, 2025',
    headings: 1,
  });
});

test.each<Front>([{ subtitle: 'S' }, { authors: ['A'] }, { date: '2025' }])(
  'the plain template shows %j without a title, and the first heading stays one',
  (metadata) => expect(titled('# One\n', metadata)).toMatchObject({ title: '', headings: 1 }),
);

test('title and subtitle are read as Markdown, and a heading that repeats the title is printed once', () => {
  const document = parse(
    '# The *title* of $x$\n\nOne[^a]\n\n[^a]: Two',
    {
      ...NO_METADATA,
      title: { markdown: 'The _title_ of $x$[^a]', line: 2 },
      subtitle: { markdown: 'A `code` [link][l]', line: 3 },
    },
    () => {},
  );
  const { front, frontBlocks, properties, blocks } = resolveTitle(
    document,
    settingsOf({ template: 'academic' }),
    'en-US',
  );
  expect(properties.title).toBe('The title of x');
  expect(front?.title.map(({ type }) => type)).toEqual(['text', 'emphasis', 'text', 'inlineMath']);
  expect(front?.subtitle).toMatchObject([{ value: 'A ' }, { type: 'inlineCode' }, { value: ' [link][l]' }]);
  expect(frontBlocks.map(({ type }) => type)).toEqual(['heading', 'paragraph']);
  expect(document.formulas).toHaveLength(2);
  expect(blocks.map(({ type }) => type)).toEqual(['paragraph']);
});

test('a note in the title of front matter is numbered first', () => {
  const title = { markdown: 'T[^b]', line: 2 };
  const document = parse('One[^a]\n\n[^a]: A\n\n[^b]: B', { ...NO_METADATA, title }, () => {});
  const { footnotes } = resolve(document, settingsOf({}), () => {});
  const labels = [...footnotes.marks].map(([{ label }, [mark]]) => [label, mark?.note.number]);
  expect(labels).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
});

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

/** What the title pass says of a text, its title and authors as text. */
function properties(markdown: string, front: Omit<Front, 'subtitle'>, options: ConversionOptions = {}) {
  const { title, ...metadata } = front;
  const frontMatter = {
    ...NO_METADATA,
    ...metadata,
    ...(title !== undefined && { title: { markdown: title, line: 2 } }),
  };
  return resolveTitle(
    parse(markdown, frontMatter, () => {}),
    settingsOf(options),
    'en-US',
  ).properties;
}

test('an option overrides front matter, and front matter the first heading of level 1', () => {
  const text = '## Small\n\n#  The heading\n\n# Another';
  expect(properties(text, {}).title).toBe('The heading');
  expect(properties(text, { title: 'Front' }).title).toBe('Front');
  expect(properties(text, { title: 'Front' }, { title: ' Option ' }).title).toBe('Option');
  expect(properties(text, { authors: ['A'] }).authors).toEqual(['A']);
  expect(properties(text, { authors: ['A'] }, { author: 'B' }).authors).toEqual(['B']);
});

test.each(['academic', 'business', 'mla'] as const)(
  'in the template %s, a text that begins with an abstract has no title, and all of its headings stay',
  (template) => {
    for (const markdown of ['# Abstract\n\na\n\n# One\n', '# Abstract\n\na\n'])
      expect(titled(markdown, {}, { template })).toEqual({
        title: undefined,
        date: undefined,
        headings: markdown.split('#').length - 1,
      });
  },
);

test('an empty title is not printed', () => {
  expect(titled('# One\n', { title: 'T' }, { template: 'academic', title: '' })).toMatchObject({
    title: undefined,
  });
});

test('the block of a template has only the title that was given, not a heading', () => {
  expect(titled('# One\n', {}, { template: 'business', titleFromHeading: false })).toMatchObject({
    title: undefined,
    headings: 1,
  });
  expect(titled('# One\n', {}, { template: 'business', title: 'T' })).toMatchObject({
    title: 'T',
    headings: 1,
  });
});

describe('a heading that opens the text', () => {
  const found = (markdown: string, options: ConversionOptions, title?: string) => {
    const metadata =
      title === undefined ? NO_METADATA : { ...NO_METADATA, title: { markdown: title, line: 2 } };
    const document = parse(markdown, metadata, () => {});
    const { front, blocks, headingShift } = resolveTitle(document, settingsOf(options), 'en-US');
    const headings = blocks.filter(({ type }) => type === 'heading').length;
    return [front && plainText(front.title), headings, headingShift];
  };
  const SECTIONS = '# One\n\n## Two\n\nText\n\n### Three';

  test.each(['academic', 'business', 'mla'] as const)('is the title in the template %s', (template) => {
    expect(found(SECTIONS, { template })).toEqual(['One', 2, 1]);
    expect(found(SECTIONS, { template, titlePage: true })).toEqual(['One', 2, 1]);
    expect(found(SECTIONS, { template, titlePage: false, titleFromHeading: false })[2]).toBe(0);
  });

  test('is one in the plain template on request', () => {
    expect(found(SECTIONS, {})).toEqual([undefined, 3, 0]);
    expect(found(SECTIONS, { titleFromHeading: true })).toEqual(['One', 2, 1]);
  });

  const business = { template: 'business' } as const;

  test('is a section where there are others, or text above it', () => {
    expect(found(`${SECTIONS}\n\n# Four`, business)).toEqual([undefined, 4, 0]);
    expect(found(`Text\n\n${SECTIONS}`, business)).toEqual([undefined, 3, 0]);
  });

  test.each(['academic', 'business', 'mla'] as const)(
    'is none in the template %s where there are others, or text above it, and names the file',
    (template) => {
      for (const markdown of [
        `${SECTIONS}\n\n# Four`,
        `Text\n\n${SECTIONS}`,
        `## Zero\n\n${SECTIONS}`,
        `> A quotation.\n\n${SECTIONS}`,
        `- An item\n\n${SECTIONS}`,
        `One\n===\n\nText\n\nTwo\n===\n`,
      ])
        for (const options of [{}, { titlePage: true }, { titlePage: false }, { titleFromHeading: false }]) {
          const { front, blocks, headingShift, properties } = resolvedTitle(
            markdown,
            {},
            { template, ...options },
          );
          expect([front, headingShift, properties.title]).toEqual([undefined, 0, 'One']);
          expect(blocks.filter(({ type }) => type === 'heading')).toHaveLength(
            markdown.match(/^#|^=/gm)?.length ?? 0,
          );
        }
    },
  );

  test.each(['academic', 'business', 'mla'] as const)(
    'is none where it is not the title, and the template %s shows what front matter gives',
    (template) => {
      for (const given of [{ authors: ['A'] }, { date: '2025' }, { subtitle: 'S' }, { institution: 'I' }])
        expect(titled('# One\n\n# Two', given, { template })).toMatchObject({ title: '', headings: 2 });
    },
  );

  test('leaves another title as it is', () => {
    expect(found(SECTIONS, business, 'Zero')).toEqual(['Zero', 3, 0]);
    expect(found(SECTIONS, business, 'One')).toEqual(['One', 2, 1]);
    expect(found('## Two\n\n### Three', business, 'Zero')).toEqual(['Zero', 2, 1]);
  });

  test('is printed once below an abstract, too', () => {
    const text = '# Abstract\n\nShort.\n\n# One\n\nText';
    expect(found(text, business, 'One')).toEqual(['One', 1, 0]);
    expect(found(text, { template: 'mla' }, 'One')).toEqual(['One', 1, 0]);
    expect(found(text, business, 'Zero')).toEqual(['Zero', 2, 0]);
  });

  test('stays where a manuscript with a title page has its title again', () => {
    expect(found('# Abstract\n\nShort.\n\n# One\n\nText', { template: 'academic' }, 'One')).toEqual([
      'One',
      2,
      0,
    ]);
  });
});
