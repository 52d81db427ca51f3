import { loadImages } from './assets.js';
import { check } from './check/index.js';
import { loadShortcodes } from './emoji/index.js';
import { highlightCode } from './highlight/index.js';
import { estimatePages, planPages } from './layout/index.js';
import { convertFormulas } from './math/index.js';
import { type Notice, notice, type Report, validationOf } from './notice.js';
import type { ConversionOptions } from './options.js';
import { splitFrontMatter } from './parse/front-matter.js';
import { parse } from './parse/index.js';
import { readMetadata } from './parse/metadata.js';
import { repair } from './repair/index.js';
import { resolve } from './resolve/index.js';
import type { ConversionResult, ConversionStage } from './result.js';
import { type Settings, settingsOf } from './settings.js';
import { themeOf } from './theme/index.js';
import { write } from './write/index.js';
import { Packer } from './zip/index.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What `convert` rejects with after its `signal` was aborted. */
export class ConversionAborted extends Error {
  override readonly name = 'ConversionAborted';
  constructor() {
    super('The conversion was cancelled.');
  }
}

const FAILED = 'Document generation failed - no DOCX blob created';

/**
 * Converts Markdown to a Word document. Whatever the text holds, it gives a document; findings are in the result's
 * `validation`. Rejects with a `TypeError` for an option value that does not exist, and with `ConversionAborted`. A
 * result without success means a fault of the engine's own, or of `onProgress`.
 */
export async function convert(markdown: string, options: ConversionOptions = {}): Promise<ConversionResult> {
  const settings = settingsOf(options);
  const notices: Notice[] = [];
  try {
    const blob = await build(markdown, options, settings, (found) => void notices.push(found));
    return { success: true, blob, validation: validationOf(notices) };
  } catch (error) {
    if (error instanceof ConversionAborted) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    notices.push(notice('generation-failed', `${FAILED} (${reason})`, 1));
    return { success: false, error: FAILED, validation: validationOf(notices) };
  }
}

async function build(
  markdown: string,
  options: ConversionOptions,
  settings: Settings,
  report: Report,
): Promise<Blob> {
  const { signal, loadAsset, rasterize, onProgress } = options;
  const stopIfAborted = (): void => {
    if (signal?.aborted) throw new ConversionAborted();
  };
  const begin = (stage: ConversionStage): void => {
    stopIfAborted();
    onProgress?.(stage);
  };

  begin('parse');
  const source = splitFrontMatter(repair(markdown, settings.repairs, report));
  const document = parse(source.markdown, await readMetadata(source.yaml, report), report);
  begin('load');
  const images = await loadImages(document, { loadAsset, rasterize, signal }, report);
  const equations = await convertFormulas(document, report);
  const highlightedCode = settings.highlightCode ? await highlightCode(document, report) : new Map();
  const shortcodes = await loadShortcodes(source.markdown);
  begin('resolve');
  const resolved = resolve(document, settings, report, shortcodes);
  check(source.markdown, document, resolved, report);
  begin('write');
  const theme = themeOf(settings);
  const layout = { resolved, settings, theme, images };
  const plan = planPages(layout);
  const pages = estimatePages(layout, plan);
  const packer = new Packer(stopIfAborted);
  for (const part of write({ ...layout, equations, highlightedCode, plan, pages, report }))
    await packer.add(part);
  begin('zip');
  const pieces = await packer.finish();
  stopIfAborted();
  return new Blob(pieces, { type: DOCX });
}
