import { MARKDOWN_EXTENSIONS } from '../../accepted-files';
import { MAX_FILE_BYTES } from '../../constants';
import { unreadFile } from '../../unread-file';
import { ACCEPTED } from './accepted-in-words';

type FileReading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

const MAX_FILE = `${MAX_FILE_BYTES / 1024 ** 2} MB`;

export function isMarkdownFile({ name }: File): boolean {
  return MARKDOWN_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));
}

/** The text of a Markdown file, or a sentence that says why it cannot be used. */
export async function readMarkdownFile(file: File): Promise<FileReading> {
  const { name } = file;
  const { foreignMessage } = await import('./foreign-message');
  if (!isMarkdownFile(file))
    return { ok: false, message: foreignMessage(name) ?? `“${name}” cannot be opened. Choose ${ACCEPTED}.` };

  if (file.size > MAX_FILE_BYTES)
    return { ok: false, message: `“${name}” is too large. Files of up to ${MAX_FILE} can be opened.` };

  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { ok: false, message: unreadFile(name) };

  const foreign = foreignMessage(name, new Uint8Array(bytes));
  if (foreign !== undefined) return { ok: false, message: foreign };
  const text = decode(bytes);
  if (text?.trim() === '') return { ok: false, message: `“${name}” is empty.` };
  if (text !== undefined) return { ok: true, text };
  return { ok: false, message: `“${name}” is not UTF-8 text. Save it as UTF-8 and open it again.` };
}

/** UTF-16 without a byte order mark looks like UTF-8 full of NULs, which no text contains. */
function decode(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** By the byte order mark, which Windows writes into files that it calls Unicode. */
function encodingOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
