import { checkText } from './api/check-options.js';
import type { Notice } from './api/notice.js';
import type { ConversionOptions } from './api/options.js';
import { settingsOf } from './api/settings.js';
import { drawnBy } from './check/diagrams.js';
import { check } from './check/index.js';
import { countsOf, type Inspection, inspectionOf, settledCountsOf } from './inspection/index.js';
import { mayBeChart } from './load/charts/noted.js';
import type { Code } from './model/document.js';
import { NO_METADATA } from './model/metadata.js';
import { aboutText, decideDialect } from './parse/dialect/decide.js';
import { parse } from './parse/index.js';
import { readSiteMarkup } from './parse/site-markup/index.js';
import { repairAndPreview } from './repair/index.js';
import { resolve } from './resolve/index.js';
import { settleReviews } from './resolve/reviews.js';
import { splitFrontMatter } from './source/front-matter.js';
import { searched } from './source/searched-text.js';

/**
 * Examines a text as `convert` would with the same options, but loads and writes nothing: notices about pictures, sources of
 * citations, link targets and front matter come only from `convert`. Throws where `convert` rejects.
 */
export function inspect(markdown: string, options: ConversionOptions = {}): Inspection {
  checkText(markdown);
  const settings = settingsOf(options);
  const notices: Notice[] = [];
  const report = (notice: Notice): void => void notices.push(notice);

  const repaired = repairAndPreview(markdown, settings.repairs, report);
  const decided = decideDialect(repaired.markdown, aboutText(settings));
  const source = splitFrontMatter(readSiteMarkup(repaired.markdown, report, decided?.dialect));
  const parsed = parse(
    source.markdown,
    { ...NO_METADATA, lineBreaks: settings.lineBreaks, imageCaptions: settings.imageCaptions },
    report,
    settings.citations.bibliography.length > 0,
    decided ?? null,
  );
  const { hasReviews } = parsed;
  const document = hasReviews ? settleReviews(parsed, settings.review) : parsed;
  const resolved = resolve(document, settings, report);
  const isDiagram = drawnBy(options.diagrams);
  const known = { isDrawn: (code: Code) => isDiagram(code) || mayBeChart(code), isMissing: () => false };
  check(searched(source.markdown), document, resolved, known, report);

  const counts = hasReviews ? settledCountsOf(source.markdown, settings.review) : countsOf(source.markdown);
  return inspectionOf(document, counts, notices, repaired.effects, hasReviews);
}
