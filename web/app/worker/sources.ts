import type { InnerFile, Sources } from '@footmark/engine/sources';
import type { CombineRequest, OneText, OpenSourcesRequest, PictureFile, WorkerReply } from './protocol';

/** Further notices are combined into one. */
const MAX_NOTICES = 50;

/** The interval between progress reports; nobody could see more frequent ones. */
const PROGRESS_EVERY_MS = 100;

/** What was opened last: a worker has one set of files. */
let opened: Sources | undefined;

/** Reads files, and reports what the document would be made of. */
export async function openFiles(
  { id, files, hidesCode, hidesQuestions }: OpenSourcesRequest,
  report: (reply: WorkerReply) => void,
): Promise<WorkerReply> {
  let reportedAt = performance.now();
  const { openSources } = await import('@footmark/engine/sources');
  opened = await openSources(
    files.map(({ path, file }) => ({
      path,
      size: file.size,
      read: async () => new Uint8Array(await file.arrayBuffer()),
    })),
    {
      hidesCode,
      hidesQuestions,
      onProgress(done) {
        if (performance.now() - reportedAt < PROGRESS_EVERY_MS) return;
        reportedAt = performance.now();
        report({ kind: 'sources-progress', id, done });
      },
    },
  );
  return { kind: 'sources-opened', id, chapters: opened.chapters };
}

/** Combines the opened files into one text. */
export async function combine({ id, order }: CombineRequest): Promise<WorkerReply> {
  const combined = await opened?.combine(order);
  const { markdown = '', pictures = [], libraries = [], notices = [] } = combined ?? {};
  const text: OneText = {
    markdown,
    pictures: pictures.map(asFile),
    libraries: libraries.map(asFile),
    notices: notices.slice(0, MAX_NOTICES),
    noticeCount: notices.length,
  };
  return { kind: 'sources-combined', id, text };
}

const asFile = ({ path, bytes }: InnerFile): PictureFile => ({ path, file: new Blob([bytes.slice()]) });
