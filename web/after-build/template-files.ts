import { readFileSync } from 'node:fs';
import { convert } from '@footmark/engine';
import { OPTION_CHOICES } from '@footmark/engine/options';
import { templateFileOptions } from '../app/content/template-file-options';
import { templateFile } from '../app/content/templates';
import type { SiteFolder } from './site-folder';

const SAMPLE = new URL('../app/content/template-sample.md', import.meta.url);

/** Writes each named template as a Word file, which visitors can download, change in Word and use as their own template. */
export async function writeTemplateFiles(site: SiteFolder): Promise<void> {
  const markdown = readFileSync(SAMPLE, 'utf8');
  for (const template of OPTION_CHOICES.template) {
    const result = await convert(markdown, templateFileOptions(template));
    if (!result.success) throw new Error(`Cannot write the template ${template}: ${result.error}`);
    site.write(templateFile(template).slice(1), new Uint8Array(await result.blob.arrayBuffer()));
  }
}
