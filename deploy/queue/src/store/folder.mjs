import { randomUUID } from 'node:crypto';
import { access, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A store in a folder, which machines may share.
 *
 * @param {URL} address
 * @returns {import('./store.mjs').Store}
 */
export function folderStore(address) {
  const folder = fileURLToPath(address);
  return {
    read: (key) => readFile(join(folder, key)).catch(unless('ENOENT', undefined)),
    has: (key) => access(join(folder, key)).then(() => true, unless('ENOENT', false)),
    async writeOnce(key, bytes) {
      const path = join(folder, key);
      // A dot file in the same folder: links work only within a file system, and drafts left by a crash are easy to find.
      const draft = join(dirname(path), `.${randomUUID()}.draft`);
      await mkdir(dirname(path), { recursive: true });
      try {
        const file = await open(draft, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        // Unlike a rename, a link never replaces an existing file.
        return await link(draft, path).then(() => true, unless('EEXIST', false));
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}

/**
 * Makes one kind of error an answer.
 *
 * @template T
 * @param {string} code
 * @param {T} answer
 * @returns {(error: unknown) => T}
 */
function unless(code, answer) {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === code) return answer;
    throw error;
  };
}
