import { beforeEach, expect, test, vi } from 'vitest';
import { MAX_SHARED_BYTES, SHARE_PARTS } from './share-address';
import { keepShared, takeShared } from './shared-files';

const entries = new Map<string, Response>();
const cache = {
  keys: async () => [...entries.keys()],
  match: async (key: string) => entries.get(key)?.clone(),
  put: async (key: string, response: Response) => void entries.set(key, response),
  delete: async (key: string) => entries.delete(key),
};

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('caches', { open: async () => cache });
});

function formOf(parts: Readonly<Record<string, string>>, files: readonly File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  for (const file of files) form.append(SHARE_PARTS.files, file);
  return form;
}

test('files come as they are, once, under their own names', async () => {
  const name = 'Größe, 100 %.md';
  await keepShared(
    formOf({}, [new File(['# A'], name, { type: 'text/markdown' }), new File(['x'], 'b.png')]),
  );
  const files = await takeShared();
  expect(files.map((file) => file.name)).toEqual([name, 'b.png']);
  expect(await files[0]?.text()).toBe('# A');
  expect(files[0]?.type).toBe('text/markdown');
  expect(await takeShared()).toEqual([]);
});

test('the title of files is no text beside them', async () => {
  await keepShared(formOf({ title: 'plan.md' }, [new File(['# A'], 'plan.md')]));
  expect((await takeShared()).map(({ name }) => name)).toEqual(['plan.md']);
});

test('what was shared before and never taken does not come with it', async () => {
  await keepShared(formOf({ text: 'old' }));
  await keepShared(formOf({ text: 'new' }));
  const [file, ...others] = await takeShared();
  expect(await file?.text()).toBe('new');
  expect(others).toEqual([]);
});

test.each([
  ['a text', { text: '# Plan\n\nOne.' }, '# Plan\n\nOne.'],
  ['a text with the subject of its mail', { title: 'Fwd', text: '# Plan\n\nOne.' }, '# Plan\n\nOne.'],
  ['a page', { title: 'A page', url: 'https://example.com/' }, 'A page\n\nhttps://example.com/'],
  ['a page in the text', { title: 'A page', text: 'https://example.com/' }, 'A page\n\nhttps://example.com/'],
  [
    'an address twice',
    { text: 'See https://example.com/', url: 'https://example.com/' },
    'See https://example.com/',
  ],
])('%s becomes a file of Markdown', async (_, parts, expected) => {
  await keepShared(formOf(parts));
  const [file] = await takeShared();
  expect(file?.name).toBe('shared.md');
  expect(await file?.text()).toBe(expected);
});

test('what is too much is refused as a whole, and the reason is given', async () => {
  await keepShared(formOf({ text: 'old' }));
  const half = new File([new Uint8Array(MAX_SHARED_BYTES / 2)], 'half.md');
  expect(await keepShared(formOf({}, [half, half]))).toBeUndefined();
  expect(await takeShared()).toHaveLength(2);
  expect(await keepShared(formOf({ text: 'and a text' }, [half, half]))).toBe('large');
  expect(await takeShared()).toEqual([]);
  const files = Array.from({ length: 201 }, (_, index) => new File(['a'], `${index}.md`));
  expect(await keepShared(formOf({}, files))).toBe('many');
  expect(await takeShared()).toEqual([]);
});

test('an empty share gives nothing', async () => {
  await keepShared(formOf({ title: ' ' }));
  expect(await takeShared()).toEqual([]);
});
