/*
 * A text while it is being written. In: the whole text, again and again. Out: its pages and what can be said about it, each
 * time in proportion to what has changed, and always the same as if it were read at once: the tests compare both.
 *
 * `page-session.ts` is the interface; `reading.ts` reads and resolves; `page-setter.ts` composes and lays out, keeping what has
 * not changed; `repaired-stretches.ts` repairs; `own-template.ts` fits a Word template to a text, for `convert.ts`, too.
 */
import { checkText } from '../api/check-options.js';
import { ConversionAborted } from '../api/conversion-aborted.js';
import type { Notice } from '../api/notice.js';
import type { ConversionOptions } from '../api/options.js';
import { type Settings, settingsOf } from '../api/settings.js';
import type { Inspection } from '../inspection/index.js';
import type { LaidOut } from '../layout/index.js';
import type { LoadedDiagrams } from '../load/diagrams/index.js';
import { MEDIA_TYPES } from '../model/media.js';
import type { PageDrawing, PagesOverview } from '../model/pages.js';
import { type OpenedTemplate, openTemplate, settingsWith } from './own-template.js';
import { PageSetter } from './page-setter.js';
import { type Reading, TextReader } from './reading.js';

/** A place on a page. Lengths are twips. */
export interface PlaceOnPage {
  /** Counted from 1. */
  readonly page: number;
  /** From the top edge of the page. */
  readonly top: number;
  readonly height: number;
}

/** Pages without the diagrams that take a long time to draw. */
export interface EarlyPages {
  /** If diagrams are still being drawn when this resolves, the pages are laid out with their code instead. */
  readonly after: PromiseLike<unknown>;
  /** Called at most once, with those pages. All other methods of the session then refer to them. */
  readonly show: (overview: PagesOverview) => void;
}

/**
 * The pages of one text while it is being written. The time for an update depends on how much of the text has changed,
 * not on the length of the text.
 */
export interface PageSession {
  /**
   * Lays the text out. A later call supersedes this one, which then rejects with `ConversionAborted`, as it does if
   * another text is inspected or the `signal` of its options is aborted. Until it is done, all other methods refer to
   * the previous text, or to the early pages of this one.
   */
  readonly update: (
    markdown: string,
    options?: ConversionOptions,
    early?: EarlyPages,
  ) => Promise<PagesOverview>;
  /**
   * Inspects a text as the engine's `inspect` does. If its pages are laid out as well, it is read only once. Pictures that the
   * host knows to be missing, by their addresses in the text, are not examined.
   */
  readonly inspect: (
    markdown: string,
    options?: ConversionOptions,
    isMissing?: (address: string) => boolean,
  ) => Promise<Inspection>;
  /** Draws one page, counted from 1. Throws a `RangeError` if there is no such page. */
  readonly page: (number: number) => PageDrawing;
  /** The place of a line of Markdown, counted from 1; `undefined` if it has nothing on a page. */
  readonly place: (line: number) => PlaceOnPage | undefined;
  /** The picture with the number that a drawing gives; `undefined` if there is none. */
  readonly picture: (picture: number) => Blob | undefined;
}

/** The Word template among the options; undefined, without waiting, if there is none. */
function templateIn({ template }: ConversionOptions): Promise<OpenedTemplate> | undefined {
  return template instanceof Uint8Array ? openTemplate(template) : undefined;
}

/** Whether one thing is over before another. */
function isFirst(one: PromiseLike<unknown>, other: PromiseLike<unknown>): Promise<boolean> {
  const is = (answer: boolean) => () => answer;
  return Promise.race([other.then(is(false)), one.then(is(true))]);
}

