import type { Finding, Notice, Report } from '../api/notice.js';
import type { ConversionOptions } from '../api/options.js';
import { type Settings, withFrontMatterOptions } from '../api/settings.js';
import { check, type Known } from '../check/index.js';
import { type Inspection, inspectionOf, settledCountsOf } from '../inspection/index.js';
import { type NotedCharts, readNotedCharts } from '../load/charts/noted.js';
import { hasSources, isCiting, loadCiting } from '../load/citations/index.js';
import { loadShortcodes, MAY_NAME_EMOJI } from '../load/emoji/index.js';
import type { Citing } from '../model/citing.js';
import type { Document } from '../model/document.js';
import type { FrontMatter } from '../model/metadata.js';
import type { Resolved } from '../model/resolved.js';
import { aboutText, decideDialect } from '../parse/dialect/decide.js';
import { readMetadata } from '../parse/metadata.js';
import { PiecewiseParser } from '../parse/pieces/pieces.js';
import { withoutSiteMarkup } from '../parse/site-markup/signs.js';
import { loadPasses, primaryLanguage, resolve, withReviews } from '../resolve/index.js';
import { type Source, splitFrontMatter } from '../source/front-matter.js';
import type { SearchedText } from '../source/searched-text.js';
import { pushAll } from '../text/long-arrays.js';
import { RepairedStretches } from './repaired-stretches.js';
import { StretchFacts } from './stretch-facts.js';

/** What is known of a text's pictures and diagrams: which of them need no notice, and the notices about the others. */
interface FoundDrawings extends Known {
  readonly notices: readonly Notice[];
}

/** A text that was read once, both for its pages and for its inspection. */
export interface Reading {
  readonly markdown: string;
  readonly settings: Settings;
  readonly text: SearchedText;
  readonly document: Document;
  readonly resolved: Resolved;
  /** What its fences say of charts. */
  readonly notedCharts: NotedCharts;
  /** Inspects the text. Only valid until the next one is read, which changes the lines of unchanged parts. */
  readonly inspect: (drawings: FoundDrawings) => Inspection;
}

/** Reads a text repeatedly while it is written, and parses only what has changed. */
export class TextReader {
  readonly #parser = new PiecewiseParser();
  readonly #facts = new StretchFacts();
  readonly #repairs = new RepairedStretches();
  #metadata:
    | { readonly yaml: string | undefined; readonly read: ReturnType<typeof readMetadata> }
    | undefined;
  #citing:
    | {
        readonly key: string;
        readonly loadAsset: CitingHost['loadAsset'];
        readonly citing: Citing | undefined;
        readonly notices: readonly Notice[];
      }
    | undefined;

  async read(markdown: string, chosen: Settings, host: CitingHost = {}): Promise<Reading> {
    const notices: Finding[] = [];
    const report = (finding: Finding): void => void notices.push(finding);
    const repaired =
      chosen.repairs.length > 0 ? this.#repairs.repair(markdown, chosen.repairs, report) : undefined;
    const written = repaired?.markdown ?? markdown;
    const decided = decideDialect(written, aboutText(chosen));
    const source = splitFrontMatter(await withoutSiteMarkup(written, report, decided?.dialect));
    const front = await this.#metadataOf(source, chosen);
    const settings = withFrontMatterOptions(chosen, front.options);
    const metadata = { ...front, lineBreaks: settings.lineBreaks, imageCaptions: settings.imageCaptions };
    const readsCitations = hasSources(settings, metadata.citing);
    const parsed = this.#parser.parse(
      source.markdown,
      metadata,
      report,
      readsCitations,
      decided ?? null,
      this.#repairs.cut,
    );
    const document = await withReviews(parsed, settings.review);
    const { stretches } = this.#parser;
    const text = this.#facts.search(source.markdown, stretches);
    const names = `${source.yaml ?? ''}\n`;
    const mayNameEmoji = MAY_NAME_EMOJI.test(names) || text.has(MAY_NAME_EMOJI);
    const shortcodes = mayNameEmoji ? await loadShortcodes(names + source.markdown) : new Map();
    const citing = await this.#citingOf(document, metadata, settings, host, report);
    const passes = await loadPasses(document, citing);
    const resolved = resolve(document, settings, report, shortcodes, citing, passes);
    const notedCharts = await readNotedCharts(document);
    // Pages are drawn at every keystroke and do not need this; the inspection waits for a pause.
    let inspection: Inspection | undefined;
    const inspect = ({ notices: found, ...known }: FoundDrawings): Inspection => {
      if (inspection) return inspection;
      check(text, document, resolved, known, report);
      pushAll(notices, found);
      const { effects } = repaired ?? this.#repairs.repair(markdown, chosen.repairs, NOTHING);
      // A mark may continue in another stretch.
      const counts = parsed.hasReviews
        ? settledCountsOf(source.markdown, settings.review)
        : this.#facts.counts(stretches);
      inspection = inspectionOf(document, counts, notices, effects, parsed.hasReviews);
      return inspection;
    };
    return { markdown, settings, text, document, resolved, notedCharts, inspect };
  }

  /** Sources and style are loaded again only when the text or the options name others, or when the host changes. */
  async #citingOf(
    document: Document,
    { citing: request }: FrontMatter,
    settings: Settings,
    host: CitingHost,
    report: Report,
  ): Promise<Citing | undefined> {
    if (!isCiting(document, request, settings)) return undefined;
    const language = primaryLanguage(document, settings);
    const key = JSON.stringify([request, settings.citations, settings.template, settings.language, language]);
    if (this.#citing?.key !== key || this.#citing.loadAsset !== host.loadAsset) {
      const notices: Notice[] = [];
      const note = (notice: Notice): void => void notices.push(notice);
      const citing = await loadCiting(document, request, settings, host, () => language, note);
      if (host.signal?.aborted) return citing;
      this.#citing = { key, loadAsset: host.loadAsset, citing, notices };
    }
    for (const each of this.#citing.notices) report(each);
    return this.#citing.citing;
  }

  /** Problems of front matter are reported by `convert`. */
  #metadataOf({ yaml }: Source, settings: Settings): ReturnType<typeof readMetadata> {
    if (this.#metadata?.yaml !== yaml || !this.#metadata)
      this.#metadata = { yaml, read: readMetadata(yaml, NOTHING, settings) };
    return this.#metadata.read;
  }
}

type CitingHost = Pick<ConversionOptions, 'loadAsset' | 'signal'>;

const NOTHING: Report = () => undefined;
