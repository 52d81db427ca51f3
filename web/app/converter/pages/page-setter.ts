import type { Store } from '../../state/store';
import type { PictureFile } from '../../worker/protocol';
import type { Layout, LayoutQuestion, PagesWorker } from '../workers/pages-worker';
import type { Drawings } from './drawings';
import { PageDrawer } from './page-drawer';
import { type PageRange, rollOf } from './page-roll';
import { isSameText, type PageSource } from './page-source';
import { NO_PAGES, type PagesState, type PagesStatus } from './pages-store';

/** If the last layout after an edit took longer than this, the next waits for a pause in typing. */
const SLOW_LAYOUT_MS = 700;
const PAUSE_MS = 500;

/** UTF-16 code units, about 4,500 pages: a longer text is laid out only on request. */
export const AUTOMATIC_LENGTH = 12_000_000;

/** The part of `PagesWorker` that is used here. */
type Layouter = Pick<PagesWorker, 'layOut' | 'complete' | 'draw' | 'find' | 'stop'>;

/**
 * Keeps the pages up to date with the text. One layout is made at a time; of the changes that come meanwhile, only the last is
 * laid out after it. What was drawn stays until the new pages are there, with those in view already drawn. Diagrams that
 * take long are code until they are drawn.
 */
export class PageSetter {
  readonly #worker: Layouter;
  readonly #store: Store<PagesState>;
  readonly #drawings: Drawings;
  readonly #drawer: PageDrawer;
  readonly #read: () => PageSource;
  #isRunning = false;
  /** The input of the last layout. */
  #laidOut: PageSource | undefined;
  #sentPictures: readonly PictureFile[] | undefined;
  #isAskedFor = false;
  #tookMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isFinding = false;
  #wantsPlaces = false;
  #lines: readonly number[] = [];

  constructor(worker: Layouter, store: Store<PagesState>, drawings: Drawings, read: () => PageSource) {
    this.#worker = worker;
    this.#store = store;
    this.#drawings = drawings;
    this.#drawer = new PageDrawer(worker, store, drawings, () => this.#isRunning);
    this.#read = read;
  }

