import type { ComponentProps } from 'react';
import { hasText, useManuscript } from '../editor/use-manuscript';
import { PagesNotice } from './PagesNotice';
import { fetchParts, type Parts, useParts } from './use-parts';

/*
 * The parts of the screen that show pages, as the screen uses them. Their scripts come once there is text; until then
 * these stand in their places.
 */

/** The pages of the text, on a desk. It fills its parent, which must have a height. */
export function Pages(props: ComponentProps<Parts['PagesRegion']>) {
  const { state, parts } = useParts();
  const isWritten = useManuscript(hasText);
  if (parts) return <parts.PagesRegion {...props} />;
  return (
    <section aria-label="Pages" className="h-full w-full bg-desk">
      {state === 'failed' && (
        <PagesNotice tone="problem" action={{ label: 'Try again', run: () => void fetchParts() }}>
          The pages could not be loaded. Check your connection. Your text is safe, and you can go on writing.
        </PagesNotice>
      )}
      {state !== 'failed' && isWritten && <PagesNotice tone="busy">Laying out the pages…</PagesNotice>}
    </section>
  );
}

/** All pages as small pictures, in a column that scrolls. */
export function PageThumbnails() {
  const { parts } = useParts();
  return parts && <parts.PageThumbnails />;
}

/** The size of the pages, and what they are shown on. */
export function ZoomControl() {
  const { parts } = useParts();
  return parts && <parts.ZoomControl />;
}

/** Which of how many pages is in view, and the buttons that turn them. */
export function PageCount() {
  const { parts } = useParts();
  return parts && <parts.PageCount />;
}

/** The number of pages, once it is known, and whether they have changed since they were seen. */
export function PageTotal(props: ComponentProps<Parts['PageTotal']>) {
  const { parts } = useParts();
  return parts && <parts.PageTotal {...props} />;
}

/** Prints the pages, which the browser can also save as a PDF. */
export function PrintButton(props: ComponentProps<Parts['PrintButton']>) {
  const { parts } = useParts();
  return parts && <parts.PrintButton {...props} />;
}

/** The first page of this text as another template makes it, as wide as its place. */
export function FirstPageMiniature(props: ComponentProps<Parts['FirstPageMiniature']>) {
  const { parts } = useParts();
  // As high as a page of A4, so that nothing moves when the picture comes.
  return parts ? (
    <parts.FirstPageMiniature {...props} />
  ) : (
    <span className="block aspect-[210/297] w-full bg-paper shadow-paper" />
  );
}
