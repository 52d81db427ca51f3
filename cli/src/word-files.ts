import { stat } from 'node:fs/promises';
import type { FileKind } from './find-sources.js';
import type { Settings } from './settings.js';
import { STREAM } from './streams.js';

const WORD_ENDING = /\.(?:docx|docm|dotx)$/i;

export const WORD_FILES: FileKind = {
  // Word keeps a lock file next to a file that is open.
  pattern: /(?:^|[\\/])(?!~\$)[^\\/]*\.(?:docx|docm)$/i,
  name: 'Word files (.docx, .docm)',
};

/** Whether an input is a Word file, which is read as Markdown. */
export function isWordFile(input: string): boolean {
  return WORD_ENDING.test(input);
}

/** A name without the extension of a Word file. */
export function withoutWordEnding(name: string): string {
  return name.replace(WORD_ENDING, '');
}

/** Whether the inputs become Markdown: by an option, by their names, or because folders contain Word files and no texts. */
export async function areWordFiles(inputs: readonly string[], settings: Settings): Promise<boolean> {
  const { from, one } = settings;
  if (from !== undefined) return from === 'docx';
  if (inputs.some(isWordFile)) return true;
  if (one || inputs.includes(STREAM) || !(await allFolders(inputs))) return false;
  const { findSources } = await import('./find-sources.js');
  const { permissionsOf } = await import('./permissions.js');
  const permissions = await permissionsOf(settings);
  const texts = await findSources(inputs, permissions);
  return (
    texts.sources.length === 0 && (await findSources(inputs, permissions, WORD_FILES)).sources.length > 0
  );
}

async function allFolders(inputs: readonly string[]): Promise<boolean> {
  const kinds = await Promise.all(inputs.map((input) => stat(input).catch(() => undefined)));
  return kinds.every((each) => each?.isDirectory() === true);
}

/** Whether bytes are an archive, as Word files are. */
export function isArchiveContent(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}
