import { readSource } from '@footmark/engine/merge';
import { readWord } from '@footmark/engine/read';
import type { LookAtWordRequest, ReadWordRequest, WorkerReply } from './protocol';

/** Reads a Word file as Markdown, with its pictures as files and the text that it carries. */
export async function readWordFile(
  { id, file, changes, pictureFolder }: ReadWordRequest,
  tell: (reply: WorkerReply) => void,
): Promise<WorkerReply> {
  const bytes = await bytesOf(file);
  const read = await readWord(bytes, {
    changes,
    ...(pictureFolder !== undefined && { pictureFolder }),
    onProgress: (stage) => tell({ kind: 'word-stage', id, stage }),
  });
  if (!read.success) return { kind: 'word-read', id, word: { ok: false, reason: read.error } };
  const { markdown, pictures, notices } = read;
  return {
    kind: 'word-read',
    id,
    word: {
      ok: true,
      markdown,
      pictures: pictures.map(({ path, bytes: picture }) => ({ path, file: new Blob([picture.slice()]) })),
      notices,
      source: await readSource(bytes),
    },
  };
}

/** Only checks whether there is such a text. */
export async function lookAtWordFile({ id, file }: LookAtWordRequest): Promise<WorkerReply> {
  const source = await readSource(await bytesOf(file));
  return { kind: 'word-looked-at', id, carriesText: source !== undefined };
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