/** Opens a session that lays out a text as pages. */
export function openPages(): PageSession {
  const reader = new TextReader();
  const setter = new PageSetter();
  let laidOut: LaidOut | undefined;
  let reading:
    | {
        readonly markdown: string;
        readonly options: string;
        readonly loadAsset: ConversionOptions['loadAsset'];
        readonly done: Promise<Reading>;
      }
    | undefined;
  let latest: object | undefined;
  /** Wakes the update before, if it waits for diagrams. */
  let supersede = (): void => undefined;

  const readingOf = (markdown: string, settings: Settings, host: ConversionOptions): Promise<Reading> => {
    const options = JSON.stringify(settings);
    const { loadAsset } = host;
    // Sources are loaded while a text is read.
    if (reading?.markdown === markdown && reading.options === options && reading.loadAsset === loadAsset)
      return reading.done;
    // One after the other, because reading the next text changes what was read of the last.
    const before = reading?.done.catch(() => undefined) ?? Promise.resolve();
    const done = before.then(() => reader.read(markdown, settings, host));
    const own = { markdown, options, loadAsset, done };
    reading = own;
    // The next attempt may succeed, as when a module could not be loaded.
    done.catch(() => {
      if (reading === own) reading = undefined;
    });
    return done;
  };

  return {
    async update(markdown, options = {}, early) {
      checkText(markdown);
      const given = settingsOf(options);
      const own = {};
      latest = own;
      supersede();
      const opening = templateIn(options);
      const template = opening && (await opening);
      if (latest !== own) throw new ConversionAborted();
      const done = readingOf(markdown, template ? settingsWith(options, template) : given, options);
      const stopIfUnwanted = (): void => {
        if (options.signal?.aborted || latest !== own || reading?.done !== done)
          throw new ConversionAborted();
      };
      const read = await done;
      stopIfUnwanted();
      const loaded = await setter.load(read, options, template);
      stopIfUnwanted();
      const layOut = (diagrams: LoadedDiagrams['drawn']): PagesOverview => {
        laidOut = setter.layOut(read, { ...loaded, diagrams }, template, options.styleMap);
        const { primary, isGuessed } = read.resolved.properties.languages;
        return { ...laidOut.overview, language: { tag: primary, isGuessed } };
      };
      const drawing = setter.diagramsOf(read, options, () => undefined, template);
      if (early && (await isFirst(early.after, drawing))) {
        stopIfUnwanted();
        early.show(layOut(setter.diagramsSoFar(read, options, template)));
      }
      const superseded = new Promise<void>((resolve) => {
        supersede = resolve;
      });
      await Promise.race([drawing, superseded]);
      stopIfUnwanted();
      return layOut((await drawing).drawn);
    },
    async inspect(markdown, options = {}, isMissing = () => false) {
      checkText(markdown);
      const given = settingsOf(options);
      // A template that cannot be used says nothing about the text.
      const opening = templateIn(options)?.catch(() => undefined);
      const template = opening && (await opening);
      const read = await readingOf(markdown, template ? settingsWith(options, template) : given, options);
      const notices: Notice[] = [];
      // Errors in a diagram are found only when it is drawn, which is done once for this and for the pages.
      const report = (found: Notice): void => void notices.push(found);
      const { attempted, drawn } = await setter.diagramsOf(read, options, report, template);
      setter.reportLetters(read, drawn, report, template, options.styleMap);
      await setter.chartsOf(read, options, report, template);
      return read.inspect({
        isDrawn: (code) => attempted.has(code) || read.notedCharts.has(code),
        isMissing,
        notices,
      });
    },
    page(number) {
      const pages = laidOut?.overview.pages.length ?? 0;
      if (!laidOut || !Number.isInteger(number) || number < 1 || number > pages)
        throw new RangeError(`Cannot draw page ${number}, expected one of ${pages}`);
      return laidOut.draw(number);
    },
    place: (line) => laidOut?.place(line),
    picture(picture) {
      const image = laidOut?.picture(picture);
      if (!image) return undefined;
      const { content, extension } = image.file;
      return new Blob([typeof content === 'string' ? new TextEncoder().encode(content) : content], {
        type: MEDIA_TYPES[extension],
      });
    },
  };
}
