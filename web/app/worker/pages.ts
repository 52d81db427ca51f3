import type { ConversionOptions, Rasterizer } from '@footmark/engine';
import type { PageDrawing, PageSession, PlacedBlock, PlaceOnPage } from '@footmark/engine/pages';
import { paragraphsOf } from '../page-drawing/paragraphs';
import { noteNumber, noteSource } from './cursor-note';
import { loaderFrom } from './pictures';
import type {
  CursorPlace,
  DrawingRequest,
  DrawnFile,
  DrawnPage,
  DrawnPages,
  FoundPlaces,
  LaidOutPages,
  LayoutRequest,
  MiniatureRequest,
  PlaceRequest,
  WantedDrawings,
  WantedPlaces,
} from './protocol';

type HostOptions = Pick<ConversionOptions, 'loadAsset' | 'rasterize'>;

/** Fetched with the first text: a conversion needs none of it. */
const engine = () => import('@footmark/engine/pages');

let session: PageSession | undefined;
let host: HostOptions = {};
/** The text that the pages are of, and their keys. */
let laidOut: { readonly markdown: string; readonly keys: readonly number[] } = { markdown: '', keys: [] };
const sentPictures = new Set<number>();

/** Lays the text out, and draws and finds at once what the page shows of it. */
export async function layOut(
  { markdown, options, pictures, drawings, places }: LayoutRequest,
  rasterize: Rasterizer,
): Promise<LaidOutPages> {
  const start = performance.now();
  // The same functions as long as the pictures are the same, so that the session need not ask for them again.
  if (pictures) host = { loadAsset: loaderFrom(pictures), rasterize };
  session ??= (await engine()).openPages();
  const { pages } = await session.update(markdown, { ...options, ...host });
  const tookMs = performance.now() - start;
  laidOut = { markdown, keys: pages.map(({ key }) => key) };
  return { pages, tookMs, ...drawn(drawings), ...found(places) };
}

export function drawPages({ drawings }: DrawingRequest): DrawnPages {
  return drawn(drawings);
}

export function findPlaces({ places }: PlaceRequest): FoundPlaces {
  return found(places);
}

/** How far behind a title page its text begins at most: a table of contents may stand between them. */
const MOST_BEFORE_TEXT = 4;

/** The first page; and where that is a title page, the first one with text, too. */
export async function drawMiniature({ markdown, options }: MiniatureRequest): Promise<DrawnPages> {
  const miniature = (await engine()).openPages();
  const { pages } = await miniature.update(markdown, { ...options, ...host });
  const summaries = pages.slice(0, options.titlePage ? MOST_BEFORE_TEXT : 1);
  const all = summaries.map(({ key }, index) => ({ key, drawing: miniature.page(index + 1) }));
  const [first, ...others] = all;
  const withText = others.find(({ drawing }) => drawing.body.some(isText)) ?? others[0];
  const drawn = [first, withText].filter((page) => page !== undefined);
  const numbers = new Set(drawn.flatMap(({ drawing }) => picturesOn(drawing)));
  return { drawn, files: [...numbers].flatMap((picture) => fileOf(miniature, picture)) };
}

function isText(block: PlacedBlock): boolean {
  return block.type === 'paragraph' && block.role.kind === 'text';
}

function drawn({ pages, known }: WantedDrawings): DrawnPages {
  const drawings: DrawnPage[] = [];
  const files: DrawnFile[] = [];
  for (const number of pages) {
    const key = laidOut.keys[number - 1];
    if (!session || key === undefined || known.includes(key)) continue;
    const drawing = session.page(number);
    drawings.push({ key, drawing });
    for (const picture of picturesOn(drawing)) {
      if (sentPictures.has(picture)) continue;
      sentPictures.add(picture);
      files.push(...fileOf(session, picture));
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
  const { line, noteLine } = noteSource(laidOut.markdown, cursor);
  const place = placeOf(line);
  if (!place || !session) return undefined;
  const notePlace = placeOf(noteLine);
  const note = notePlace && noteNumber(session.page(notePlace.page), noteLine);
  return { ...place, ...extentOf(session.page(place.page), line), note };
}

/** From the top of the first to the bottom of the last paragraph on a page that a line of the text is in. */
function extentOf(drawing: PageDrawing, line: number): { top: number; height: number } | undefined {
  const lines = paragraphsOf(drawing)
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
