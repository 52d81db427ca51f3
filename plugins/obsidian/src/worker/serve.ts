import { convert, type DiagramAnswer, type Notice, pictureMatcher } from '@footmark/engine';
import { type OneText, openSources, sourceOf } from '@footmark/engine/sources';
import type {
  Answers,
  ExportRequest,
  Finding,
  FromWorker,
  Question,
  ToWorker,
  VaultFile,
} from './protocol.js';

/** The end of a channel. */
export interface Port {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: ToWorker }) => void): void;
}

type Ask = <About extends Question['about']>(
  question: Extract<Question, { about: About }>,
) => Promise<Answers[About]>;

/** Answers requests for documents. The other side ends the worker after each, or earlier to cancel it. */
export function serve(port: Port): void {
  const waiting = new Map<number, (value: never) => void>();
  let asked = 0;
  const ask: Ask = (question) =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      port.postMessage({ kind: 'question', id: asked, question });
    });
  port.addEventListener('message', ({ data }) => {
    if (data.kind === 'answer') {
      waiting.get(data.id)?.(data.value as never);
      waiting.delete(data.id);
      return;
    }
    made(data.request, ask, port).catch((error: unknown) => {
      port.postMessage({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    });
  });
}

async function made({ files, order, options }: ExportRequest, ask: Ask, port: Port): Promise<void> {
  const read = async (path: string): Promise<Uint8Array> => {
    const bytes = await ask({ about: 'file', path });
    if (bytes === undefined) throw new Error('it could not be read');
    return bytes;
  };
  const sources = await openSources(files.map(({ path, size }) => ({ path, size, read: () => read(path) })));
  const text = await sources.combine(order);
  const inner = new Map([...text.pictures, ...text.libraries].map(({ path, bytes }) => [path, bytes]));
  const match = pictureMatcher([...inner.keys()]);
  const result = await convert(text.markdown, {
    ...options,
    loadAsset: ({ source }) =>
      Promise.resolve(inner.get(match(source) ?? '') ?? ask({ about: 'asset', source })),
    rasterize: ({ signal: _, ...request }) => ask({ about: 'raster', request }),
    diagrams: {
      languages: ['mermaid'],
      draw: ({ signal: _, ...request }): Promise<DiagramAnswer | undefined> =>
        ask({ about: 'diagram', request }),
    },
    onProgress: (stage) => port.postMessage({ kind: 'stage', stage }),
  });
  if (!result.success) throw new Error(result.error);
  const { blob, validation } = result;
  const document = new Uint8Array(await blob.arrayBuffer());
  const findings = [
    ...ofFiles(text),
    ...[...validation.errors, ...validation.warnings].map(placedIn(text, files)),
  ];
  port.postMessage({ kind: 'done', document, findings: findings.sort(byPlace) });
}

/** What was found in the files themselves. Files that the notes do not need are not the person's concern. */
function ofFiles({ notices }: OneText): Finding[] {
  return notices
    .filter(({ code }) => code !== 'file-left-out')
    .map(({ path, line, severity, message }) => ({ path, line, severity, message }));
}

/** What is about the whole document is shown with its first note. */
function placedIn(text: OneText, [first]: readonly VaultFile[]): (notice: Notice) => Finding {
  return ({ line, severity, message }) => {
    const { path = first?.path ?? '', line: own = line } = sourceOf(text.lines, line) ?? {};
    return { path, line: own, severity, message };
  };
}

function byPlace(one: Finding, other: Finding): number {
  return one.path.localeCompare(other.path) || one.line - other.line;
}
