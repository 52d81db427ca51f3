import { checkText } from './api/check-options.js';
import { ConversionAborted } from './api/conversion-aborted.js';
import { validationOf } from './api/findings.js';
import { type Finding, notice, type Report } from './api/notice.js';
import type { ConversionOptions } from './api/options.js';
import type { ConversionResult, ConversionStage } from './api/result.js';
import { type Settings, settingsOf, withFrontMatterOptions } from './api/settings.js';
import { TemplateRefused } from './api/template-refused.js';
import type { DialectReading } from './api/text-dialect.js';
import { check } from './check/index.js';
import { compose } from './compose/index.js';
import { loadImages } from './load/assets.js';
import { loadCharts } from './load/charts/index.js';
import { isCharted, readNotedCharts } from './load/charts/noted.js';
import { hasSources, loadCiting } from './load/citations/index.js';
import { loadDiagrams } from './load/diagrams/index.js';
import { loadShortcodes } from './load/emoji/index.js';
import { highlightCode } from './load/highlight/index.js';
import { convertFormulas } from './load/math/index.js';
import { carry } from './merge/carry.js';
import type { Hyphenate } from './metrics/hyphenation.js';
import { loadOtherWidths, typographicMinus } from './metrics/other-letters.js';
import type { Composed } from './model/composed.js';
import type { Code, Document } from './model/document.js';
import type { FrontMatter } from './model/metadata.js';
import type { FittedTemplate } from './model/template.js';
import { aboutText, decideDialect } from './parse/dialect/decide.js';
import { parse } from './parse/index.js';
import { readMetadata } from './parse/metadata.js';
import { withoutSiteMarkup } from './parse/site-markup/signs.js';
import { repair } from './repair/index.js';
import { loadPasses, primaryLanguage, resolve, withReviews } from './resolve/index.js';
import { chartSetting } from './session/chart-setting.js';
import { diagramSetting } from './session/diagram-setting.js';
import {
  fitToText,
  nameOfLook,
  type OpenedTemplate,
  openTemplate,
  settingsWith,
} from './session/own-template.js';
import { splitFrontMatter } from './source/front-matter.js';
import { searched } from './source/searched-text.js';
import { type Theme, themeOf } from './theme/index.js';
import type { HeadingPages } from './write/environment.js';
import { type Writing, write } from './write/index.js';
import { Packer } from './zip/index.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const FAILED = 'Document generation failed - no DOCX blob created';

/**
 * Converts Markdown to a Word document. Every text gives a document; findings are in the `validation` of the
 * result. Rejects with `ConversionAborted`, or with a `TypeError` "Cannot X, expected Y" for invalid arguments: a
 * text that is not a string, or unknown options or values. A result without success means a bug in the engine, or
 * that `onProgress` threw an error.
 */
export async function convert(markdown: string, options: ConversionOptions = {}): Promise<ConversionResult> {
  checkText(markdown);
  const settings = settingsOf(options);
  const notices: Finding[] = [];
  try {
    const { blob, reading } = await build(markdown, options, settings, (found) => void notices.push(found));
    return { success: true, blob, validation: validationOf(notices), ...(reading && { reading }) };
  } catch (error) {
    if (error instanceof ConversionAborted) throw error;
    if (error instanceof TemplateRefused) {
      notices.push(notice('template-refused', error.message, 1));
      return { success: false, error: error.message, validation: validationOf(notices) };
    }
    const reason = error instanceof Error ? error.message : String(error);
    notices.push(notice('generation-failed', `${FAILED} (${reason})`, 1));
    return { success: false, error: FAILED, validation: validationOf(notices) };
  }
}

/** An error thrown by the callback ends the conversion. A promise that it returns is not awaited, and may reject. */
function reportStage(onProgress: ConversionOptions['onProgress'], stage: ConversionStage): void {
  const promised: unknown = onProgress?.(stage);
  Promise.resolve(promised).catch(() => {});
}

