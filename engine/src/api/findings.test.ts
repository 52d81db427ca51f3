import { expect, test } from 'vitest';
import { convert } from '../convert.js';
import { inspect } from '../inspect.js';
import { noticesOf } from './findings.js';
import { type Notice, type NoticeCode, notice, repeatable } from './notice.js';
import type { ConversionOptions } from './options.js';

const encoded = (text: string) => ({ bytes: new TextEncoder().encode(text) });
const UNREADABLE: ConversionOptions = { loadAsset: async () => encoded('no picture') };
const LIBRARY: ConversionOptions = {
  loadAsset: async () => encoded('@book{known, title = {T}, year = 2001}'),
};
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

interface Kind {
  readonly code: NoticeCode;
  /** The text of the one with a number, counted from 1. */
  readonly one: (number: number) => string;
  /** What is said about four of them. */
  readonly four: string;
  readonly before?: string;
  readonly options?: ConversionOptions;
}

const KINDS: readonly Kind[] = [
  {
    code: 'image-not-loaded',
    one: (number) => `![a](${number}.png)`,
    four: '4 pictures, the first 1.png, were not loaded; any alternative texts were kept',
  },
  {
    code: 'image-not-loaded',
    one: (number) => `![a](https://example.org/${number}.png)`,
    four: '4 pictures, the first https://example.org/1.png, are on the web and were not fetched; any alternative texts were kept',
  },
  {
    code: 'image-not-supported',
    one: (number) => `![a](${number}.png)`,
    four: '4 pictures, the first 1.png, are not PNG, JPEG, GIF, SVG, WebP or AVIF files; any alternative texts were kept',
    options: UNREADABLE,
  },
  {
    code: 'image-alt-missing',
    one: () => `![](${PIXEL})`,
    four: '4 pictures have no alternative text; they are marked as decorative',
  },
  {
    code: 'heading-skipped',
    one: () => '# One\n\n### Three',
    four: '4 headings are more than one level below the heading before them; levels are skipped',
  },
  {
    code: 'table-no-header',
    one: () => '| | |\n|-|-|\n| a | b |',
    four: '4 tables, the first Table 1, have no header row',
  },
  {
    code: 'link-heading-unknown',
    one: (number) => `[a](#n${number})`,
    four: '4 links, the first to #n1, lead to no heading of this document; their text was kept',
  },
  {
    code: 'link-target-refused',
    one: (number) => `[a](javascript:${number})`,
    four: '4 links to javascript: addresses were left out; their text was kept',
  },
  {
    code: 'reference-unknown',
    one: (number) => `@fig:n${number}`,
    four: '4 references, the first @fig:n1, lead to nothing in this document; they were kept as written',
  },
  {
    code: 'citation-unknown',
    one: (number) => `[@k${number}0000]`,
    four: '4 citations, the first of @k10000, have keys that no source has',
    before: '---\nbibliography: a.bib\n---\n\n',
    options: LIBRARY,
  },
  {
    code: 'abbreviation-unused',
    one: (number) => `*[A${number}]: Meaning`,
    four: '4 abbreviations, the first A1, are explained but not used in the text; their meanings were left out',
  },
  {
    code: 'embed-not-included',
    one: (number) => `![[Note ${number}]]`,
    four: '4 embedded notes, the first Note 1, are not part of this document; their names were kept',
  },
  {
    code: 'html-tag-dropped',
    one: (number) => `<x-${'abcd'.charAt(number - 1)}>text</x-${'abcd'.charAt(number - 1)}>`,
    four: '4 kinds of HTML tags, the first <x-a>, are not converted; their text was kept',
  },
];

async function found({ code, one, before = '', options }: Kind, count: number): Promise<Notice[]> {
  const markdown = before + Array.from({ length: count }, (_, index) => one(index + 1)).join('\n\n');
  const { validation } = await convert(markdown, options);
  return [...validation.errors, ...validation.warnings].filter((each) => each.code === code);
}

