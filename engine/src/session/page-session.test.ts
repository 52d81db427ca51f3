import { expect, test, vi } from 'vitest';
import { ConversionAborted } from '../api/conversion-aborted.js';
import type { ConversionOptions } from '../api/options.js';
import { inspect } from '../inspect.js';
import type { PageDrawing, PlacedBlock } from '../model/pages.js';
import { openPages } from './page-session.js';
import { TextReader } from './reading.js';

function textOf({ body }: PageDrawing): string {
  const of = (block: PlacedBlock): string =>
    block.type === 'box'
      ? block.blocks.map(of).join('\n')
      : block.type === 'table'
        ? block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks.map(of))).join(' ')
        : block.lines
            .flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.type === 'text' ? [piece.text] : [])))
            .join(' ');
  return body.map(of).join('\n');
}

test('a text has pages, and each can be drawn', async () => {
  const session = openPages();
  const { pages } = await session.update(`first\n\n${'word '.repeat(2000)}\n\nlast`);
  expect(pages.length).toBeGreaterThan(2);
  expect(textOf(session.page(1))).toContain('first');
  expect(textOf(session.page(pages.length))).toContain('last');
});

test.each([
  ['Der Hund ist nicht im Haus, und die Katze ist auch nicht auf dem Dach.', {}, 'de-DE', true],
  ['---\nlang: fr\n---\n\nText', {}, 'fr-FR', false],
  ['---\nlang: no language\n---\n\nText', {}, 'en-US', true],
  ['Text', { language: 'it' }, 'it-IT', false],
] as const)(
  'the pages of %j know its language, and whether it was guessed',
  async (text, options, tag, isGuessed) => {
    const { language } = await openPages().update(text, options);
    expect(language).toEqual({ tag, isGuessed });
  },
);

test('an empty text has a page', async () => {
  const session = openPages();
  expect((await session.update('')).pages).toHaveLength(1);
  expect(session.page(1).number).toBe(1);
});

test.each([0, 2, 1.5, Number.NaN])(
  'page %d of a document of one page is the caller’s error',
  async (number) => {
    const session = openPages();
    await session.update('text');
    expect(() => session.page(number)).toThrow(RangeError);
  },
);

test('there are no pages before the first update', () => {
  expect(() => openPages().page(1)).toThrow(RangeError);
});

test('a later update supersedes one that is under way', async () => {
  const session = openPages();
  const first = session.update('one');
  const second = session.update('two');
  await expect(first).rejects.toThrow(ConversionAborted);
  await second;
  expect(textOf(session.page(1))).toBe('two');
});

test('a text that could not be read, as without a module that was still to be loaded, is read again', async () => {
  const session = openPages();
  vi.spyOn(TextReader.prototype, 'read').mockRejectedValueOnce(new TypeError('Not loaded'));
  await expect(session.update('one')).rejects.toThrow('Not loaded');
  await session.update('one');
  expect(textOf(session.page(1))).toBe('one');
});

test('an update can be cancelled, and the earlier pages stay', async () => {
  const session = openPages();
  await session.update('one');
  const controller = new AbortController();
  const updating = session.update('two', { signal: controller.signal });
  controller.abort();
  await expect(updating).rejects.toThrow(ConversionAborted);
  expect(textOf(session.page(1))).toBe('one');
});

test('invalid texts and options are the caller’s errors', async () => {
  const session = openPages();
  await expect(session.update(7 as unknown as string)).rejects.toThrow(TypeError);
  await expect(session.update('', { fontSize: 7 as 10 })).rejects.toThrow(TypeError);
});

test('an inspection in a session reports the same as one outside it', async () => {
  const markdown = '# A\n\nText[^1] and [^2].\n\n[^1]: Note\n\n| a |\n|---|\n';
  const session = openPages();
  expect(await session.inspect(markdown)).toEqual(inspect(markdown));
  await session.update(markdown);
  expect(await session.inspect(markdown)).toEqual(inspect(markdown));
});

test('an inspection is of its own text, whatever is read after it', async () => {
  const session = openPages();
  const longer = '# A\n\nMore.\n\nText[^1]\n';
  const [first, second] = await Promise.all([
    session.inspect('# A\n\nText[^1]\n'),
    session.update(longer).then(() => session.inspect(longer)),
  ]);
  expect(first.notices[0]?.line).toBe(3);
  expect(second.notices[0]?.line).toBe(5);
});

test('an empty line is placed with the text before it, also after a note', async () => {
  const session = openPages();
  await session.update('First.[^1]\n\nSecond.\n\n[^1]: The note.\n\n\nThird.\n\n');
  const [first, second, note, third] = [1, 3, 5, 8].map((line) => session.place(line));
  expect(first?.top).toBeLessThan(second?.top ?? 0);
  expect(third?.top).toBeGreaterThan(second?.top ?? 0);
  expect(note?.top).toBeGreaterThan(third?.top ?? 0);
  expect([2, 4, 6, 7, 9].map((line) => session.place(line))).toEqual([first, second, note, note, third]);
});

test.each<[string, string, ConversionOptions]>([
  ['a table', `| a |\n|---|\n${'| b |\n'.repeat(60)}\nEnd.\n`, {}],
  [
    'notes at the end',
    Array.from({ length: 60 }, (_, n) => `Text.^[In it.]\n\n[^${n}]: Note.\n\nMore.[^${n}]\n`).join('\n'),
    { footnotePosition: 'document' },
  ],
  ['an index on a page of its own', `${'Text \\index{a}.\n\n'.repeat(50)}\\newpage\n\n\\printindex\n`, {}],
])('the lines of a text go down its pages, with %s', async (_, markdown, options) => {
  const session = openPages();
  const { pages } = await session.update(markdown, options);
  expect(pages.length).toBeGreaterThan(1);
  const all = markdown
    .split('\n')
    .flatMap((line, index) => (/^(?:Text|More|\| b|End)/.test(line) ? [index + 1] : []));
  const places = all.filter((_, index) => index % 7 === 0).map((line) => session.place(line));
  expect(places[0]?.page).toBe(1);
  const downTo = (page = 0, top = 0): number => page * 100_000 + top;
  const found = places.map((place) => downTo(place?.page, place?.top));
  expect(found).toEqual([...new Set(found)].sort((one, other) => one - other));
  const notes = pages.flatMap((_, index) =>
    session
      .page(index + 1)
      .body.flatMap((block) =>
        block.type === 'paragraph' && block.role.kind === 'note' ? [downTo(index + 1, block.box.y)] : [],
      ),
  );
  expect(found.filter((place) => notes.includes(place))).toEqual([]);
});
