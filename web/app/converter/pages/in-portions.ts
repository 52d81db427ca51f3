import { inFrames } from './slices';

/** How many elements a frame has time for, even on a slow machine. */
const PORTION = 250;

/**
 * Shows a page as several frames allow, from top to bottom, since the browser's work for a full table may not fit into one. What is
 * shown later changes no places: all lines and boxes have theirs from the layout. Returns a function that shows the rest at once.
 */
export function showInPortions(page: HTMLElement, whenShown: () => void): () => void {
  const [, ...later] = portionsOf(page);
  for (const element of later.flat()) element.hidden = true;
  let cancel = (): void => {};
  const showNext = (): void => {
    for (const element of later.shift() ?? []) element.hidden = false;
    if (later.length > 0) cancel = inFrames(showNext);
    else whenShown();
  };
  if (later.length === 0) whenShown();
  else cancel = inFrames(showNext);
  return () => {
    cancel();
    for (const element of later.splice(0).flat()) element.hidden = false;
  };
}

/** The elements of a page in portions. Lines are not divided. */
function portionsOf(page: HTMLElement): readonly HTMLElement[][] {
  const portions: HTMLElement[][] = [[]];
  let room = PORTION;
  const collect = (parent: HTMLElement): void => {
    for (const child of parent.children) {
      if (!(child instanceof HTMLElement)) continue;
      const size = child.querySelectorAll('*').length + 1;
      if (size > PORTION && !child.matches('.page-line')) {
        collect(child);
        continue;
      }
      if (size > room) {
        portions.push([]);
        room = PORTION;
      }
      portions.at(-1)?.push(child);
      room -= size;
    }
  };
  collect(page);
  return portions;
}