test.each(KINDS)('four are one notice, on the line of the first: $four', async (kind) => {
  const [first, ...others] = await found(kind, 3);
  expect(others).toHaveLength(2);
  const [group, ...rest] = await found(kind, 4);
  expect(rest).toEqual([]);
  const { lines, ...grouped } = group ?? {};
  expect(grouped).toEqual({ ...first, message: kind.four });
  expect(lines?.[0]).toBe(first?.line);
  expect(new Set(lines).size).toBe(4);
});

test('what differs is not of one kind, and an inspection groups as a conversion does', () => {
  const links = [1, 2, 3].map((number) => `[a](#${number})`).join(' ');
  const skips = '# One\n\n### Three\n\n'.repeat(1200);
  const { notices } = inspect(`${skips}![](a.png) ![](b.png)\n\n${links}`);
  expect(notices.map(({ message, line }) => [message.slice(0, 14), line])).toEqual([
    ['1,200 headings', 3],
    ['Picture has no', 4801],
    ['Picture has no', 4801],
  ]);
});

test('findings that the text has to be mended for one by one stay single', async () => {
  const table = '| a | b |\n|-|-|\n| c |\n| d |\n| e |\n| f |\n| g |';
  const { notices } = inspect(`${table}\n\n[^a] [^b] [^c] [^d] [^e]`);
  expect(notices.filter(({ code }) => code === 'footnote-undefined')).toHaveLength(5);
});

test('nothing but the notice itself is left, and notices are in the order of the text', () => {
  const repetition = { subject: 'links', predicate: 'lead nowhere' };
  const single = (line: number, column: number) =>
    repeatable(notice('link-heading-unknown', 'One', line, column), repetition);
  expect(noticesOf([single(3, 2), single(3, 1)])).toEqual([
    notice('link-heading-unknown', 'One', 3, 1),
    notice('link-heading-unknown', 'One', 3, 2),
  ]);
  const other = notice('text-empty', 'Two', 2);
  expect(noticesOf([single(4, 1), single(3, 1), other, single(3, 2), single(5, 1)])).toEqual([
    other,
    { ...notice('link-heading-unknown', '4 links lead nowhere', 3, 1), lines: [3, 4, 5] },
  ]);
});

test('a group names up to a thousand of its lines', () => {
  const { notices } = inspect('# One\n\n### Three\n\n'.repeat(1200));
  expect(notices[0]?.lines).toEqual(Array.from({ length: 1000 }, (_, index) => 4 * index + 3));
});

test('of a picture that is missing, nothing else is said', async () => {
  const { validation } = await convert(`![](a.png) ![](b.png)\n\n![](${PIXEL})`);
  expect(validation.warnings.map(({ code, line }) => [code, line])).toEqual([
    ['image-not-loaded', 1],
    ['image-not-loaded', 1],
    ['image-alt-missing', 3],
  ]);
});

test.each(['footnote-undefined', 'footnote-empty', 'citation-unknown', 'table-cell-count'] as const)(
  'however many there are, each %s is told',
  (code) => {
    const all = Array.from({ length: 400 }, (_, index) => notice(code, `Number ${index}`, index + 1));
    expect(noticesOf(all)).toEqual(all);
  },
);

test('whatever they say, only the first of many warnings with one code are written one by one', () => {
  const all = Array.from({ length: 400 }, (_, index) =>
    notice('source-simplified', `Source ${index}`, Math.ceil(index / 2) + 1),
  );
  const other = notice('citation-unknown', 'Other', 300);
  const shown = noticesOf([...all, other]);
  expect(shown.slice(0, 24)).toEqual(all.slice(0, 24));
  expect(shown.slice(24)).toEqual([
    {
      ...all[24],
      message: '376 more of this kind, the first: Source 24',
      lines: Array.from({ length: 189 }, (_, index) => 13 + index),
    },
    other,
  ]);
  expect(noticesOf(all.slice(0, 25))).toEqual(all.slice(0, 25));
});

test('a message is no longer than can be read, whatever it names', async () => {
  const name = 'x'.repeat(100_000);
  const { validation } = await convert(`---\nbibliography: ${name}\ncsl: ${name}\n---\n[@k] ![](${name})\n`);
  const messages = [...validation.errors, ...validation.warnings].map(({ message }) => message);
  expect(messages.length).toBeGreaterThan(2);
  for (const message of messages) expect(message.length).toBeLessThanOrEqual(1000);
});
