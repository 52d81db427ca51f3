import type { WordClipboard } from '@footmark/engine';
import type { ToastContent } from '../../ui/toast-content';
import type { CopyRequest } from '../../worker/protocol';
import { documentFileName } from '../document/file-name';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';
import { askOnce } from '../workers/client';
import { convertOnce } from '../workers/convert-once';
import { spawnWorker } from '../workers/spawn-worker';
import { conversionOptions } from '../workspace/document-options';
import { workspace } from '../workspace/workspace';
import { writeClipboard } from './write-clipboard';

type Announce = (toast: ToastContent) => void;

const WORD_FILE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const FAILED = { tone: 'destructive', title: 'Copy failed' } as const;

export async function copyForWord(converter: Converter, announce: Announce): Promise<void> {
  const clipboard = await wordClipboardOf(currentText(converter)).catch((error: unknown) => {
    console.error('Failed to prepare the text for Word', error);
    return undefined;
  });
  if (!clipboard)
    return announce({
      ...FAILED,
      description: 'The text could not be prepared. Convert it to a file instead.',
    });
  const write = (): Promise<void> =>
    writeClipboard(clipboard).then(
      () =>
        announce({
          tone: 'plain',
          title: 'Copied for Word',
          description: 'Paste it into an open document. Its notes, lists and tables come with it.',
        }),
      () =>
        announce({
          ...FAILED,
          description: 'The browser allows copying only right after a click.',
          action: { text: 'Copy now', run: () => void write() },
        }),
    );
  await write();
}

export async function copyAsMarkdown(converter: Converter, announce: Announce): Promise<void> {
  try {
    await navigator.clipboard.writeText(screenDocument(converter).read().text);
    announce({
      tone: 'plain',
      title: 'Copied as Markdown',
      description: 'The whole text is on the clipboard.',
    });
  } catch {
    announce({
      ...FAILED,
      description: 'The browser did not allow it. Select the text and copy it from there.',
    });
  }
}

/** Whether the system's share sheet accepts Word files, as on most phones. */
export function canShareFiles(): boolean {
  const probe = new File([], 'document.docx', { type: WORD_FILE });
  return 'canShare' in navigator && navigator.canShare({ files: [probe] });
}

export async function shareFile(converter: Converter, announce: Announce): Promise<void> {
  try {
    const result = await convertOnce(currentText(converter));
    if (!result.success) throw new Error(result.error);
    const name = screenDocument(converter).read().fileName ?? documentFileName(new Date());
    await share(new File([result.blob], name, { type: WORD_FILE }), announce);
  } catch (error) {
    console.error('Failed to share the document', error);
    announce({
      tone: 'destructive',
      title: 'Sharing failed',
      description: 'Save the file with Convert to Word instead.',
    });
  }
}

/** After a long conversion, browsers require another tap. */
async function share(file: File, announce: Announce): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    const { name } = error as DOMException;
    if (name === 'AbortError') return;
    if (name !== 'NotAllowedError') throw error;
    announce({
      tone: 'plain',
      title: 'Ready to share',
      description: file.name,
      action: { text: 'Share', run: () => void share(file, announce) },
    });
  }
}

function currentText(converter: Converter): CopiedText {
  return {
    markdown: screenDocument(converter).read().text,
    options: conversionOptions(
      workspace(converter).read().options,
      undefined,
      workspace(converter).read().library,
    ),
    pictures: screenDocument(converter).read().pictures,
  };
}

/** A text, and the options for copying it. */
type CopiedText = Pick<CopyRequest, 'markdown' | 'options' | 'pictures'>;

/** Has a separate worker prepare the text for Word's clipboard. Rejects if it fails. */
async function wordClipboardOf(text: CopiedText): Promise<WordClipboard> {
  return (await askOnce<'copy'>(spawnWorker, { kind: 'copy', ...text })).clipboard;
}
