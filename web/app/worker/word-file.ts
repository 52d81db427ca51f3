import { readWord } from '@footmark/engine/read';
import type { ReadWordRequest, WorkerReply } from './protocol';

/** Reads a Word file as Markdown, with its pictures as files. */
export async function readWordFile(
  { id, file }: ReadWordRequest,
  tell: (reply: WorkerReply) => void,
): Promise<WorkerReply> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await readWord(bytes, { onProgress: (stage) => tell({ kind: 'word-stage', id, stage }) });
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
    },
  };
}
