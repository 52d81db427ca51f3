import type { TemplateName } from '@footmark/engine';
import { templateFileOptions } from '../../content/template-file-options';
import sample from '../../content/template-sample.md?raw';
import { ConversionWorker } from '../conversion/conversion-worker';
import { saveFile } from '../conversion/save-file';
import { spawnWorker } from '../conversion/spawn-worker';

/** Saves a named template as a Word file, which can be edited in Word and then used as one's own template. */
export async function saveBuiltIn(template: TemplateName, label: string): Promise<void> {
  const worker = new ConversionWorker(spawnWorker);
  try {
    const { signal } = new AbortController();
    const result = await worker.convert({
      markdown: sample,
      options: templateFileOptions(template),
      signal,
      onStage: () => undefined,
    });
    if (!result.success) throw new Error(result.error);
    saveFile(result.blob, `${label} template.docx`);
  } finally {
    worker.stop(new Error('The template was saved'));
  }
}
