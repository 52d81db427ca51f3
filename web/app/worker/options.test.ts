import { expect, test, vi } from 'vitest';
import { engineOptions } from './options';

test('a template is read once for each key, so that the engine knows it again', async () => {
  const file = new Blob(['PK']);
  const read = vi.spyOn(file, 'arrayBuffer');
  const first = await engineOptions({ template: { key: 'a', file }, justifyText: true });
  const second = await engineOptions({ template: { key: 'a', file } });
  expect(first).toEqual({ template: new Uint8Array([80, 75]), justifyText: true, bibliography: [] });
  expect(second.template).toBe(first.template);
  expect(read).toHaveBeenCalledOnce();
  const third = await engineOptions({ template: { key: 'b', file } });
  expect(third.template).not.toBe(first.template);
});

test('a template that could not be read is read again', async () => {
  const file = new Blob(['PK']);
  vi.spyOn(file, 'arrayBuffer').mockRejectedValueOnce(new Error('gone'));
  await expect(engineOptions({ template: { key: 'c', file } })).rejects.toThrow('gone');
  await expect(engineOptions({ template: { key: 'c', file } })).resolves.toMatchObject({
    template: new Uint8Array([80, 75]),
  });
});

test('the sources of a library are named, so that they are loaded when a text cites', async () => {
  const file = new Blob();
  const library = [
    { name: 'a.bib', file, key: '1', kind: 'sources' },
    { name: 'own.csl', file, key: '2', kind: 'style' },
  ] as const;
  expect(await engineOptions({ library, csl: 'own.csl' })).toEqual({
    bibliography: ['a.bib'],
    csl: 'own.csl',
  });
});
