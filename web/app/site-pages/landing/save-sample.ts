import type { Example } from '../../content/examples';
import { shownOptions } from '../../content/shown-documents';
import { convertOnce } from '../../converter/workers/convert-once';
import { saveFile } from '../../ui/save-file';

/** Converts a sample and saves it. Returns the name of the file. Rejects if it fails or is aborted. */
export async function saveSample(
  { id, document }: Example,
  markdown: string,
  signal: AbortSignal,
): Promise<string> {
  const result = await convertOnce({ markdown, options: shownOptions(document), signal });
  if (!result.success) throw new Error(result.error);
  const filename = `sample-${id}.docx`;
  saveFile(result.blob, filename);
  return filename;
}
