import { expect, test } from 'vitest';
import { PIXEL } from '../../../tests/pixel.js';
import type { AssetLoader, AssetRequest } from '../api/host.js';
import { convert } from '../convert.js';
import type { PageDrawing } from '../model/pages.js';
import { openPages, type PageSession } from './page-session.js';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="9" height="9"/></svg>';
const SOURCES = '@book{doe2005, author = {Doe, Ann}, title = {On Tides}, date = {2005}}';

/** A host with some files, which records what it is asked for. */
function host(files: Readonly<Record<string, Uint8Array | string>>): AssetLoader & { asked: string[] } {
  const asked: string[] = [];
  const load = async ({ source }: AssetRequest) => {
    asked.push(source);
    const file = files[source];
    return file === undefined
      ? undefined
      : { bytes: typeof file === 'string' ? new TextEncoder().encode(file) : file };
  };
  return Object.assign(load, { asked });
}

function piecesOf(drawing: PageDrawing) {
  return drawing.body.flatMap((block) =>
    block.type === 'paragraph' ? block.lines.flatMap(({ pieces }) => pieces) : [],
  );
}

const textOf = (session: PageSession): string =>
  piecesOf(session.page(1))
    .flatMap((piece) => (piece.type === 'text' ? [piece.text] : []))
    .join('');

const picturesOf = (session: PageSession): readonly number[] =>
  piecesOf(session.page(1)).flatMap((piece) => (piece.type === 'picture' ? [piece.picture] : []));

test('pictures are loaded once, and again only when the text names others', async () => {
  const loadAsset = host({ 'a.png': PIXEL, 'b.png': PIXEL });
  const session = openPages();
  await session.update('![A](a.png)', { loadAsset });
  await session.update('More. ![A](a.png) ![A](a.png)', { loadAsset });
  expect(loadAsset.asked).toEqual(['a.png']);
  await session.update('![A](a.png) ![B](b.png)', { loadAsset });
  expect(loadAsset.asked).toEqual(['a.png', 'a.png', 'b.png']);
  expect(picturesOf(session)).toHaveLength(2);
});

test('pictures are loaded again when another host provides them', async () => {
  const session = openPages();
  await session.update('![A](a.png)', { loadAsset: host({}) });
  expect(picturesOf(session)).toEqual([]);
  const loadAsset = host({ 'a.png': PIXEL });
  await session.update('![A](a.png)', { loadAsset });
  expect(loadAsset.asked).toEqual(['a.png']);
  expect(picturesOf(session)).toHaveLength(1);
});

test('pictures are converted again when another host converts them', async () => {
  const loadAsset = host({ 'a.svg': SVG });
  const session = openPages();
  await session.update('![A](a.svg)', { loadAsset });
  expect(picturesOf(session)).toEqual([]);
  await session.update('![A](a.svg)', { loadAsset, rasterize: async () => PIXEL });
  expect(picturesOf(session)).toHaveLength(1);
});

test('pictures of a text that was superseded are loaded again', async () => {
  const session = openPages();
  const controller = new AbortController();
  const first = session.update('![A](a.png)', {
    loadAsset: () => new Promise(() => controller.abort()),
    signal: controller.signal,
  });
  await expect(first).rejects.toThrow();
  const loadAsset = host({ 'a.png': PIXEL });
  await session.update('![A](a.png)', { loadAsset });
  expect(picturesOf(session)).toHaveLength(1);
});

test('pictures are those of the host, even if loading them was stopped before', async () => {
  const session = openPages();
  let isFirst = true;
  const controller = new AbortController();
  const loadAsset: AssetLoader = async () => {
    if (!isFirst) return { bytes: PIXEL };
    isFirst = false;
    controller.abort();
    return undefined;
  };
  await expect(session.update('![A](a.png)', { loadAsset, signal: controller.signal })).rejects.toThrow();
  await session.update('![A](a.png)', { loadAsset });
  expect(picturesOf(session)).toHaveLength(1);
});