  /** The text, an option, a picture or the cursor has changed. */
  follow(): void {
    const source = this.#read();
    if (!this.#laidOut || !isSameText(this.#laidOut, source)) {
      if (!this.#isRunning) this.#begin(source);
    } else if (this.#laidOut.cursor !== source.cursor) this.#find();
  }

  /** The visitor wants the pages now, however long it takes. */
  ask(): void {
    this.#isAskedFor = true;
    this.#begin(this.#read(), 'now');
  }

  /** The pages in view, and those to draw around them. */
  show(inView: PageRange, toDraw: PageRange): void {
    this.#drawer.show(inView, toDraw);
  }

  /** The pages in view in the strip of thumbnails. */
  showInStrip(range: PageRange): void {
    this.#drawer.showInStrip(range);
  }

  /** The lines whose places on the pages are needed, besides the cursor's. */
  findLines(lines: readonly number[]): void {
    if (String(lines) === String(this.#lines)) return;
    this.#lines = lines;
    this.#find();
  }

  /** The worker crashed: the next one has no text yet. */
  forget(): void {
    this.#drawings.clear();
    this.#sentPictures = undefined;
    this.#laidOut = undefined;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#drawer.hold();
    this.#worker.stop();
    this.forget();
    this.#store.change(() => NO_PAGES);
  }

  #begin(source: PageSource, when: 'now' | 'soon' = 'soon'): void {
    clearTimeout(this.#timer);
    this.#drawer.hold();
    if (source.markdown.trim() === '') {
      this.#laidOut = source;
      this.#isAskedFor = false;
      this.#store.change(({ layouts }) => ({ ...NO_PAGES, layouts: layouts + 1 }));
      return;
    }
    if (source.markdown.length > AUTOMATIC_LENGTH && !this.#isAskedFor) {
      this.#note({ kind: 'on-request' });
      return;
    }
    if (when === 'soon' && this.#tookMs > SLOW_LAYOUT_MS) {
      this.#note({ kind: 'waiting' });
      this.#timer = setTimeout(() => this.#begin(this.#read(), 'now'), PAUSE_MS);
      return;
    }
    void this.#layOut(source);
  }

  async #layOut(source: PageSource): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#note({ kind: 'setting' });
    const lines = this.#lines;
    let isEarly = false;
    try {
      const layout = await this.#worker.layOut(this.#question(source));
      // All of a text is laid out the first time, and with other options; after an edit, only what has changed.
      const isEdited = this.#laidOut?.options === source.options && this.#laidOut.markdown.trim() !== '';
      this.#laidOut = source;
      this.#tookMs = isEdited ? layout.tookMs : 0;
      isEarly = layout.isEarly;
      this.#take(layout, source, lines);
    } catch (error) {
      // The same text would fail again; its next change is tried, and may be what ended this layout.
      this.#laidOut = source;
      this.#fail(error, source);
    } finally {
      this.#isRunning = false;
    }
    this.#next(source, lines, isEarly);
  }

  /** The successor of a layout: that of a newer text, or of the same with the diagrams that were still being drawn. */
  #next(source: PageSource, lines: readonly number[], isEarly: boolean): void {
    const next = this.#read();
    if (!isSameText(source, next)) {
      this.#begin(next);
      return;
    }
    if (isEarly) void this.#complete(next);
    else this.#drawer.rest();
    if (source.cursor !== next.cursor || lines !== this.#lines) this.#find();
  }

  /** Another layout, which need not wait for this, ends it. */
  async #complete(source: PageSource): Promise<void> {
    const lines = this.#lines;
    try {
      this.#take(await this.#worker.complete(this.#wanted(source)), source, lines);
    } catch (error) {
      if (!this.#isRunning) this.#fail(error, source);
    }
    if (!this.#isRunning) this.#next(source, lines, false);
  }

  #take(layout: Layout, source: PageSource, lines: readonly number[]): void {
    const { pages, language, isEarly, drawn, files, cursor, places } = layout;
    this.#drawings.add(drawn, files);
    const isDone = !isEarly && isSameText(source, this.#read());
    this.#store.change(({ layouts }) => ({
      status: { kind: isDone ? 'set' : 'setting' },
      roll: rollOf(pages),
      language,
      layouts: layouts + 1,
      cursor,
      places: byLine(lines, places),
    }));
  }

  #fail(error: unknown, source: PageSource): void {
    if (isSameText(source, this.#read()))
      this.#note({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
  }

  #question(source: PageSource): LayoutQuestion {
    const { markdown, options, pictures } = source;
    const changed = pictures === this.#sentPictures ? {} : { pictures };
    this.#sentPictures = pictures;
    return { markdown, options, ...changed, ...this.#wanted(source) };
  }

  /** The pages and places that a layout returns along with the result. */
  #wanted({ cursor }: PageSource): Pick<LayoutQuestion, 'drawings' | 'places'> {
    return {
      drawings: { pages: this.#drawer.inView, known: this.#drawings.keys() },
      places: { cursor, lines: this.#lines },
    };
  }

  #find(): void {
    this.#wantsPlaces = true;
    if (!this.#isFinding && !this.#isRunning) void this.#findAll();
  }

  async #findAll(): Promise<void> {
    this.#isFinding = true;
    try {
      while (this.#wantsPlaces) {
        this.#wantsPlaces = false;
        const source = this.#read();
        if (!this.#laidOut || !isSameText(source, this.#laidOut)) break;
        const lines = this.#lines;
        const { cursor, places } = await this.#worker.find({ places: { cursor: source.cursor, lines } });
        if (!this.#laidOut || !isSameText(source, this.#laidOut)) break;
        this.#laidOut = source;
        this.#store.change((state) => ({ ...state, cursor, places: byLine(lines, places) }));
      }
    } catch {
      // The worker crashed, which the failing layout reports.
    } finally {
      this.#isFinding = false;
    }
  }

  #note(status: PagesStatus): void {
    this.#store.change((state) => (state.status.kind === status.kind ? state : { ...state, status }));
  }
}

function byLine<Place>(
  lines: readonly number[],
  places: readonly (Place | undefined)[],
): ReadonlyMap<number, Place> {
  const found = new Map<number, Place>();
  lines.forEach((line, index) => {
    const place = places[index];
    if (place) found.set(line, place);
  });
  return found;
}
