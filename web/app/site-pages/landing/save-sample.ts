import type { Example } from '../../content/examples';
import { convertOnce } from '../../converter/workers/convert-once';
import { saveFile } from '../../ui/save-file';

/** Converts a sample and saves it. Returns the name of the file. Rejects if it fails or is aborted. */
export async function saveSample(
  { id, template }: Example,
  markdown: string,
  signal: AbortSignal,
): Promise<string> {
  const result = await convertOnce({ markdown, options: { template }, signal });
  if (!result.success) throw new Error(result.error);
  const filename = `sample-${id}.docx`;
  saveFile(result.blob, filename);
  return filename;
}
