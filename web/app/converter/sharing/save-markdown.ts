import { saveFile } from '../../ui/save-file';
import { documentFileName } from '../document/file-name';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';

/** Saves the text as a file, or as an archive together with its pictures, so that the files can be opened here again. */
export async function saveAsMarkdown(converter: Converter): Promise<void> {
  const { text, pictures, fileName } = screenDocument(converter).read();
  const name = (fileName ?? documentFileName(new Date())).replace(/\.docx$/i, '');
  if (pictures.length === 0) return saveFile(new Blob([text], { type: 'text/markdown' }), `${name}.md`);
  const { strToU8, zipSync } = await import('fflate');
  const files: Record<string, Uint8Array<ArrayBuffer>> = { [`${name}.md`]: strToU8(text) };
  // Their paths in the text lead there. One that leads out of the archive would not be unpacked.
  for (const { path, file } of pictures)
    if (!path.split('/').includes('..')) files[path] = new Uint8Array(await file.arrayBuffer());
  // Pictures are compressed already.
  saveFile(new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' }), `${name}.zip`);
}
