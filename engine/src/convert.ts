import { loadImages } from './assets.js';
import { type Notice, validationOf } from './notice.js';
import type { ConversionOptions } from './options.js';
import { readMetadata } from './metadata.js';
import { splitFrontMatter } from './parse/front-matter.js';
import { parse } from './parse/index.js';
import { resolve } from './resolve/index.js';
import type { ConversionResult, ConversionStage } from './result.js';
import { settingsOf } from './settings.js';
import { themeOf } from './theme/index.js';
import { write } from './write/index.js';
import { zip } from './zip.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What `convert` rejects with after its `signal` was aborted. */
export class ConversionAborted extends Error {
  override readonly name = 'ConversionAborted';
  constructor() {
    super('The conversion was cancelled.');
  }
}

/**
 * Converts Markdown to a Word document. Whatever the text holds, it gives a document; findings are in the result's
 * `validation`. Rejects with a `TypeError` for an option value that does not exist, and with `ConversionAborted`.
 */
export async function convert(markdown: string, options: ConversionOptions = {}): Promise<ConversionResult> {
  const { signal, loadAsset, onProgress } = options;
  const settings = settingsOf(options);
  const notices: Notice[] = [];
  const report = (notice: Notice): void => void notices.push(notice);
  const begin = (stage: ConversionStage): void => {
    if (signal?.aborted) throw new ConversionAborted();
    onProgress?.(stage);
  };

  begin('parse');
  const source = splitFrontMatter(markdown);
  const document = parse(source.markdown, await readMetadata(source.yaml, report), report);
  begin('load');
  const images = await loadImages(document, loadAsset, signal, report);
  begin('resolve');
  const resolved = resolve(document, settings, report);
  begin('write');
  const parts = write({ resolved, settings, theme: themeOf(settings), images, report });
  begin('zip');
  const blob = new Blob([zip(parts)], { type: DOCX });
  return { success: true, blob, validation: validationOf(notices) };
}
