import type { ConversionOptions, Rasterizer } from '@footmark/engine';
import {
  openPages,
  type PageDrawing,
  type PageSession,
  type PagesOverview,
  type PlacedBlock,
  type PlacedParagraph,
  type PlaceOnPage,
  type TextLanguage,
} from '@footmark/engine/pages';
import { frontMatterLines, sourcedParagraphs } from '../page-drawing/front-matter';
import { handOver } from '../page-drawing/handover';
import { paragraphsOf } from '../page-drawing/paragraphs';
import { type ChangedSheets, changedSheets, type Sheet } from '../page-drawing/sheets';
import { noteNumber, noteSource } from './cursor-note';
import { DIAGRAMS } from './diagrams';
import { foundNotices } from './found-notices';
import { engineOptions } from './options';
import { foundPictures, loaderFrom, missingAmong } from './pictures';
import type {
  CompletionRequest,
  CursorPlace,
  DrawingRequest,
  DrawnFile,
  DrawnPage,
  DrawnPages,
  FoundPlaces,
  HandedPage,
  HandOver,
  InspectionRequest,
  LaidOutPages,
  LayoutRequest,
  MiniatureRequest,
  PictureFile,
  PlaceRequest,
  PortableOptions,
  TextChange,
  TextReport,
  WantedDrawings,
  WantedPlaces,
} from './protocol';

type HostOptions = Pick<ConversionOptions, 'loadAsset' | 'rasterize' | 'diagrams'>;

let session: PageSession | undefined;
/** The files that were sent last, and the functions that provide them to the engine. */
let given: { readonly pictures: readonly PictureFile[]; readonly library: string } = {
  pictures: [],
  library: '',
};
let host: HostOptions = {};
/** The last text that was sent. */
let text = '';
/** The text of the last layout, and its pages. */
let laidOut: { readonly markdown: string; readonly sheets: readonly Sheet[] } = { markdown: '', sheets: [] };
const sentPictures = new Set<number>();
/** All pages of a text that was first laid out without its slow diagrams. */
let unfinished: { readonly markdown: string; readonly pages: Promise<PagesOverview> } | undefined;
/** The longest time that a text has taken. */
let longestMs = 0;

/** How long pages wait for diagrams, so that people who write one do not see its code between two drawings. */
const EARLY_MS = 400;

/** Lays out the text, and immediately draws and finds what the page shows of it. */
export async function layOut(
  { markdown: sent, options, pictures, drawings, places }: LayoutRequest,
  rasterize: Rasterizer,
): Promise<LaidOutPages> {
  const markdown = receive(sent);
  follow(options, pictures, rasterize);
  const chosen = await engineOptions(options);
  unfinished = undefined;
  const { value, tookMs } = await timed((session) => update(session, markdown, { ...chosen, ...host }));
  return {
    ...settle(markdown, value),
    isEarly: unfinished !== undefined,
    tookMs,
    ...drawn(drawings),
    ...found(places),
  };
}

/** The page's text as it is now. */
function receive(sent: string | TextChange = text): string {
  text = typeof sent === 'string' ? sent : text.slice(0, sent.from) + sent.insert + text.slice(sent.to);
  return text;
}

/** The pages of the last layout with all of its diagrams. */
export async function complete({ drawings, places }: CompletionRequest): Promise<LaidOutPages> {
  if (!unfinished)
    throw new Error('Cannot complete the pages, expected a layout without some of its diagrams');
  const { markdown, pages } = unfinished;
  const start = performance.now();
  const settled = settle(markdown, await pages);
  return {
    ...settled,
    isEarly: false,
    tookMs: performance.now() - start,
    ...drawn(drawings),
    ...found(places),
  };
}

/** Resolves with early pages if diagrams take long. */
function update(session: PageSession, markdown: string, options: ConversionOptions): Promise<PagesOverview> {
  return new Promise((resolve, reject) => {
    const after = new Promise((wake) => setTimeout(wake, EARLY_MS));
    const show = (early: PagesOverview): void => {
      unfinished = { markdown, pages };
      resolve(early);
    };
    const pages = session.update(markdown, options, { after, show });
    pages.then(resolve, reject);
  });
}

/** Stores the current pages, and returns what has changed. */
function settle(
  markdown: string,
  { pages, language }: PagesOverview,
): { readonly sheets: ChangedSheets; readonly language: TextLanguage } {
  const sheets = pages.map(({ width, height, text, key }) => ({ width, height, text, key }));
  const change = changedSheets(laidOut.sheets, sheets);
  laidOut = { markdown, sheets };
  return { sheets: change, language };
}

/** Inspects a text, even while its pages wait for a picture. A text that was laid out is not parsed again. */
export async function inspect(request: InspectionRequest, rasterize: Rasterizer): Promise<TextReport> {
  const { options, pictures } = request;
  const markdown = receive(request.markdown);
  follow(options, given.pictures, rasterize);
  const chosen = await engineOptions(options);
  const { value } = await timed((session) =>
    session.inspect(markdown, { ...chosen, ...host }, missingAmong(pictures)),
  );
  const { statistics, features, notices, repairs, images, reading } = value;
  const found = { ...foundNotices(notices), pictures: foundPictures(images, pictures) };
  return { statistics, features, repairs, ...(reading && { reading }), ...found, tookMs: longestMs };
}

