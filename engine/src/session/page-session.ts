import { checkText } from '../api/check-options.js';
import { ConversionAborted } from '../api/conversion-aborted.js';
import type { ConversionOptions } from '../api/options.js';
import { type Settings, settingsOf } from '../api/settings.js';
import { compose } from '../compose/index.js';
import type { Inspection } from '../inspection/index.js';
import { type LaidOut, LayoutSession, layOut } from '../layout/index.js';
import { loadImages } from '../load/assets.js';
import { highlightCode } from '../load/highlight/index.js';
import { convertFormulas } from '../load/math/index.js';
import { loadOtherWidths } from '../metrics/other-letters.js';
import type { PageDrawing, PagesOverview } from '../model/pages.js';
import { PiecewiseParser } from '../parse/pieces/pieces.js';
import { themeOf } from '../theme/index.js';
import { type Reading, read } from './reading.js';

/** Where something of the text stands. Lengths are twips. */
export interface PlaceOnPage {
  /** Counted from 1. */
  readonly page: number;
  /** From the top edge of the page. */
  readonly top: number;
  readonly height: number;
}

/**
 * The pages of one text while it is written. An update takes the longer the more of the text has changed since the last
 * one, not the longer the text is.
 */
export interface PageSession {
  /**
   * Lays the text out. A later call supersedes this one, which then rejects with `ConversionAborted`, as it does when
   * the `signal` of its options is aborted. Until it is done, everything else answers for the text before.
   */
  readonly update: (markdown: string, options?: ConversionOptions) => Promise<PagesOverview>;
  /** What `inspect` tells of a text. A text of which the pages are made too is read only once. */
  readonly inspect: (markdown: string, options?: ConversionOptions) => Promise<Inspection>;
  /** Draws one page, counted from 1. Throws a `RangeError` for one that the text does not have. */
  readonly page: (number: number) => PageDrawing;
  /** Where the text of a line of Markdown, counted from 1, stands; `undefined` where nothing of it is on a page. */
  readonly place: (line: number) => PlaceOnPage | undefined;
  /** The picture with a number that a drawing has; `undefined` where there is none. */
  readonly picture: (picture: number) => Blob | undefined;
}

/** Begins to lay out a text as pages. */
export function openPages(): PageSession {
  const parser = new PiecewiseParser();
  const layouts = new LayoutSession();
  let laidOut: LaidOut | undefined;
  let reading: Reading | undefined;
  let latest: object | undefined;

  const readingOf = async (markdown: string, settings: Settings): Promise<Reading> => {
    const known = reading;
    if (known && known.markdown === markdown && isSame(known.settings, settings)) return known;
    reading = await read(markdown, settings, parser);
    return reading;
  };

  return {
    async update(markdown, options = {}) {
      checkText(markdown);
      const settings = settingsOf(options);
      const own = {};
      latest = own;
      const { signal, loadAsset, rasterize } = options;
      const stopIfUnwanted = (): void => {
        if (signal?.aborted || latest !== own) throw new ConversionAborted();
      };
      const { document, resolved } = await readingOf(markdown, settings);
      stopIfUnwanted();
      const report = () => undefined;
      const images = await loadImages(document, { loadAsset, rasterize, signal }, report);
      const equations = await convertFormulas(document, report);
      const highlightedCode = settings.highlightCode ? await highlightCode(document, report) : new Map();
      await loadOtherWidths([markdown, JSON.stringify([settings, resolved.terms])]);
      stopIfUnwanted();
      const theme = themeOf(settings);
      const made = layOut(
        compose({ resolved, settings, theme, images, equations, highlightedCode, report }),
        theme,
        layouts,
      );
      laidOut = made;
      return made.overview;
    },
    async inspect(markdown, options = {}) {
      checkText(markdown);
      return (await readingOf(markdown, settingsOf(options))).inspection;
    },
    page(number) {
      const pages = laidOut?.overview.pages.length ?? 0;
      if (!laidOut || !Number.isInteger(number) || number < 1 || number > pages)
        throw new RangeError(`Cannot draw page ${number}, expected one of ${pages}`);
      return laidOut.draw(number);
    },
    place: (line) => laidOut?.place(line),
    picture: () => undefined,
  };
}

function isSame(one: Settings, other: Settings): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
