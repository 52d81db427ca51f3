import { expect, test } from 'vitest';
import { droppedFiles } from './dropped-files';

/** An entry as WebKit gives it for a file that is not on disk. */
function unreadable(name: string): FileSystemEntry {
  const entry = {
    name,
    fullPath: `/${name}`,
    isFile: true,
    isDirectory: false,
    file: (_: unknown, fail: (error: Error) => void) => fail(new Error('Path does not exist')),
  };
  return entry as unknown as FileSystemEntry;
}

test('a file whose entry cannot be read is taken from the drop itself', async () => {
  const files = [new File(['# A'], 'a.md'), new File(['# B'], 'b.md')];
  const drop = { entries: [unreadable('b.md'), unreadable('gone.md')], files, target: null };
  expect(await droppedFiles(drop)).toEqual([{ path: 'b.md', file: files[1] }]);
});