/** Returns the same functions while the files are the same, so that the session need not load them again. */
function follow(
  { library = [] }: PortableOptions,
  pictures: readonly PictureFile[] = given.pictures,
  rasterize: Rasterizer,
): void {
  const keys = library.map(({ key }) => key).join('\n');
  if (host.diagrams && pictures === given.pictures && keys === given.library) return;
  given = { pictures, library: keys };
  host = { loadAsset: loaderFrom(pictures, library), diagrams: DIAGRAMS, rasterize };
}

async function timed<Value>(
  work: (session: PageSession) => Promise<Value>,
): Promise<{ value: Value; tookMs: number }> {
  const start = performance.now();
  session ??= openPages();
  const value = await work(session);
  const tookMs = performance.now() - start;
  longestMs = Math.max(longestMs, tookMs);
  return { value, tookMs };
}

export function drawPages({ drawings }: DrawingRequest): DrawnPages {
  return drawn(drawings);
}

/** Passes drawings to the page; stops at a page that cannot be drawn. */
export function handOverPages({ pages, memory }: HandOver): void {
  handOver(memory, handedPages(pages));
}

function* handedPages(pages: readonly number[]): Generator<string> {
  for (const number of pages) {
    const {
      drawn: [page],
      files,
    } = drawn({ pages: [number], known: [] });
    if (!page) return;
    const handed: HandedPage = {
      drawing: page.drawing,
      files: files.map(({ picture, file }) => ({ picture, url: URL.createObjectURL(file) })),
    };
    yield JSON.stringify(handed);
  }
}

export function findPlaces({ places }: PlaceRequest): FoundPlaces {
  return found(places);
}

/** The maximum number of pages from a title page to the text, as a table of contents may come between them. */
const MAX_PAGES_BEFORE_TEXT = 4;

/** Draws the first page and, if that is a title page, also the first one with text. */
export async function drawMiniature({ markdown, options }: MiniatureRequest): Promise<DrawnPages> {
  const miniature = openPages();
  const { pages } = await miniature.update(markdown, { ...(await engineOptions(options)), ...host });
  const summaries = pages.slice(0, options.titlePage ? MAX_PAGES_BEFORE_TEXT : 1);
  const all = summaries.map(({ key }, index) => ({ key, drawing: miniature.page(index + 1) }));
  const [first, ...others] = all;
  const withText = others.find(({ drawing }) => hasText(drawing)) ?? others[0];
  const drawn = [first, withText].filter((page) => page !== undefined);
  const numbers = new Set(drawn.flatMap(({ drawing }) => picturesOn(drawing)));
  return { drawn, files: [...numbers].flatMap((picture) => fileOf(miniature, picture)) };
}

/** Whether a page has text: an empty paragraph follows a table of contents. */
function hasText({ body }: PageDrawing): boolean {
  return body.some(isA('text')) && !body.some(isA('contents'));
}

function isA(kind: 'text' | 'contents'): (block: PlacedBlock) => boolean {
  return (block) => block.type === 'paragraph' && block.role.kind === kind;
}

function drawn({ pages, known }: WantedDrawings): DrawnPages {
  const drawings: DrawnPage[] = [];
  const files: DrawnFile[] = [];
  for (const number of pages) {
    const key = laidOut.sheets[number - 1]?.key;
    if (!session || key === undefined || known.includes(key)) continue;
    const drawing = session.page(number);
    drawings.push({ key, drawing });
    for (const picture of picturesOn(drawing)) {
      if (sentPictures.has(picture)) continue;
      sentPictures.add(picture);
      for (const file of fileOf(session, picture)) files.push(file);
    }
  }
  return { drawn: drawings, files };
}

function fileOf(from: PageSession, picture: number): DrawnFile[] {
  const file = from.picture(picture);
  return file ? [{ picture, file }] : [];
}

function found({ cursor, lines }: WantedPlaces): FoundPlaces {
  return { cursor: cursorPlace(cursor), places: lines.map(placeOf) };
}

function placeOf(line: number): PlaceOnPage | undefined {
  return session?.place(line);
}

function cursorPlace(cursor: number): CursorPlace | undefined {
  const { markdown } = laidOut;
  const { line, noteLine } = noteSource(markdown, cursor);
  const front = frontMatterLines(markdown);
  const place = front && line <= front.last ? FIRST_PAGE : placeOf(line);
  if (!place || !session || !laidOut.sheets[place.page - 1]) return undefined;
  const notePlace = placeOf(noteLine);
  const note = notePlace && noteNumber(session.page(notePlace.page), noteLine);
  const extent = extentOf(sourcedParagraphs(session.page(place.page), place.page, front), line);
  if (!extent && place === FIRST_PAGE) return undefined;
  return { ...place, ...extent, note };
}

/** The place of everything that comes from the front matter. */
const FIRST_PAGE: PlaceOnPage = { page: 1, top: 0, height: 0 };

/** From the top of the first to the bottom of the last paragraph on a page that contains a line of the text. */
function extentOf(
  paragraphs: readonly PlacedParagraph[],
  line: number,
): { top: number; height: number } | undefined {
  const lines = paragraphs
    .filter(({ source }) => source && source.first <= line && line <= source.last)
    .flatMap((paragraph) => paragraph.lines);
  if (lines.length === 0) return undefined;
  const top = Math.min(...lines.map((each) => each.top));
  return { top, height: Math.max(...lines.map((each) => each.top + each.height)) - top };
}

function picturesOn(drawing: PageDrawing): number[] {
  return paragraphsOf(drawing)
    .flatMap(({ lines }) => lines)
    .flatMap(({ pieces }) => pieces)
    .flatMap((piece) => (piece.type === 'picture' ? [piece.picture] : []));
}
