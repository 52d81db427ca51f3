import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { convert } from '@footmark/engine';
import { strFromU8, unzipSync } from 'fflate';
import { PIXEL } from './pixel.js';

/** What nobody inside may learn. */
export const SECRET = 'Quicksilver';

/** A way out of a folder that somebody has put into it. */
interface Plant {
  readonly name: string;
  /**
   * Makes it. Returns the path, from the folder, that seems to be the one of a file of the given name.
   *
   * @param outside a folder in which there is a file of that name
   */
  readonly make: (folder: string, name: string, outside: string) => Promise<string>;
}

const linked =
  (target: (name: string, outside: string, folder: string) => string): Plant['make'] =>
  async (folder, name, outside) => {
    await symlink(target(name, outside, folder), join(folder, name));
    return name;
  };

/** Ways to a file outside. */
export const WAYS_OUT: readonly Plant[] = [
  { name: 'a link', make: linked((name, outside) => join(outside, name)) },
  { name: 'a relative link', make: linked((name, outside, folder) => join(relative(folder, outside), name)) },
  {
    name: 'a link to a link',
    make: async (folder, name, outside) => {
      await symlink(join(outside, name), join(folder, 'hop'));
      await symlink('hop', join(folder, name));
      return name;
    },
  },
  {
    name: 'a link to a folder',
    make: async (folder, name, outside) => {
      await symlink(outside, join(folder, 'away'));
      return `away/${name}`;
    },
  },
  {
    name: 'a link in the middle',
    make: async (folder, name, outside) => {
      await mkdir(join(folder, 'a/b'), { recursive: true });
      await symlink(dirname(outside), join(folder, 'a/b/up'));
      return `a/b/up/outside/${name}`;
    },
  },
  {
    name: 'a path that leads up',
    make: async (folder, name, outside) => join(relative(folder, outside), name),
  },
  { name: 'an absolute path', make: async (_, name, outside) => join(outside, name) },
];

/** What is no file to read or to write: to open it can wait for ever, or tell what the system knows. */
export const NO_FILES: readonly Plant[] = [
  { name: 'a dangling link', make: linked((name, outside) => join(outside, `none-${name}`)) },
  { name: 'a link to itself', make: linked((name) => name) },
  {
    name: 'a pipe',
    make: async (folder, name) => {
      execFileSync('mkfifo', [join(folder, name)]);
      return name;
    },
  },
  { name: 'a link to a device', make: linked(() => '/dev/zero') },
  { name: 'a link to the environment', make: linked(() => '/proc/self/environ') },
];

/** A Word file with a text, which it does not carry as Markdown. */
export async function wordFile(markdown: string): Promise<Uint8Array> {
  const made = await convert(markdown);
  if (!made.success) throw new Error(made.error);
  return new Uint8Array(await made.blob.arrayBuffer());
}

/** A picture with a text behind its pixels, as far as programs are concerned that only look at these. */
export const pictureWith = (text: string): Uint8Array =>
  Uint8Array.from([...PIXEL, ...new TextEncoder().encode(text)]);

/** Everything in the files of a folder and below, without following links, and with that of the parts of archives. */
export async function contentsOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return `${path}\n${inFull(await readFile(path))}`;
    }),
  );
  return texts.sort().join('\n');
}

function inFull(bytes: Uint8Array): string {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return strFromU8(bytes, true);
  return Object.entries(unzipSync(bytes))
    .map(([name, part]) => `${name}\n${strFromU8(part, true)}`)
    .join('\n');
}