async function build(
  markdown: string,
  options: ConversionOptions,
  given: Settings,
  report: Report,
): Promise<{ readonly blob: Blob; readonly reading: DialectReading | undefined }> {
  const { signal, onProgress } = options;
  const stopIfAborted = (): void => {
    if (signal?.aborted) throw new ConversionAborted();
  };
  const begin = (stage: ConversionStage): void => {
    stopIfAborted();
    reportStage(onProgress, stage);
  };

  const opened = options.template instanceof Uint8Array ? await openTemplate(options.template) : undefined;
  const chosen = opened ? settingsWith(options, opened) : given;
  begin('parse');
  const repaired = repair(markdown, chosen.repairs, report);
  const decided = decideDialect(repaired, aboutText(chosen));
  const source = splitFrontMatter(await withoutSiteMarkup(repaired, report, decided?.dialect));
  const front = await readMetadata(source.yaml, report, chosen);
  const settings = withFrontMatterOptions(chosen, front.options);
  const parsed = parse(
    source.markdown,
    { ...front, lineBreaks: settings.lineBreaks, imageCaptions: settings.imageCaptions },
    report,
    hasSources(settings, front.citing),
    decided ?? null,
  );
  const document = await withReviews(parsed, settings.review);
  if (document.blocks.length === 0 && document.definitions.size === 0)
    report(notice('text-empty', 'The text is empty, and so is the document', 1));
  begin('load');
  const { diagrams, citing, notedCharts, ...loaded } = await load(
    document,
    front,
    settings,
    options,
    report,
    opened,
  );
  const shortcodes = await loadShortcodes(`${source.yaml ?? ''}\n${source.markdown}`);
  begin('resolve');
  const passes = await loadPasses(document, citing);
  const resolved = resolve(document, settings, report, shortcodes, citing, passes);
  const known = {
    isDrawn: (code: Code) => diagrams.attempted.has(code) || notedCharts.has(code),
    isMissing: (url: string) => !loaded.images.has(url),
  };
  check(searched(source.markdown), document, resolved, known, report);
  const references = citing ? resolved.blocks : [];
  const minus = typographicMinus(searched(markdown), settings.smartQuotes);
  await loadOtherWidths([markdown, minus, JSON.stringify([settings, resolved.terms, references])]);
  begin('write');
  const fitted = opened
    ? fitToText(opened, resolved, settings, options, report)
    : { theme: themeOf(settings, resolved), settings, resolved };
  const { theme } = fitted;
  const charts = await loadCharts(
    fitted.resolved,
    notedCharts,
    chartSetting(fitted.settings, theme, fitted.resolved),
    options,
    report,
  );
  const composed = compose({ ...fitted, ...loaded, diagrams: diagrams.drawn, charts, report });
  const around = 'around' in fitted ? fitted.around : undefined;
  const pages = await layOutContents(composed, theme, around);
  const writing = opened && 'writable' in fitted ? await templateWriting(fitted.writable) : undefined;
  const packer = new Packer(stopIfAborted);
  const carried = options.source ? carry(markdown, options, opened && nameOfLook(opened)) : undefined;
  const chartParts = charts.size > 0 ? (await import('./write/chart/index.js')).chartParts : undefined;
  const hasShapes = [...diagrams.drawn.values()].some(({ shapes }) => shapes !== undefined);
  const canvas = hasShapes ? (await import('./write/shapes/index.js')).canvasWriter(theme) : undefined;
  for (const part of write({ ...fitted, composed, pages, markdown, carried, chartParts, canvas }, writing))
    await packer.add(part);
  begin('zip');
  const pieces = await packer.finish();
  stopIfAborted();
  return { blob: new Blob(pieces, { type: DOCX }), reading: document.reading };
}

/** Everything that the document needs from elsewhere. What it does not use is not loaded. */
async function load(
  document: Document,
  front: FrontMatter,
  settings: Settings,
  { loadAsset, rasterize, diagrams, signal }: ConversionOptions,
  report: Report,
  opened: OpenedTemplate | undefined,
) {
  const notedCharts = await readNotedCharts(document);
  const isChart = (code: Code): boolean => isCharted(notedCharts, code);
  const languageOf = () => primaryLanguage(document, settings);
  return {
    images: await loadImages(document, { loadAsset, rasterize, signal }, report),
    diagrams: await loadDiagrams(
      document,
      diagramSetting(settings, languageOf(), opened),
      { diagrams, rasterize, signal },
      report,
      undefined,
      isChart,
    ),
    notedCharts,
    equations: await convertFormulas(document, report),
    highlightedCode: settings.highlightCode ? await highlightCode(document, report) : new Map(),
    citing: await loadCiting(document, front.citing, settings, { loadAsset, signal }, languageOf, report),
  };
}

/** How a document is written with a Word template; the code for it is loaded only for one. */
async function templateWriting(template: FittedTemplate): Promise<Writing> {
  const code = await import('./write/template/index.js');
  return code.templateWriting(template);
}

const NO_PAGES: HeadingPages = {
  numberOfPage: () => undefined,
  numberOfBookmarkPage: () => undefined,
  numbersOfPages: () => '',
  numberOfNote: () => undefined,
};

/** Only lists and notes that restart need pages; a document without them loads no layout. */
async function layOutContents(
  composed: Composed,
  theme: Theme,
  around: ((composed: Composed) => Composed) | undefined,
): Promise<HeadingPages> {
  if (!composed.hasContents && !composed.namesRestartedNotes) return NO_PAGES;
  const { layOut } = await import('./layout/index.js');
  const hyphenate = await hyphenation(composed);
  return layOut(around ? around(composed) : composed, theme, undefined, hyphenate);
}

/** The hyphenator of a document; its code is loaded only if Word hyphenates the text. */
async function hyphenation({ hyphenation: language }: Composed): Promise<Hyphenate | undefined> {
  if (language === undefined) return undefined;
  const code = await import('./metrics/hyphenation.js');
  return code.loadHyphenation(language);
}
