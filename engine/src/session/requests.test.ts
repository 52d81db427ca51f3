import { expect, test } from 'vitest';
import { ConversionAborted } from '../api/conversion-aborted.js';
import type { DiagramAnswer, DiagramRenderer } from '../api/host.js';
import type { ConversionOptions } from '../api/options.js';
import { inspect } from '../inspect.js';
import { openPages, type PageSession } from './page-session.js';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="9" height="9"/></svg>';
const CODE = '```mermaid\nflowchart\n```\n';

const firstLineOf = (session: PageSession): string =>
  session
    .page(1)
    .body.slice(0, 1)
    .flatMap((block) => (block.type === 'paragraph' ? block.lines : []))
    .flatMap(({ pieces }) => pieces.map((piece) => (piece.type === 'text' ? piece.text : '')))
    .join('');

test.each([
  [0, 2],
  [-1, 2],
  [3, 2],
  [1.5, 2],
])('page %d of two is refused, and the message says how many there are', async (number, count) => {
  const session = openPages();
  await session.update('one\n\n\\newpage\n\ntwo');
  expect(() => session.page(number)).toThrow(`Cannot draw page ${number}, expected one of ${count}`);
});

test('before the first update there are no pages, no places and no pictures', () => {
  const session = openPages();
  expect(() => session.page(1)).toThrow(/^Cannot draw page 1, expected one of 0$/);
  expect(session.place(1)).toBeUndefined();
  expect(session.picture(1)).toBeUndefined();
});

test('inspecting another text supersedes an update', async () => {
  const session = openPages();
  const update = session.update('one');
  const inspection = session.inspect('two words');
  await expect(update).rejects.toThrow(ConversionAborted);
  expect((await inspection).statistics.words).toBe(2);
});

test('inspecting the same text does not supersede its update', async () => {
  const session = openPages();
  const update = session.update('one');
  await session.inspect('one');
  expect((await update).pages).toHaveLength(1);
});

test('the same text with other options is read again', async () => {
  const session = openPages();
  const quoted = 'Say "tea".';
  await session.update(quoted);
  expect(firstLineOf(session)).toBe('Say "tea".');
  await session.update(quoted, { smartQuotes: true });
  expect(firstLineOf(session)).toBe('Say “tea”.');
  await session.update(quoted, { smartQuotes: false });
  expect(firstLineOf(session)).toBe('Say "tea".');
});

test('an inspection is that of the same text outside a session, whatever the options', async () => {
  const text = '# A\n\nSee http://example.org [^x]\n\n{++new++}\n\n**Bold heading**\n';
  const session = openPages();
  for (const options of [
    {},
    { repairs: true },
    { review: 'reject' },
    {},
  ] as const satisfies ConversionOptions[])
    expect(await session.inspect(text, options)).toEqual(inspect(text, options));
});

test('inspecting twice gives the same result', async () => {
  const session = openPages();
  const text = '[^x] and | a |\n';
  const first = await session.inspect(text);
  expect(await session.inspect(text)).toEqual(first);
});

test('a template that cannot be used does not keep a text from being inspected, but from having pages', async () => {
  const session = openPages();
  const template = new TextEncoder().encode('not a Word file');
  expect((await session.inspect('two words', { template })).statistics.words).toBe(2);
  await expect(session.update('two words', { template })).rejects.toThrow(/^The template /);
});

/** A host that draws a diagram when the test says so. */
function slowRenderer(): { readonly diagrams: DiagramRenderer; draw(answer: DiagramAnswer): void } {
  let settle = (_: DiagramAnswer): void => undefined;
  const drawn = new Promise<DiagramAnswer>((resolve) => {
    settle = resolve;
  });
  return { diagrams: { languages: ['mermaid'], draw: () => drawn }, draw: (answer) => settle(answer) };
}

test('pages with the code of a diagram are shown early only if it takes longer', async () => {
  const shown: number[] = [];
  let noteShown = (): void => undefined;
  const isShown = new Promise<void>((resolve) => {
    noteShown = resolve;
  });
  const early = (after: Promise<unknown>) => ({
    after,
    show: ({ pages }: { readonly pages: readonly unknown[] }) => {
      shown.push(pages.length);
      noteShown();
    },
  });
  const quick = openPages();
  const diagrams: DiagramRenderer = { languages: ['mermaid'], draw: async () => ({ fault: 'no' }) };
  await quick.update(CODE, { diagrams }, early(new Promise(() => undefined)));
  expect(shown).toEqual([]);
  const slow = slowRenderer();
  const session = openPages();
  const update = session.update(CODE, { diagrams: slow.diagrams }, early(Promise.resolve()));
  await isShown;
  expect(shown).toEqual([1]);
  expect(firstLineOf(session)).not.toBe('');
  slow.draw({ svg: SVG });
  await update;
  expect(shown).toEqual([1]);
});

test('an update that waits for a diagram ends as soon as another one begins', async () => {
  const { diagrams } = slowRenderer();
  const session = openPages();
  const waiting = session.update(CODE, { diagrams });
  const next = session.update('text', { diagrams });
  await expect(waiting).rejects.toThrow(ConversionAborted);
  expect((await next).pages).toHaveLength(1);
});

test('a text with a diagram is not shown early once it is superseded', async () => {
  const { diagrams } = slowRenderer();
  const session = openPages();
  let show = (): void => undefined;
  const after = new Promise<void>((resolve) => {
    show = resolve;
  });
  const shown: unknown[] = [];
  const waiting = session.update(
    CODE,
    { diagrams },
    { after, show: (overview) => void shown.push(overview) },
  );
  const failed = expect(waiting).rejects.toThrow(ConversionAborted);
  await session.update('text', { diagrams });
  show();
  await failed;
  expect(shown).toEqual([]);
  expect(firstLineOf(session)).toBe('text');
});
