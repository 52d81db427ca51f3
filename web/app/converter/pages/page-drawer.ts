import type { Store } from '../../state/store';
import type { PagesWorker } from '../workers/pages-worker';
import type { Drawings } from './drawings';
import type { PageRange } from './page-roll';
import type { PagesState } from './pages-store';

/** Small, so that pages scrolled into view do not wait long. */
const DRAWN_AT_ONCE = 4;

/**
 * Up to this number of pages, all are drawn once the text is unchanged for a while: the browser's own print command
 * prints what has been drawn.
 */
const DRAWN_WHOLE = 64;
const QUIET_MS = 1500;

/** Draws the pages of the last layout: those in view first, then those around them and in the strip, then all others. */
export class PageDrawer {
  readonly #worker: Pick<PagesWorker, 'draw'>;
  readonly #store: Store<PagesState>;
  readonly #drawings: Drawings;
  readonly #isLayingOut: () => boolean;
  #inView: PageRange = { first: 1, last: 1 };
  #toDraw: PageRange = { first: 1, last: 2 };
  #inStrip: PageRange = { first: 1, last: 0 };
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #drawsWhole = false;
  #isDrawing = false;

  constructor(
    worker: Pick<PagesWorker, 'draw'>,
    store: Store<PagesState>,
    drawings: Drawings,
    isLayingOut: () => boolean,
  ) {
    this.#worker = worker;
    this.#store = store;
    this.#drawings = drawings;
    this.#isLayingOut = isLayingOut;
  }

  /** The numbers of the pages in view. */
  get inView(): readonly number[] {
    return numbersIn(this.#inView);
  }

  /** The pages in view, and those to draw around them. */
  show(inView: PageRange, toDraw: PageRange): void {
    this.#inView = inView;
    this.#toDraw = toDraw;
    void this.#draw();
  }

  /** The pages in view in the strip of thumbnails. */
  showInStrip(range: PageRange): void {
    this.#inStrip = range;
    void this.#draw();
  }

  /** The text changes: only what is visible is drawn. */
  hold(): void {
    clearTimeout(this.#quiet);
    this.#drawsWhole = false;
  }

  /** The layout is done: once it has been left alone for a while, its other pages are drawn, too. */
  rest(): void {
    this.hold();
    this.#quiet = setTimeout(() => {
      this.#drawsWhole = this.#store.read().roll.pages.length <= DRAWN_WHOLE;
      void this.#draw();
    }, QUIET_MS);
  }

  /** Requests missing drawings, one reply at a time. */
  async #draw(): Promise<void> {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    try {
      for (let wanted = this.#missing(); wanted.length > 0; wanted = this.#missing()) {
        const { layouts } = this.#store.read();
        const { drawn, files } = await this.#worker.draw({ drawings: { pages: wanted, known: [] } });
        this.#drawings.add(drawn, files);
        if (layouts === this.#store.read().layouts && drawn.length === 0) break;
        // A newer layout is under way, which includes its drawings.
        if (this.#isLayingOut() && this.#missing().some((number) => wanted.includes(number))) break;
      }
    } catch {
      // The worker crashed, which the failing layout reports.
    } finally {
      this.#isDrawing = false;
    }
  }

  #missing(): number[] {
    const { pages } = this.#store.read().roll;
    const isMissing = (number: number): boolean => {
      const page = pages[number - 1];
      return page !== undefined && !this.#drawings.get(page.key);
    };
    const inView = this.inView.filter(isMissing);
    if (inView.length > 0) return inView;
    const rest = this.#drawsWhole ? pages.map((_, index) => index + 1) : [];
    return [...numbersIn(this.#toDraw), ...numbersIn(this.#inStrip), ...rest]
      .filter(isMissing)
      .slice(0, DRAWN_AT_ONCE);
  }
}

function numbersIn({ first, last }: PageRange): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
