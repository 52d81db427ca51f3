import { createStore } from '../../state/store';
import { part } from '../instance/converter';
import { isMeant } from '../instance/is-meant';
import { pagesStore } from './pages-store';
import { type PrintedPages, preparePrint, printAtOnce } from './print-pages';

interface PrintState {
  /** The progress of drawing pages for the printer; undefined if nothing is being printed. */
  readonly share: number | undefined;
}

const IDLE: PrintState = { share: undefined };

export const printing = part((converter) => {
  const printStore = createStore(IDLE);

  let running: AbortController | undefined;
  let printed: PrintedPages | undefined;
  let title: string | undefined;

  /** The name of a PDF of the pages, without an extension. */
  function nameForPrint(name: string | undefined): void {
    title = name;
  }

  /** Draws all pages and opens the browser's print dialog. */
  async function print(): Promise<void> {
    if (running || pagesStore(converter).read().roll.pages.length === 0) return;
    running = new AbortController();
    printStore.change(() => ({ share: 0 }));
    try {
      printed = await preparePrint(
        converter,
        title,
        (share) => printStore.change(() => ({ share })),
        running.signal,
      );
      window.print();
    } catch {
      // It was cancelled, or the worker crashed, which the pages report.
    } finally {
      running = undefined;
      printStore.change(() => IDLE);
    }
  }

  function cancelPrint(): void {
    running?.abort();
  }

  /**
   * Makes the browser's own print command print pages as well, and never the screen. Returns a function that ends this.
   */
  function followPrinting(): () => void {
    const before = (): void => {
      if (isMeant(converter) && pagesStore(converter).read().roll.pages.length > 0)
        printed ??= printAtOnce(converter, title);
    };
    const after = (): void => {
      printed?.drop();
      printed = undefined;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const isPrint = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isPrint || event.key.toLowerCase() !== 'p' || pagesStore(converter).read().roll.pages.length === 0)
        return;
      if (!isMeant(converter)) return;
      // The same dialog, once all pages are available.
      event.preventDefault();
      void print();
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      window.removeEventListener('keydown', onKeyDown);
      cancelPrint();
      after();
    };
  }

  return { printStore, nameForPrint, print, cancelPrint, followPrinting };
});
