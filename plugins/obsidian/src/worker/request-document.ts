import type { ConversionStage } from '@footmark/engine';
import type { Answers, ExportRequest, Finding, FromWorker, Question, ToWorker } from './protocol.js';

/** The part of a `Worker` that is used. */
export interface EngineWorker {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  terminate(): unknown;
}

/** Gives what only Obsidian or a page can give. */
export type Host = {
  readonly [About in Question['about']]: (
    question: Extract<Question, { about: About }>,
  ) => Promise<Answers[About]>;
};

interface RequestOptions {
  readonly host: Host;
  readonly signal: AbortSignal;
  readonly onStage: (stage: ConversionStage) => void;
}

/** A Word file, and what was found in its notes. */
export interface ExportedDocument {
  readonly document: Uint8Array;
  readonly findings: readonly Finding[];
}

/**
 * Has a worker make a document, and ends the worker. Rejects with the signal's reason after a cancellation, otherwise with an
 * error whose message is for the person.
 */
export function requestDocument(
  worker: EngineWorker,
  request: ExportRequest,
  { host, signal, onStage }: RequestOptions,
): Promise<ExportedDocument> {
  const outcome = new Promise<ExportedDocument>((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'the converter could not be started')),
    );
    worker.addEventListener('message', ({ data }) => {
      if (data.kind === 'stage') onStage(data.stage);
      else if (data.kind === 'question') void answer(data.id, data.question);
      else if (data.kind === 'done') resolve(data);
      else reject(new Error(data.reason));
    });
    worker.postMessage({ kind: 'export', request });
  });
  /** What cannot be given counts as missing: the engine reports it with its line. */
  const answer = async (id: number, question: Question): Promise<void> => {
    const value = await answered(host, question).catch(() => undefined);
    worker.postMessage({ kind: 'answer', id, value });
  };
  return outcome.finally(() => worker.terminate());
}

function answered(host: Host, question: Question): Promise<Answers[keyof Answers]> {
  switch (question.about) {
    case 'file':
      return host.file(question);
    case 'asset':
      return host.asset(question);
    case 'raster':
      return host.raster(question);
    case 'diagram':
      return host.diagram(question);
  }
}
