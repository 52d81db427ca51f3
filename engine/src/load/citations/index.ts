/*
 * Sources and styles of citations. In: the files that the text or the visitor names, and the citations of the document. Out: sources
 * as CSL-JSON with what was wrong in them, and the style and locale that they are rendered with (csl/).
 *
 * Read in this order: `sources.ts`, which tells the formats apart (BibTeX and BibLaTeX in `bibtex*.ts` with `tex-*.ts`; RIS,
 * EndNote, MEDLINE, refer, Zotero and Word in the files of their names); `library.ts`, all sources of a text by their keys;
 * `styles.ts`; `locators.ts`, pages and chapters in several languages; `source-check.ts` with `source-report.ts`, what is reported.
 */
import type { AssetLoader } from '../../api/host.js';
import { notice, type Report } from '../../api/notice.js';
import type { Settings } from '../../api/settings.js';
import type { Citing } from '../../model/citing.js';
import type { Document } from '../../model/document.js';
import type { CitingRequest } from '../../model/metadata.js';
import { assetContent } from '../asset-content.js';
import { untilAborted } from '../waiting.js';
import type { LoadedFile } from './citing.js';
import { decodedSources } from './source-bytes.js';
import type { CheckedFile } from './source-report.js';

/** The parts of a host that load sources and styles. */
interface Host {
  readonly loadAsset?: AssetLoader | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Whether a text has sources, so that citations in it are recognized. */
export function hasSources({ citations }: Settings, request: CitingRequest | undefined): boolean {
  return (
    citations.bibliography.length > 0 ||
    (request !== undefined && (request.bibliography.length > 0 || request.references !== undefined))
  );
}

/** Whether a document has citations, and sources for them. */
export function isCiting(
  { citations }: Document,
  request: CitingRequest | undefined,
  settings: Settings,
): boolean {
  return (citations.length > 0 || (request?.uncited.length ?? 0) > 0) && hasSources(settings, request);
}

/**
 * Loads the sources and the style of a document with citations. Returns `undefined` for any other document, and loads
 * nothing. A file that cannot be read is reported.
 *
 * @param languageOf returns the language of the text, for citations whose language nobody has set
 */
export async function loadCiting(
  document: Document,
  request: CitingRequest | undefined,
  settings: Settings,
  host: Host,
  languageOf: () => string,
  report: Report,
): Promise<Citing | undefined> {
  if (!isCiting(document, request, settings)) return undefined;
  const { citingOf } = await import('./citing.js');
  const lines = request?.lines ?? { bibliography: 1, style: 1 };
  const files = [
    ...settings.citations.bibliography.map((file) => ({ file, line: 1 })),
    ...(request?.bibliography ?? []).map((file) => ({ file, line: lines.bibliography })),
  ];
  const read: CheckedFile[] = [];
  for (const { file, line } of files) {
    const { text, reason, isGuessed = false } = isText(file) ? { text: file } : await fileOf(file, host);
    if (isGuessed && !settings.citations.isChecked)
      report(notice('source-simplified', guessedEncoding(file), line));
    if (text !== undefined)
      read.push({
        name: isText(file) ? `bibliography ${read.length + 1}` : file,
        text,
        isGuessed,
        lineInText: line,
      });
    else {
      const what = `Bibliography ${file} was not loaded${reason === undefined ? '' : `: ${reason}`}`;
      report(notice('bibliography-not-loaded', `${what}; its sources are missing`, line));
    }
  }
  if (settings.citations.isChecked) {
    const { reportSources } = await import('./source-report.js');
    await reportSources(read, citedKeys(document, request), report);
  }
  return citingOf({
    texts: read.map(({ text }) => text),
    request,
    settings,
    language: languageOf(),
    report,
    loadFile: (name) => fileOf(name, host),
  });
}

/** The keys that a text cites or lists. */
function citedKeys({ citations }: Document, request: CitingRequest | undefined): ReadonlySet<string> {
  return new Set([
    ...citations.flatMap(({ cites }) => cites.map(({ key }) => key)),
    ...(request?.uncited ?? []),
  ]);
}

function guessedEncoding(file: string): string {
  return `Bibliography ${file} is not in UTF-8 and was read as Windows-1252 (Latin-1); if letters with accents look wrong, save it as UTF-8`;
}

/** Whether a value is the content of a file rather than its name. */
function isText(value: string): boolean {
  return /[\n{<]/.test(value) || /^\s*\[/.test(value);
}

async function fileOf(source: string, { loadAsset, signal }: Host): Promise<LoadedFile> {
  if (!loadAsset || signal?.aborted) return {};
  const { bytes, reason } = await assetContent(() =>
    untilAborted(loadAsset(signal ? { source, signal } : { source }), signal),
  );
  return {
    ...(bytes && decodedSources(bytes)),
    ...(reason !== undefined && { reason }),
  };
}
