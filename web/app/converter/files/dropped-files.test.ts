import { expect, test } from 'vitest';
import { MAX_SOURCE_FILES } from '../../../../engine/src/source/source-files';
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

function readable(file: File): FileSystemEntry {
  const entry = {
    name: file.name,
    fullPath: `/${file.name}`,
    isFile: true,
    isDirectory: false,
    file: (give: (file: File) => void) => give(file),
  };
  return entry as unknown as FileSystemEntry;
}

test('a file whose entry cannot be read is taken from the drop itself', async () => {
  const files = [new File(['# A'], 'a.md'), new File(['# B'], 'b.md')];
  const drop = { entries: [unreadable('b.md'), unreadable('gone.md')], files, target: null };
  expect(await droppedFiles(drop)).toEqual([{ path: 'b.md', file: files[1] }]);
});

test('of a large folder, one file more is taken than the engine reads, so that it reports the others', async () => {
  const files = Array.from({ length: MAX_SOURCE_FILES + 5 }, (_, index) => new File(['# A'], `${index}.md`));
  const entries = files.map((file) => readable(file));
  expect(await droppedFiles({ entries, files, target: null })).toHaveLength(MAX_SOURCE_FILES + 1);
});