test('the session gives the file of a picture on its pages, and none for other numbers', async () => {
  const session = openPages();
  expect(session.picture(1)).toBeUndefined();
  await session.update('![A](a.png)', { loadAsset: host({ 'a.png': PIXEL }) });
  const [number = 0] = picturesOf(session);
  const picture = session.picture(number);
  expect(picture?.type).toBe('image/png');
  expect(new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(PIXEL);
  expect(session.picture(number + 1)).toBeUndefined();
});

const CITING = '---\nbibliography: tides.bib\n---\n\n';

test('sources are loaded once, and again only when the text or the host changes them', async () => {
  const loadAsset = host({ 'tides.bib': SOURCES, 'other.bib': SOURCES.replace('Doe', 'Roe') });
  const session = openPages();
  await session.update(`${CITING}[@doe2005]`, { loadAsset });
  expect(textOf(session)).toContain('(Doe 2005)');
  await session.update(`${CITING}See [@doe2005].`, { loadAsset });
  expect(loadAsset.asked).toEqual(['tides.bib']);
  await session.update(`${CITING.replace('tides', 'other')}See [@doe2005].`, { loadAsset });
  expect(textOf(session)).toContain('See (Roe 2005)');
  const other = host({ 'other.bib': SOURCES.replace('Doe', 'Poe') });
  await session.update(`${CITING.replace('tides', 'other')}See [@doe2005].`, { loadAsset: other });
  expect(textOf(session)).toContain('See (Poe 2005)');
});

test('a text without citations loads no sources', async () => {
  const loadAsset = host({ 'tides.bib': SOURCES });
  await openPages().update(`${CITING}Text.`, { loadAsset });
  expect(loadAsset.asked).toEqual([]);
});

test('an inspection reports missing sources each time, although they are requested once', async () => {
  const loadAsset = host({});
  const session = openPages();
  const codes = async (text: string): Promise<readonly string[]> =>
    (await session.inspect(CITING + text, { loadAsset })).notices.map(({ code }) => code);
  const { validation } = await convert(`${CITING}[@doe2005]`, { loadAsset });
  const expected = [...validation.errors, ...validation.warnings].map(({ code }) => code);
  loadAsset.asked.length = 0;
  expect(await codes('[@doe2005]')).toEqual(expected);
  expect(await codes('Again [@doe2005].')).toEqual(expected);
  expect(loadAsset.asked).toEqual(['tides.bib']);
});

test('sources whose loading was stopped are loaded again', async () => {
  const controller = new AbortController();
  let isFirst = true;
  const loadAsset: AssetLoader = async () => {
    if (!isFirst) return { bytes: new TextEncoder().encode(SOURCES) };
    isFirst = false;
    controller.abort();
    return undefined;
  };
  const session = openPages();
  await expect(
    session.update(`${CITING}[@doe2005]`, { loadAsset, signal: controller.signal }),
  ).rejects.toThrow();
  await session.update(`${CITING}See [@doe2005].`, { loadAsset });
  expect(textOf(session)).toContain('See (Doe 2005)');
});

test('front matter is read again when it changes', async () => {
  const session = openPages();
  await session.update('---\ntitle: One\n---\n\ntext', { template: 'academic' });
  expect(textOf(session)).toContain('One');
  await session.update('---\ntitle: Two\n---\n\ntext', { template: 'academic' });
  expect(textOf(session)).toContain('Two');
});

test('emoji are found by name in front matter and in the text, and other colons stay', async () => {
  const session = openPages();
  const emojiIn = async (text: string): Promise<string> => {
    await session.update(text, { template: 'academic' });
    return textOf(session);
  };
  expect(await emojiIn('---\ntitle: "A :tea:"\n---\n\ntext')).toContain('A 🍵');
  expect(await emojiIn('One :tea: two')).toBe('One 🍵 two');
  expect(await emojiIn('One :nothing: two')).toBe('One :nothing: two');
});
