import { check } from './check/index.js';
import { type FootnoteEntry, footnoteEntries } from './footnote-entries.js';
import { type ImageEntry, imageEntries } from './image-entries.js';
import { NO_METADATA } from './metadata.js';
import { inTextOrder, type Notice } from './notice.js';
import type { ConversionOptions } from './options.js';
import { splitFrontMatter } from './parse/front-matter.js';
import { parse } from './parse/index.js';
import { plainText } from './plain-text.js';
import { repairAndForesee } from './repair/index.js';
import type { RepairEffect } from './repair-names.js';
import { resolve } from './resolve/index.js';
import { settingsOf } from './settings.js';
import { statisticsOf, type TextStatistics } from './statistics.js';
import { surveyOf } from './survey.js';

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
 * targets of links and front matter are only known to `convert`. Throws a `TypeError` for an option value that does
 * not exist.
 */
export function inspect(markdown: string, options: ConversionOptions = {}): Inspection {
  const settings = settingsOf(options);
  const notices: Notice[] = [];
  const report = (notice: Notice): void => void notices.push(notice);

  const repaired = repairAndForesee(markdown, settings.repairs, report);
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
