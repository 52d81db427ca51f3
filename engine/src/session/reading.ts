import type { Notice, Report } from '../api/notice.js';
import type { RepairEffect } from '../api/repair-names.js';
import type { Settings } from '../api/settings.js';
import { check } from '../check/index.js';
import { type Inspection, inspectionOf } from '../inspection/index.js';
import { loadShortcodes, MAY_NAME_EMOJI } from '../load/emoji/index.js';
import type { Document } from '../model/document.js';
import type { Resolved } from '../model/resolved.js';
import type { SearchedText } from '../model/searched-text.js';
import { type Source, splitFrontMatter } from '../parse/front-matter.js';
import { readMetadata } from '../parse/metadata.js';
import { PiecewiseParser } from '../parse/pieces/pieces.js';
import { repairAndPreview } from '../repair/index.js';
import { resolve } from '../resolve/index.js';
import { StretchFacts } from './stretch-facts.js';

/** A text that was read once: for its pages, and for what can be said about it. */
export interface Reading {
  readonly markdown: string;
  readonly settings: Settings;
  readonly text: SearchedText;
  readonly document: Document;
  readonly resolved: Resolved;
  readonly inspection: Inspection;
}

/** Reads a text again and again while it is written, and looks only at what has changed. */
export class TextReader {
  readonly #parser = new PiecewiseParser();
  readonly #facts = new StretchFacts();
  #metadata:
    | { readonly yaml: string | undefined; readonly read: ReturnType<typeof readMetadata> }
    | undefined;

  async read(markdown: string, settings: Settings): Promise<Reading> {
    const notices: Notice[] = [];
    const report = (notice: Notice): void => void notices.push(notice);
    const repaired =
      settings.repairs.length > 0 ? repairAndPreview(markdown, settings.repairs, report) : undefined;
    const source = splitFrontMatter(repaired?.markdown ?? markdown);
    const metadata = await this.#metadataOf(source, settings);
    const document = this.#parser.parse(source.markdown, metadata, report);
    const { stretches } = this.#parser;
    const text = this.#facts.search(source.markdown, stretches);
    const effects = repaired?.effects ?? this.#effects(markdown, source);
    const names = `${source.yaml ?? ''}\n`;
    const mayNameEmoji = MAY_NAME_EMOJI.test(names) || text.has(MAY_NAME_EMOJI);
    const shortcodes = mayNameEmoji ? await loadShortcodes(names + source.markdown) : new Map();
    const resolved = resolve(document, settings, report, shortcodes);
    check(text, document, resolved, report);
    const inspection = inspectionOf(document, this.#facts.counts(stretches), notices, effects);
    return { markdown, settings, text, document, resolved, inspection };
  }

  /** What is wrong with front matter is told of where a document is made. */
  #metadataOf({ yaml }: Source, settings: Settings): ReturnType<typeof readMetadata> {
    if (this.#metadata?.yaml !== yaml || !this.#metadata)
      this.#metadata = { yaml, read: readMetadata(yaml, NOTHING, settings) };
    return this.#metadata.read;
  }

  /** The stretches are those of the text without its front matter, which the repairs look at, too. */
  #effects(markdown: string, { yaml }: Source): readonly RepairEffect[] {
    return yaml === undefined && !markdown.includes('\r') && markdown.charCodeAt(0) !== BYTE_ORDER_MARK
      ? this.#facts.repairs(markdown, this.#parser.stretches)
      : repairAndPreview(markdown, [], NOTHING).effects;
  }
}

const NOTHING: Report = () => undefined;
const BYTE_ORDER_MARK = 0xfeff;
