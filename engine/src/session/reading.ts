import type { Notice } from '../api/notice.js';
import type { Settings } from '../api/settings.js';
import { check } from '../check/index.js';
import type { Inspection } from '../inspection/index.js';
import { inspectionOf } from '../inspection/index.js';
import { loadShortcodes } from '../load/emoji/index.js';
import type { Document } from '../model/document.js';
import type { Resolved } from '../model/resolved.js';
import { splitFrontMatter } from '../parse/front-matter.js';
import { readMetadata } from '../parse/metadata.js';
import type { PiecewiseParser } from '../parse/pieces/pieces.js';
import { repairAndPreview } from '../repair/index.js';
import { resolve } from '../resolve/index.js';

/** A text that was read once: for its pages, and for what can be said about it. */
export interface Reading {
  readonly markdown: string;
  readonly settings: Settings;
  readonly document: Document;
  readonly resolved: Resolved;
  readonly inspection: Inspection;
}

export async function read(markdown: string, settings: Settings, parser: PiecewiseParser): Promise<Reading> {
  const notices: Notice[] = [];
  const report = (notice: Notice): void => void notices.push(notice);
  const repaired = repairAndPreview(markdown, settings.repairs, report);
  const source = splitFrontMatter(repaired.markdown);
  // What is wrong with front matter is told of where a document is made.
  const metadata = await readMetadata(source.yaml, () => undefined, settings);
  const shortcodes = await loadShortcodes(source.markdown);
  const document = parser.parse(source.markdown, metadata, report);
  const resolved = resolve(document, settings, report, shortcodes);
  check(source.markdown, document, resolved, report);
  const inspection = inspectionOf(source.markdown, document, notices, repaired.effects);
  return { markdown, settings, document, resolved, inspection };
}
