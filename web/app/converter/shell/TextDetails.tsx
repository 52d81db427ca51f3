import { Suspense } from 'react';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { Deletion } from '../drafts/Deletion';
import { EarlierVersions, OtherTexts } from '../drafts/KeptTexts';
import { WordReport } from '../from-word/WordReport';
import { Pictures } from '../pictures/Pictures';
import { DetailsDrawer } from './DetailsDrawer';
import { NotesAtFoot } from './PrivacyNote';
import type { ScreenState } from './use-screen';

const CleanUp = loadedLater(() => import('../inspection/CleanUp'));
const FindingList = loadedLater(() => import('../inspection/FindingList'));

/** Below the text: what was found in it, and what becomes of it. */
export function TextDetails({ state }: { readonly state: ScreenState }) {
  const { isBegun, isWritten, report, findings, over, opening, actions, find, setTab, goToLine } = state;
  useLoadedLater(CleanUp, isWritten);
  useLoadedLater(FindingList, isWritten);
  return (
    <>
      <DetailsDrawer onOpen={() => setTab('text')}>
        <Suspense>{isWritten && report && <CleanUp effects={report.repairs} onGoTo={goToLine} />}</Suspense>
        <Pictures
          pictures={report?.pictures}
          over={over}
          onOpen={opening.open}
          onOpenFor={opening.openFor}
          onRemove={actions.removePicture}
          onGoTo={goToLine}
        />
        <Suspense>
          {isWritten && (
            <FindingList
              reading={report?.reading}
              findings={findings}
              effects={report?.repairs ?? []}
              onGoTo={goToLine}
            >
              <WordReport />
            </FindingList>
          )}
        </Suspense>
      </DetailsDrawer>
      <NotesAtFoot isBegun={isBegun}>
        <EarlierVersions /> <OtherTexts />{' '}
        <Deletion
          onForgetText={() => {
            find.end();
            actions.forgetText();
          }}
          onForgetEverything={() => {
            find.end();
            actions.forgetEverything();
          }}
        />
      </NotesAtFoot>
    </>
  );
}
