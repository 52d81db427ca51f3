import type { ComponentProps } from 'react';
import { tryAgain } from '../../ui/connection';
import { hasText } from '../document/manuscript';
import { useManuscript } from '../document/use-manuscript';
import { PagesNotice } from './PagesNotice';
import { type Parts, useParts } from './use-parts';

/*
 * The parts of the screen that show pages. Their scripts are loaded once there is text; until then there are
 * placeholders.
 */

/** The pages of the text, on a desk. It fills its parent, which must have a height. */
export function Pages(props: ComponentProps<Parts['PagesRegion']>) {
  const { state, parts } = useParts();
  const isWritten = useManuscript(hasText);
  if (parts) return <parts.PagesRegion {...props} />;
  return (
    <section aria-label="Pages" className="h-full w-full bg-desk">
      {state === 'failed' && (
        <PagesNotice tone="problem" action={{ label: 'Try again', run: tryAgain }}>
          The pages could not be loaded. Check your connection. Your text is safe, and you can go on writing.
        </PagesNotice>
      )}
      {state !== 'failed' && isWritten && <PagesNotice tone="busy">Laying out the pages…</PagesNotice>}
    </section>
  );
}

/** All pages as small pictures, in a scrolling column. */
export function PageThumbnails() {
  const { parts } = useParts();
  return parts && <parts.PageThumbnails />;
}

/** The controls for the size of the pages and their background. */
export function ZoomControl() {
  const { parts } = useParts();
  return parts && <parts.ZoomControl />;
}

/** The number of the page in view and of all pages, with buttons to turn them. */
export function PageCount() {
  const { parts } = useParts();
  return parts && <parts.PageCount />;
}

/** The language of the text, which can be changed. */
export function LanguageControl() {
  const { parts } = useParts();
  return parts && <parts.LanguageControl />;
}

/** The number of pages, once known, and whether they have changed since they were last viewed. */
export function PageTotal(props: ComponentProps<Parts['PageTotal']>) {
  const { parts } = useParts();
  return parts && <parts.PageTotal {...props} />;
}

/** Prints the pages, which the browser can also save as a PDF. */
export function PrintButton(props: ComponentProps<Parts['PrintButton']>) {
  const { parts } = useParts();
  return parts && <parts.PrintButton {...props} />;
}

/** The first page of this text in another template, in the width of its place. */
export function FirstPageMiniature(props: ComponentProps<Parts['FirstPageMiniature']>) {
  const { parts } = useParts();
  // The height of a page of A4, so that nothing moves when the picture arrives.
  return parts ? (
    <parts.FirstPageMiniature {...props} />
  ) : (
    <span className="block aspect-[210/297] w-full bg-paper shadow-paper" />
  );
}
