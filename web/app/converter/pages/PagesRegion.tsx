import { useEffect, useMemo } from 'react';
import { useSelect } from '../../state/use-select';
import { tryAgain } from '../../ui/connection';
import type { FoundPictures } from '../../worker/protocol';
import type { Findings } from '../findings/findings';
import { part } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { addPaperFonts } from '../paper/paper-fonts';
import type { TextRange } from '../text/edit';
import type { PictureChoice } from './finding-actions';
import { marginFindings } from './margin-findings';
import { PageRollView } from './PageRollView';
import { PagesNotice } from './PagesNotice';
import { type PagesStatus, pagesStore } from './pages-store';
import { printing } from './print-store';
import { thePages, useSetPages } from './the-pages';

interface PagesRegionProps {
  readonly findings: Findings;
  /** The pictures that the text names, once it has been inspected. */
  readonly pictures?: FoundPictures | undefined;
  /** Moves the cursor to a position in the text, which then has the focus. */
  readonly onGoTo: (range: TextRange) => void;
  /** Called with a file that was chosen for a picture of the text. */
  readonly onPicture: PictureChoice;
}

addPaperFonts();

/** The pages of the text, on a desk. */
export function PagesRegion({ findings, pictures, onGoTo, onPicture }: PagesRegionProps) {
  const converter = useConverter();
  useSetPages();
  useEffect(printing(converter).followPrinting, []);
  const { status, roll, cursor, places, layouts } = useSelect(pagesStore(converter));
  const listed = pictures?.listed;
  const inMargin = useMemo(() => marginFindings(findings.notices, listed ?? []), [findings.notices, listed]);
  useEffect(
    () => thePages(converter).setter.findLines(inMargin.map(({ line }) => line)),
    [inMargin, converter],
  );

  return (
    <section aria-label="Pages" className="pages-region">
      {/* The headings of the text are below it. */}
      <h2 className="sr-only">Pages</h2>
      <a href="#after-pages" className="pages-skip">
        After the pages
      </a>
      <PageRollView
        roll={roll}
        layouts={layouts}
        cursor={cursor}
        findings={inMargin}
        places={places}
        onGoTo={onGoTo}
        onPicture={onPicture}
      >
        {roll.pages.length === 0 && <NoPagesYet status={status} />}
      </PageRollView>
      {roll.pages.length > 0 && <PagesBehind status={status} />}
      <span id={converter.id('after-pages')} tabIndex={-1} />
    </section>
  );
}

function NoPagesYet({ status }: { status: PagesStatus }) {
  const converter = useConverter();
  switch (status.kind) {
    case 'empty':
    case 'set':
      return null;
    case 'setting':
    case 'waiting':
      return <PagesNotice tone="busy">Laying out the pages…</PagesNotice>;
    case 'on-request':
      return (
        <PagesNotice tone="plain" action={again(converter).SET}>
          This text is very long. Its pages are laid out only when you ask, which takes a while.
        </PagesNotice>
      );
    case 'failed':
      return (
        <PagesNotice tone="problem" action={again(converter).AGAIN}>
          The pages could not be laid out. {status.problem} You can go on writing.
        </PagesNotice>
      );
  }
}

const again = part((converter) => {
  const ask = (): void => thePages(converter).setter.ask();
  return {
    SET: { label: 'Lay out the pages', run: ask },
    AGAIN: {
      label: 'Try again',
      run: () => {
        ask();
        tryAgain();
      },
    },
  };
});

/** Why the pages in view are out of date, if that lasts. */
function PagesBehind({ status }: { status: PagesStatus }) {
  const converter = useConverter();
  switch (status.kind) {
    case 'empty':
    case 'set':
    case 'setting':
      return null;
    case 'waiting':
      return (
        <p role="status" className="pages-behind">
          The pages are updated when you pause.
        </p>
      );
    case 'on-request':
      return (
        <p role="status" className="pages-behind">
          These pages show an earlier version of your text.
          <button type="button" onClick={again(converter).SET.run}>
            {again(converter).SET.label}
          </button>
        </p>
      );
    case 'failed':
      return (
        <p role="alert" className="pages-behind text-bad">
          The pages could not be laid out again. {status.problem}
          <button type="button" onClick={again(converter).AGAIN.run}>
            {again(converter).AGAIN.label}
          </button>
        </p>
      );
  }
}
