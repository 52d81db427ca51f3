import type { ConversionOptions, Rasterizer } from '@footmark/engine';
import type { PageDrawing, PageSession, PlaceOnPage } from '@footmark/engine/pages';
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

/** The first page; and the second, where the first has hardly more than a title. */
export async function drawMiniature({ markdown, options }: MiniatureRequest): Promise<DrawnPages> {
  const miniature = (await engine()).openPages();
  const { pages } = await miniature.update(markdown, { ...options, ...host });
  const count = options.titlePage ? 2 : 1;
  const drawn = pages.slice(0, count).map(({ key }, index) => ({ key, drawing: miniature.page(index + 1) }));
  const numbers = new Set(drawn.flatMap(({ drawing }) => picturesOn(drawing)));
  return { drawn, files: [...numbers].flatMap((picture) => fileOf(miniature, picture)) };
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
  if (!place) return undefined;
  const notePlace = placeOf(noteLine);
  const note = notePlace && session && noteNumber(session.page(notePlace.page), noteLine);
  return { ...place, note };
}

function picturesOn(value: PageDrawing): number[] {
  const numbers: number[] = [];
  const visit = (blocks: PageDrawing['body']): void => {
    for (const block of blocks) {
      if (block.type === 'table')
        for (const { cells } of block.rows) for (const cell of cells) visit(cell.blocks);
      else
        for (const { pieces } of block.lines)
          for (const piece of pieces) if (piece.type === 'picture') numbers.push(piece.picture);
    }
  };
  for (const blocks of [value.header, value.body, value.notes?.blocks ?? [], value.footer]) visit(blocks);
  return numbers;
}
