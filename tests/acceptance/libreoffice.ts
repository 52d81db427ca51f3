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

interface PrintedDocument {
  readonly pages: number;
  readonly text: string;
}

export async function printWithLibreOffice(docx: Uint8Array): Promise<PrintedDocument> {
  return await withLibreOffice(docx, 'docx', 'pdf', async (pdf) => {
    const { stdout: information } = await run('pdfinfo', [pdf]);
    return { pages: Number(/^Pages:\s+(\d+)/m.exec(information)?.[1]), text: await textOfPdf(pdf) };
  });
}

/** A document as one XML text in LibreOffice's own format (flat OpenDocument). */
export async function flatXmlOf(docx: Uint8Array): Promise<string> {
  return await withLibreOffice(docx, 'docx', 'fodt', async (path) => await readFile(path, 'utf8'));
}

/** The printed text of a flat OpenDocument; printing computes every field. */
export async function printFlatXml(xml: string): Promise<string> {
  return await withLibreOffice(xml, 'fodt', 'pdf', textOfPdf);
}

async function textOfPdf(path: string): Promise<string> {
  const { stdout } = await run('pdftotext', ['-layout', path, '-'], { maxBuffer: 2 ** 28 });
  return stdout;
}

async function withLibreOffice<T>(
  content: Uint8Array | string,
  from: 'docx' | 'fodt',
  to: 'pdf' | 'fodt',
  read: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'footmark-libreoffice-'));
  try {
    const source = join(folder, `document.${from}`);
    await writeFile(source, content);
    // A profile of its own: two LibreOffice processes with the same profile would wait for each other.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    await run('soffice', [profile, '--headless', '--convert-to', to, '--outdir', folder, source]);
    return await read(join(folder, `document.${to}`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const run = promisify(execFile);
