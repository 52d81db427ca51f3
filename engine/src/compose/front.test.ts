import { describe, expect, test } from 'vitest';
import { blocksOf, type ComposedWith, templateLook } from '../../../tests/composed.js';
import type { ComposedInline, ComposedParagraph } from '../model/composed.js';
import type { Image } from '../model/document.js';
import { BARE_FORMAT } from '../model/format.js';
import type { ParagraphStyleId } from '../model/names/style-ids.js';

async function frontOf(markdown: string, composedWith: ComposedWith): Promise<ComposedParagraph[]> {
  const blocks = await blocksOf(markdown, composedWith);
  return blocks.filter((block) => block.type === 'paragraph');
}

const FRONT = {
  title: { markdown: 'A `b`', line: 1 },
  subtitle: { markdown: 'S', line: 2 },
  authors: ['A B'],
  dedication: ['For C'],
};

test('each line in front has its style', async () => {
  const styles = async (options: ComposedWith['options']): Promise<string[]> =>
    (await frontOf('a', { front: FRONT, ...(options && { options }) })).map(({ style }) => style);
  const lines = ['Title', 'Subtitle', 'TitleDetails', 'TitleDetails', 'FirstParagraph'];
  expect(await styles({})).toEqual(lines);
  expect(await styles({ template: 'business' })).toEqual(lines);
  expect(await styles({ titlePage: true })).toEqual([
    ...['Title', 'Subtitle', 'TitleDetails', 'PageBreak', 'TitleDetails', 'PageBreak', 'FirstParagraph'],
  ]);
});

describe('lines around the title', () => {
  const written = (content: readonly ComposedInline[]): string =>
    content
      .map((each) => {
        if (each.type === 'text')
          return each.properties.position === 'superscript' ? `^${each.text}` : each.text;
        return each.type === 'link' && each.target.kind === 'external'
          ? `[${written(each.content)}](${each.target.url})`
          : `{${each.type}}`;
      })
      .join('');
  const links = [
    { text: 'Ann', url: 'https://ann.example', line: 2 },
    { text: 'Bo', url: 'javascript:bo', line: 2 },
    { text: 'Y', url: 'https://y.example', line: 2 },
  ];
  const metadata = {
    authors: ['Anna', 'Ann Lee', 'Ann^1^', 'Bo'],
    institution: 'X, Y',
    contacts: ['^*^a@b.example · https://orcid.org/1', 'Ann: a@b.example.'],
    links,
  };

  test.each([{}, { titlePage: true }, { template: 'mla' as const }])(
    'link names and addresses, but no part of another name: %o',
    async (options) => {
      const made = await frontOf('a', { front: metadata, options });
      const text = made.map(({ content }) => written(content)).join('\n');
      expect(text).toMatch(/Anna[,\n] ?Ann Lee[,\n] ?\[Ann\]\(https:\/\/ann\.example\)\^1,?[\n ](?:and )?Bo/);
      if (options.template) return;
      expect(text).toContain('X, [Y](https://y.example)');
      expect(text).toContain(
        '^*[a@b.example](mailto:a@b.example) · [https://orcid.org/1](https://orcid.org/1)',
      );
      expect(text).toContain('Ann: [a@b.example](mailto:a@b.example).');
    },
  );
});

describe('a logo', () => {
  const image = { type: 'image', url: 'a.png', title: '', alt: 'Port Office', line: 2 } as const;
  const logoOf = async (own: Partial<Image> = {}, options: ComposedWith['options'] = {}) => {
    const [first] = await frontOf('a', { front: { ...FRONT, logo: { ...image, ...own } }, options });
    const [picture] = first?.content ?? [];
    return picture?.type === 'picture' ? { ...picture, paragraph: first } : undefined;
  };

  test.each(['plain', 'academic', 'business', 'mla'] as const)(
    'stands above the title and all else in %s, no higher than two centimetres',
    async (template) => {
      expect(await logoOf({}, { template, titlePage: true })).toMatchObject({
        alt: 'Port Office',
        height: 720_090,
        width: 720_090,
      });
    },
  );

  test('is at the side of the title, on a page of its own as above the text', async () => {
    const alignments = [
      [{ template: 'business' }, 'left'],
      [{ template: 'business', titlePage: true }, 'left'],
      [{ template: 'plain' }, 'left'],
      [{ template: 'plain', titlePage: true }, 'center'],
      [{ template: 'mla' }, 'left'],
    ] as const;
    for (const [options, alignment] of alignments)
      expect((await logoOf({}, options))?.paragraph).toMatchObject({ alignment });
  });

  test('is as wide as the text says', async () => {
    expect(await logoOf({ width: { unit: 'pt', value: 144 } })).toMatchObject({ width: 144 * 12_700 });
  });

  test('leaves nothing where it is missing', async () => {
    expect(await logoOf({ url: 'b.png' })).toBeUndefined();
    const [first] = await frontOf('a', { front: { ...FRONT, logo: { ...image, url: 'b.png' } } });
    expect(first?.style).toBe('Title');
  });
});

