import { convert, inspect } from '@footmark/engine';
import type { TextReport, WorkerReply, WorkerRequest } from './protocol';

declare const self: DedicatedWorkerGlobalScope;

const MOST_NOTICES = 500;

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const { id } = data;
  try {
    if (data.kind === 'inspect') reply({ kind: 'inspected', id, report: report(data) });
    else reply({ kind: 'done', id, result: await run(data) });
  } catch (error) {
    reply({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
});

function run({ id, markdown, options }: WorkerRequest) {
  return convert(markdown, { ...options, onProgress: (stage) => reply({ kind: 'stage', id, stage }) });
}

function report({ markdown, options }: WorkerRequest): TextReport {
  const { statistics, features, notices: all, repairs } = inspect(markdown, options);
  const notices = all.filter(({ code }) => code !== 'text-repaired');
  return {
    statistics,
    features,
    repairs,
    notices: notices.slice(0, MOST_NOTICES),
    noticeCount: notices.length,
  };
}

function reply(message: WorkerReply): void {
  self.postMessage(message);
}
