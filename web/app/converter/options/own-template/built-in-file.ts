import type { TemplateName } from '@footmark/engine';
import { templateFileOptions } from '../../../content/template-file-options';
import sample from '../../../content/template-sample.md?raw';
import { saveFile } from '../../../ui/save-file';
import { convertOnce } from '../../workers/convert-once';

/** Saves a named template as a Word file, which can be edited in Word and then used as one's own template. */
export async function saveBuiltIn(template: TemplateName, label: string): Promise<void> {
  const result = await convertOnce({ markdown: sample, options: templateFileOptions(template) });
  if (!result.success) throw new Error(result.error);
  saveFile(result.blob, `${label} template.docx`);
}
