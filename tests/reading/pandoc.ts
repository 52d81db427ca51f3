import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { visibleText } from './visible-text';

export const hasPandoc = spawnSync('pandoc', ['--version']).status === 0;

/** The text of a .docx as pandoc reads it, notes at the end. */
export async function readWithPandoc(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'footmark-pandoc-'));
  try {
    const path = join(folder, 'read.docx');
    await writeFile(path, bytes);
    const { stdout } = await run('pandoc', [path, '--from=docx', '--to=html', '--wrap=none'], {
      maxBuffer: 2 ** 28,
    });
    return visibleText(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const run = promisify(execFile);

/** Reads many files, as many at a time as there are processors; the answers keep the order. */
export async function readAllWithPandoc(files: readonly Uint8Array[]): Promise<string[]> {
  const texts = files.map(() => '');
  const queue = files.entries();
  const worker = async (): Promise<void> => {
    for (const [index, bytes] of queue) texts[index] = await readWithPandoc(bytes);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return texts;
}