test('code in a title looks as it does in headings', async () => {
  const [title] = await frontOf('a', { front: FRONT });
  expect(title?.content).toMatchObject([{ text: 'A ' }, { text: 'b', properties: { style: 'HeadingCode' } }]);
});

test('code in a title looks so also where the title is repeated above the text', async () => {
  const made = await frontOf('a', { front: FRONT, options: { template: 'academic', titlePage: true } });
  expect(made.find(({ style }) => style === 'TextTitle')?.content).toMatchObject([
    { text: 'A ' },
    { text: 'b', properties: { style: 'HeadingCode' } },
  ]);
});

test.each([
  ['of one look', 'On the Tides of Northern Harbours: A Study', true],
  ['whose look changes before its colon', 'On the *Tides* of Northern Harbours: A Study', true],
  ['that fits on one line', '*Tides*: A Study', false],
  ['without a colon', 'The *Tide* Tables of the Northern Harbours and a Study', false],
])('a title %s breaks after its colon or not', async (_, markdown, breaks) => {
  const [title] = await frontOf('a', { front: { title: { markdown, line: 1 } } });
  expect(title?.content.some(({ type }) => type === 'lineBreak')).toBe(breaks);
});

test('each line in front runs in the direction of its text', async () => {
  const front = { ...FRONT, authors: ['אב'], subtitle: { markdown: 'כותרת', line: 2 } };
  const made = await frontOf('a', { front });
  expect(made.map(({ rightToLeft }) => rightToLeft)).toEqual([false, true, true, false, false]);
});

test.each(['Ann Poe and Bo Roe', 'Ann Poe ו-Bo Roe', 'University of Three Hills, Department of Tides.'])(
  'names in Latin letters stand at the side of a title from right to left: %s',
  async (name) => {
    const front = { ...FRONT, authors: [name] };
    const made = await frontOf('שלום', { front, options: { language: 'he' } });
    expect(made.find(({ style }) => style === 'TitleDetails')?.rightToLeft).toBe(true);
  },
);

test('titles are not justified where a Word template justifies them', async () => {
  const justified = (style: ParagraphStyleId) =>
    [style, { style, font: 'Calibri', size: 220, ...BARE_FORMAT, alignment: 'both' }] as const;
  const look = templateLook({ paragraphs: new Map([justified('Title'), justified('Subtitle')]) });
  const made = await frontOf('a', { front: FRONT, look });
  expect(made.map(({ alignment }) => alignment).slice(0, 3)).toEqual(['left', 'left', undefined]);
});

test('a heading that becomes the title keeps its place and its name', async () => {
  const [title] = await frontOf('# A\n\nb\n\n## C', { options: { template: 'business' } });
  expect(title).toMatchObject({
    style: 'Title',
    source: { first: 1, last: 1 },
    content: [{ type: 'bookmarked', names: ['a'] }],
  });
});

test.each<[string, string, ComposedWith, number | undefined]>([
  [
    'stays in the outline if it became one by itself',
    '# A\n\nb',
    { front: { title: FRONT.title } },
    undefined,
  ],
  ['repeats front matter', '# A `b`\n\nb\n\n# C', { front: { title: FRONT.title } }, 0],
  [
    'repeats front matter, with headings of lower levels, which are raised',
    '# A `b`\n\nb\n\n## C',
    { front: { title: FRONT.title }, options: { titleFromHeading: true } },
    undefined,
  ],
  ['is requested', '# A\n\nb', { options: { template: 'business' } }, undefined],
])('a heading that becomes the title and %s is listed or not', async (_, markdown, composedWith, level) => {
  const [title] = await frontOf(markdown, composedWith);
  expect([title?.style, title?.outlineLevel, title?.heading !== undefined]).toEqual([
    'Title',
    level,
    level !== undefined,
  ]);
});

test.each([
  ['# C', ['A', 'C']],
  ['## C', ['C']],
])('the contents list the title if it stays in the outline, above %s', async (heading, expected) => {
  const blocks = await blocksOf(`# A\n\nb\n\n${heading}`, {
    front: { title: { markdown: 'A', line: 1 } },
    options: { titleFromHeading: true, includeTableOfContents: true },
  });
  const entries = blocks.flatMap((block) => (block.type === 'contents' ? block.entries : []));
  const names = entries.flatMap(({ content }) =>
    content.flatMap((inline) => (inline.type === 'link' ? [inline.content[0]] : [])),
  );
  expect(names).toMatchObject(expected.map((text) => ({ text })));
});
