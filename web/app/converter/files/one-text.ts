import type { SourceChapter, SourceNotice } from '@footmark/engine/sources';
import { LARGEST_FILE_BYTES } from '../../constants';
import type { OneText, WorkerReply, WorkerRequest } from '../../worker/protocol';
import { spawnWorker } from '../conversion/spawn-worker';
import type { GivenFile } from '../pictures/given-files';
import { addPictures } from '../pictures/picture-files';
import { pictureStore } from '../pictures/picture-store';
import { placePictures } from '../pictures/place-pictures';
import { ACCEPTED } from './accepted-in-words';
import type { OpeningHost } from './opening-host';
import { askForOrder } from './order-store';

/** More notices than this are counted. */
const MAX_SAID = 3;

/** Opens several files, or one that is no Markdown, as one text; of several, the visitor says in which order. */
export async function openAsOne(
  files: readonly GivenFile[],
  pictures: readonly GivenFile[],
  host: OpeningHost,
  { hidesCode = false }: { readonly hidesCode?: boolean } = {},
): Promise<void> {
  const large = files.find(({ file }) => file.size > LARGEST_FILE_BYTES);
  if (large) {
    const limit = `${LARGEST_FILE_BYTES / 1024 ** 2} MB`;
    return host.onProblem(`“${large.file.name}” is too large. Files of up to ${limit} can be opened.`);
  }
  const reader = new SourceReader();
  try {
    const chapters = await reader.open(files, hidesCode);
    const order = chapters.length > 1 ? await askForOrder(chapters) : chapters.map(({ path }) => path);
    if (!order) return;
    const text = await reader.combine(order);
    if (text.markdown === '')
      return host.onProblem(said(text) ?? `There is nothing to open. Choose ${ACCEPTED}.`);
    host.onText(text.markdown, nameFor(files, order));
    pictureStore.change((current) => addPictures(current, text.pictures.map(asFile)));
    host.onProblem(said(text));
    if (order.length > 1)
      host.announce({
        tone: 'plain',
        title: `${order.length} files are one text`,
        description: 'Links and notes between them lead within it.',
      });
    if (!hidesCode && order.some((path) => /\.ipynb$/i.test(path)))
      host.announce({
        tone: 'plain',
        title: 'Opened with its code',
        description: 'A notebook reads better without the code of its cells, if only the results matter.',
        action: {
          text: 'Leave out the code',
          run: () => void openAsOne(files, pictures, host, { hidesCode: true }),
        },
      });
    await placePictures(pictures, { mayInsert: false, announce: host.announce });
  } catch (error) {
    console.error('Failed to open files', error);
    host.onProblem('The files could not be read. They may be too large together: try fewer of them.');
  } finally {
    reader.end();
  }
}

/** A worker that keeps the files that it has read, until it is told to end. */
class SourceReader {
  readonly #worker = spawnWorker();

  async open(files: readonly GivenFile[], hidesCode: boolean): Promise<readonly SourceChapter[]> {
    const reply = await this.#ask({ kind: 'open-sources', id: 0, files, hidesCode });
    return reply.kind === 'sources-opened' ? reply.chapters : [];
  }

  async combine(order: readonly string[]): Promise<OneText> {
    const reply = await this.#ask({ kind: 'combine-sources', id: 0, order });
    if (reply.kind !== 'sources-combined') throw new Error(`Cannot use a reply of kind ${reply.kind}`);
    return reply.text;
  }

  end(): void {
    this.#worker.terminate();
  }

  #ask(request: WorkerRequest): Promise<WorkerReply> {
    return new Promise((resolve, reject) => {
      const ended = new AbortController();
      const { signal } = ended;
      this.#worker.addEventListener(
        'message',
        ({ data }: MessageEvent<WorkerReply | { readonly kind: 'alive' }>) => {
          if (data.kind === 'alive') return;
          ended.abort();
          if (data.kind === 'failed') reject(new Error(data.message));
          else resolve(data);
        },
        { signal },
      );
      this.#worker.addEventListener(
        'error',
        ({ message }) => {
          ended.abort();
          reject(new Error(message));
        },
        { signal },
      );
      this.#worker.postMessage(request);
    });
  }
}

function asFile({ path, file }: OneText['pictures'][number]) {
  return { path, file: new File([file], path.slice(path.lastIndexOf('/') + 1)) };
}

/** The document is called like the folder or archive that the files are in, or like the first of them. */
function nameFor(files: readonly GivenFile[], order: readonly string[]): string {
  const [first = ''] = order;
  const [folder = ''] = first.split('/');
  const isTogether = files.every(({ path }) => path === folder || path.startsWith(`${folder}/`));
  const name = isTogether ? folder : first.slice(first.lastIndexOf('/') + 1);
  return `${name.replace(/\.[a-z]{2,8}$/i, '')}.md`;
}

function said({ notices, noticeCount }: OneText): string | undefined {
  if (noticeCount === 0) return undefined;
  const sentences = notices.slice(0, MAX_SAID).map(sentenceOf);
  const rest = noticeCount - sentences.length;
  return [...sentences, ...(rest > 0 ? [`And ${rest} more like these.`] : [])].join(' ');
}

function sentenceOf({ path, message }: SourceNotice): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return message.includes(name) ? `${message}.` : `“${name}”: ${message}.`;
}
