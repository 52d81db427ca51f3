import type { PastedMarkdown } from '@footmark/engine/markdown';
import type { ToastContent } from '../../ui/toast-content';
import { edits } from '../document/edits';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';
import { freeName } from '../pictures/picture-markdown';
import { withLineFeeds } from '../text/edit';
import { editorPlace } from '../view/editor-place';
import { askOnce } from '../workers/client';
import { spawnWorker } from '../workers/spawn-worker';
import type { ClipboardText } from './clipboard';

/** The maximum time for a rich paste, in milliseconds; after that, the plain text is used. */
const PATIENCE_MS = 20_000;

/** Replaces the selection with Markdown made from a clipboard, and offers its plain text instead. */
export async function pasteRich(
  converter: Converter,
  clipboard: ClipboardText,
  announce: (toast: ToastContent) => void,
): Promise<void> {
  const pasted = await converted(clipboard);
  if (!pasted) {
    edits(converter).insert(clipboard.plain);
    return;
  }
  const { markdown, pictures } = await withFreeNames(converter, pasted);
  const { anchor, head } = screenDocument(converter).read().selection;
  const from = Math.min(anchor, head);
  const insert = markdown.trimEnd();
  edits(converter).insertPictures(insert, pictures);
  announce({
    tone: 'plain',
    title: 'Pasted as Markdown',
    description: described(pasted),
    action: {
      text: 'Plain text instead',
      run: () => replacePasted(converter, from, insert, clipboard.plain),
    },
  });
}

/** The most kinds of parts that are named. */
const MAX_PARTS = 4;

/** What was kept of the text, and what was not on the clipboard. */
function described({ parts, notices }: PastedMarkdown): string {
  const told = notices.map(({ message }) => `${message}.`);
  if (parts.length === 0 && told.length > 0) return told.join(' ');
  const named = parts.length === 0 ? ['paragraphs'] : parts.slice(0, MAX_PARTS);
  const all = parts.length > MAX_PARTS ? [...named, 'more'] : named;
  return [`Kept: ${new Intl.ListFormat('en').format(all)}.`, ...told].join(' ');
}

/** If the pasted text has been edited since, it stays. */
function replacePasted(converter: Converter, from: number, pasted: string, plain: string): void {
  const to = from + pasted.length;
  if (screenDocument(converter).read().text.slice(from, to) !== pasted) return;
  edits(converter).select({ anchor: from, head: to });
  edits(converter).insert(withLineFeeds(plain));
  editorPlace(converter).focusEditor();
}

/** Asks a worker; undefined if it fails or takes too long. */
function converted({ html, plain, rtf = '' }: ClipboardText): Promise<PastedMarkdown | undefined> {
  const question = { kind: 'paste', html, plain: withLineFeeds(plain), rtf } as const;
  return askOnce<'paste'>(spawnWorker, question, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ pasted }) => pasted,
    () => undefined,
  );
}

/** The clipboard's own pictures as files, under unused names. */
async function withFreeNames(converter: Converter, { markdown, pictures }: PastedMarkdown) {
  const taken = new Set(
    screenDocument(converter)
      .read()
      .pictures.map(({ path }) => path),
  );
  let text = markdown;
  const files: { readonly path: string; readonly file: File }[] = [];
  for (const { name, url } of pictures) {
    const picture = fileOf(name, url);
    if (!picture) continue;
    const path = freeName(name, (own) => taken.has(own));
    taken.add(path);
    if (path !== name) text = text.replaceAll(`](${name})`, `](${path})`);
    files.push({ path, file: picture });
  }
  return { markdown: text, pictures: files };
}

/** The page's policy forbids fetching anything, even data URLs. */
function fileOf(name: string, url: string): File | undefined {
  const [, type = '', base64, data = ''] = /^data:([^;,]*)[^,]*?(;base64)?,([\s\S]*)$/i.exec(url) ?? [];
  try {
    const bytes = base64
      ? Uint8Array.from(atob(data.replace(/\s/g, '')), (sign) => sign.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(data));
    return new File([bytes], name, { type });
  } catch {
    return undefined;
  }
}
