import { checkText } from './api/check-options.js';
import { inTextOrder, type Notice } from './api/notice.js';
import type { ConversionOptions } from './api/options.js';
import type { RepairEffect } from './api/repair-names.js';
import { settingsOf } from './api/settings.js';
import { check } from './check/index.js';
import { type FootnoteEntry, footnoteEntries } from './inspection/footnote-entries.js';
import { type ImageEntry, imageEntries } from './inspection/image-entries.js';
import { statisticsOf, type TextStatistics } from './inspection/statistics.js';
import { surveyOf } from './inspection/survey.js';
import { NO_METADATA } from './model/metadata.js';
import { plainText } from './model/plain-text.js';
import { splitFrontMatter } from './parse/front-matter.js';
import { parse } from './parse/index.js';
import { repairAndPreview } from './repair/index.js';
import { resolve } from './resolve/index.js';

/** What can be said about a text without writing a document. */
export interface Inspection {
  readonly features: ContentFeatures;
  readonly statistics: TextStatistics;
  /** In the order of the text. */
  readonly notices: readonly Notice[];
  /** The headings in the order of the text. */
  readonly outline: readonly OutlineEntry[];
  readonly footnotes: readonly FootnoteEntry[];
  /** What the repairs did, and what those that were not asked for would do; of those without effect nothing. */
  readonly repairs: readonly RepairEffect[];
  /** The pictures that a host would be asked for. */
  readonly images: readonly ImageEntry[];
}

/** What kinds of things a text has. */
export interface ContentFeatures {
  readonly hasFootnotes: boolean;
  readonly hasTables: boolean;
  /** Blocks of code, or code in running text. */
  readonly hasCode: boolean;
  readonly hasLists: boolean;
  readonly hasHeadings: boolean;
  readonly hasImages: boolean;
  readonly hasLinks: boolean;
}

/** A heading of a text. */
export interface OutlineEntry {
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** The heading's text without its looks. */
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

/**
 * Looks at a text as `convert` would with the same options, but loads and writes nothing: notices about pictures, the
 * targets of links and front matter are only known to `convert`. Throws for a caller's mistake as `convert` rejects.
 */
export function inspect(markdown: string, options: ConversionOptions = {}): Inspection {
  checkText(markdown);
  const settings = settingsOf(options);
  const notices: Notice[] = [];
  const report = (notice: Notice): void => void notices.push(notice);

  const repaired = repairAndPreview(markdown, settings.repairs, report);
  const source = splitFrontMatter(repaired.markdown);
  const document = parse(source.markdown, NO_METADATA, report);
  const resolved = resolve(document, settings, report);
  check(source.markdown, document, resolved, report);

  const survey = surveyOf(document);
  const footnotes = footnoteEntries(document, survey.references);
  const outline = survey.headings.map(({ depth, children, line }) => ({
    depth,
    text: plainText(children).trim(),
    line,
  }));
  return {
    features: {
      hasFootnotes: footnotes.length > 0,
      hasTables: survey.tables > 0,
      hasCode: survey.codeBlocks + survey.codeSpans > 0,
      hasLists: survey.lists > 0,
      hasHeadings: survey.headings.length > 0,
      hasImages: document.images.length > 0,
      hasLinks: survey.links > 0,
    },
    statistics: statisticsOf(source.markdown, survey, footnotes.length),
    notices: inTextOrder(notices),
    outline: outline.sort((a, b) => a.line - b.line),
    footnotes,
    repairs: repaired.effects,
    images: imageEntries(document),
  };
}
