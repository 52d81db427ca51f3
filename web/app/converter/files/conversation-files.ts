import type { GivenFile } from '../document/given-files';

/** In an export, the names of its first conversation come before its text. */
const BEGINNING_BYTES = 65_536;

/** The files that are exports of conversations with a chat assistant, by how they begin. */
export async function conversationFiles(files: readonly GivenFile[]): Promise<readonly GivenFile[]> {
  const answers = await Promise.all(files.map(({ file }) => isExport(file)));
  return files.filter((_, index) => answers[index]);
}

async function isExport(file: File): Promise<boolean> {
  if (!/\.json$/i.test(file.name)) return false;
  const beginning = await file
    .slice(0, BEGINNING_BYTES)
    .text()
    .catch(() => '');
  return /"(?:mapping|chat_messages|safeHtmlItem)"\s*:/.test(beginning);
}
