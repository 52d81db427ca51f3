import type { PageDrawing, TextLook } from '@footmark/engine/pages';
import { adoptSheet, dropSheet } from '../../csp/adopted-sheet';
import { paragraphsOf, titleOn } from '../../page-drawing/paragraphs';
import type { Converter } from '../instance/converter';
import { paperFamily } from '../paper/paper-fonts';
import { fitEquations } from './draw/fit-equations';
import { SCALE_PROPERTY } from './draw/measures';
import type { Drawings } from './drawings';
import { pagesStore } from './pages-store';
import { inSlices } from './slices';
import { thePages } from './the-pages';

/** A twip is a twentieth of a point. */
const POINTS_PER_TWIP = 1 / 20;
/** How many pages are requested at once; the button shows the progress after each batch. */
const BATCH = 20;

/** The pages for printing: in the document, but visible only to a printer. */
export interface PrintedPages {
  readonly drop: () => void;
}

/**
 * Draws all pages for printing, each on paper of its own size. Meanwhile the document has the title on the first page or,
 * if there is none, the given one, which browsers write into a PDF and suggest as its name.
 */
export async function preparePrint(
  converter: Converter,
  title: string | undefined,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<PrintedPages> {
  await untilSet(converter, signal);
  const print = new PrintDocument(thePages(converter).drawings, title);
  try {
    const total = pagesStore(converter).read().roll.pages.length;
    for (let first = 1; first <= total; first += BATCH) {
      const numbers = Array.from({ length: Math.min(BATCH, total - first + 1) }, (_, index) => first + index);
      for (const drawing of await thePages(converter).drawAgain(numbers)) {
        await new Promise<void>((resolve) => inSlices(() => resolve(print.add(drawing))));
        signal.throwIfAborted();
      }
      onProgress((first + numbers.length - 1) / total);
    }
    await print.settle();
    signal.throwIfAborted();
    return print;
  } catch (error) {
    print.drop();
    throw error;
  }
}

/** Waits for the pages of the text as it is, and for its diagrams, if they are on their way. */
async function untilSet(converter: Converter, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (pagesStore(converter).read().status.kind === 'setting' && !signal.aborted) return;
      unsubscribe();
      signal.removeEventListener('abort', look);
      resolve();
    };
    const unsubscribe = pagesStore(converter).subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
  signal.throwIfAborted();
}

/**
 * Draws all pages when the visitor uses the browser's own print command, which waits for nothing. If they are not
 * available at once, prints those that have been drawn.
 */
export function printAtOnce(converter: Converter, title: string | undefined): PrintedPages {
  const print = new PrintDocument(thePages(converter).drawings, title);
  const { pages } = pagesStore(converter).read().roll;
  const isDrawn = pages.map(({ key }) => thePages(converter).drawings.get(key));
  const missing = isDrawn.flatMap((drawing, index) => (drawing ? [] : index + 1));
  const others = thePages(converter).drawAtOnce(missing);
  let count = 0;
  for (const known of isDrawn) {
    const drawing = known ?? others.next().value;
    if (!drawing) continue;
    print.add(drawing);
    count += 1;
  }
  if (count < pages.length)
    print.say(
      `${count} of ${pages.length} pages were ready. Use Print / PDF in Footmark to print all of them.`,
    );
  print.fitFormulas();
  return print;
}

class PrintDocument implements PrintedPages {
  readonly #container = document.createElement('div');
  readonly #sheet: CSSStyleSheet;
  readonly #drawings: Drawings;
  readonly #title = document.title;
  /** The names of the paper sizes. */
  readonly #papers = new Map<string, string>();
  /** The characters in each font, since browsers load fonts by characters. */
  readonly #characters = new Map<string, Set<string>>();

  constructor(drawings: Drawings, title: string | undefined) {
    this.#drawings = drawings;
    this.#sheet = adoptSheet();
    this.#container.className = 'print-pages';
    this.#container.ariaHidden = 'true';
    this.#container.style.setProperty(SCALE_PROPERTY, `${POINTS_PER_TWIP}pt`);
    document.body.append(this.#container);
    document.documentElement.classList.add('prints-pages');
    if (title) document.title = title;
  }

  add(drawing: PageDrawing): void {
    if (!this.#container.hasChildNodes()) document.title = titleOn(drawing) ?? document.title;
    const page = document.createElement('div');
    page.className = 'print-page';
    page.style.setProperty('page', this.#paper(drawing));
    page.style.width = `${drawing.width * POINTS_PER_TWIP}pt`;
    page.style.height = `${drawing.height * POINTS_PER_TWIP}pt`;
    page.append(this.#drawings.draw(drawing));
    this.#container.append(page);
    this.#note(drawing);
  }

  say(words: string): void {
    const page = document.createElement('p');
    page.className = 'print-page print-words';
    page.textContent = words;
    this.#container.append(page);
  }

  /** Fonts and pictures have loaded. */
  async settle(): Promise<void> {
    const fonts = [...this.#characters].map(([font, characters]) =>
      document.fonts.load(font, [...characters].join('')),
    );
    const pictures = [...this.#container.querySelectorAll('img')].map((image) => image.decode());
    await Promise.allSettled<unknown>([...fonts, ...pictures]);
    this.fitFormulas();
    // Measured for the first time, formulas ask for their font.
    await document.fonts.ready;
    this.fitFormulas();
  }

  /** As on the screen, where they are measured: pages with formulas are briefly laid out out of view. */
  fitFormulas(): void {
    this.#container.classList.add('is-measured');
    fitEquations(this.#container);
    this.#container.classList.remove('is-measured');
  }

  drop(): void {
    this.#container.remove();
    dropSheet(this.#sheet);
    document.documentElement.classList.remove('prints-pages');
    document.title = this.#title;
  }

  #paper({ width, height }: PageDrawing): string {
    const size = `${width * POINTS_PER_TWIP}pt ${height * POINTS_PER_TWIP}pt`;
    const known = this.#papers.get(size);
    if (known) return known;
    const name = `paper-${this.#papers.size + 1}`;
    this.#papers.set(size, name);
    this.#sheet.insertRule(`@page ${name} { size: ${size}; margin: 0; }`);
    // For browsers that do not support named pages.
    if (this.#papers.size === 1) this.#sheet.insertRule(`@page { size: ${size}; margin: 0; }`);
    return name;
  }

  #note(drawing: PageDrawing): void {
    for (const { lines, marker } of paragraphsOf(drawing))
      for (const piece of [...(marker ? [marker] : []), ...lines.flatMap(({ pieces }) => pieces)]) {
        const look = piece.type === 'text' ? drawing.looks[piece.look] : undefined;
        if (piece.type !== 'text' || !look) continue;
        const font = fontOf(look);
        const characters = this.#characters.get(font) ?? new Set();
        for (const character of piece.text) characters.add(character);
        this.#characters.set(font, characters);
      }
  }
}

function fontOf({ font, bold, italic }: TextLook): string {
  return `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}12px ${paperFamily(font)}`;
}
