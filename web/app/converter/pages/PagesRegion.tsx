import type { FoundPictures } from '../../worker/protocol';
import { hasText, useManuscript } from '../editor/use-manuscript';
import type { Findings } from '../inspection/findings';
import type { TextRange } from '../text/edit';
import { PagesNotice } from './PagesNotice';
import { PAGES_ID } from './pages-place';

export interface PagesRegionProps {
  readonly findings: Findings;
  /** The pictures that the text names, once it has been looked at. */
  readonly pictures?: FoundPictures | undefined;
  /** Puts the cursor to a place of the text, which then has the focus. */
  readonly onGoTo: (range: TextRange) => void;
}

export function PagesRegion(_props: PagesRegionProps) {
  const isWritten = useManuscript(hasText);
  return (
    <section aria-label="Pages" className="h-full w-full bg-desk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div id={PAGES_ID} tabIndex={0} className="size-full overflow-auto">
        {isWritten && <PagesNotice tone="busy">Setting the pages…</PagesNotice>}
      </div>
    </section>
  );
}
