import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const answers = (program: string, ...programArguments: readonly string[]): boolean =>
  spawnSync(program, programArguments).status === 0;

/** LibreOffice lays the pages out; poppler counts and reads them. */
export const hasLibreOffice = answers('soffice', '--version') && answers('pdfinfo', '-v');

export interface PrintedDocument {
  readonly pages: number;
  readonly text: string;
}

export async function printWithLibreOffice(docx: Uint8Array): Promise<PrintedDocument> {
  return await convertWithLibreOffice(docx, 'pdf', async (pdf) => {
    const { stdout: information } = await run('pdfinfo', [pdf]);
    const { stdout: text } = await run('pdftotext', ['-layout', pdf, '-'], { maxBuffer: 2 ** 28 });
    return { pages: Number(/^Pages:\s+(\d+)/m.exec(information)?.[1]), text };
  });
}

/** The document as one XML text in LibreOffice's own format, its fields computed anew. */
export async function readWithLibreOffice(docx: Uint8Array): Promise<string> {
  return await convertWithLibreOffice(docx, 'fodt', async (path) => await readFile(path, 'utf8'));
}

async function convertWithLibreOffice<T>(
  docx: Uint8Array,
  format: 'pdf' | 'fodt',
  read: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'footmark-libreoffice-'));
  try {
    const source = join(folder, 'document.docx');
    await writeFile(source, docx);
    // A profile of its own: two LibreOffice processes on one profile would wait for each other.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    await run('soffice', [profile, '--headless', '--convert-to', format, '--outdir', folder, source]);
    return await read(join(folder, `document.${format}`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const run = promisify(execFile);
