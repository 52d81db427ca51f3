import type { Converter } from '../instance/converter';
import { pagesPlace } from './pages-place';
import { pagesStore } from './pages-store';

/** Turns to a page, counted from 1 (the first is shown anyway), as soon as the text that is being laid out has so many. */
export function turnWhenSet(converter: Converter, page: number): void {
  if (!(page > 1)) return;
  const { layouts } = pagesStore(converter).read();
  const stop = pagesStore(converter).subscribe(() => {
    const { status, roll, layouts: now } = pagesStore(converter).read();
    if (status.kind !== 'set' || now === layouts) return;
    stop();
    // The pages are on the screen after its next frame.
    if (roll.pages.length >= page)
      requestAnimationFrame(() => setTimeout(() => pagesPlace(converter).turnToPage(page)));
  });
}
