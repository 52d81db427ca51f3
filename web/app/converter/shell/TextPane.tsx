import { Suspense } from 'react';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { NotLoaded } from '../../ui/NotLoaded';
import { EarlierText } from '../drafts/KeptTexts';
import { Editor } from '../editor/Editor';
import { Introduction } from './Introduction';
import { PasteTarget } from './PasteTarget';
import { ScriptsNeeded } from './ScriptsNeeded';
import { TextDetails } from './TextDetails';
import { TextTools } from './TextTools';
import type { ScreenState } from './use-screen';
import { Welcome } from './Welcome';

const ChartOffer = loadedLater(() => import('../charts/ChartOffer'));
const StorageNotice = loadedLater(() => import('../drafts/StorageNotice'));
const FindBar = loadedLater(
  () => import('../editor/FindBar'),
  ({ onClose }) => <NotLoaded name="Find" onClose={onClose} />,
);

/** The half of the screen with the text; until there is one, with the invitation to bring it. */
export function TextPane({ state }: { readonly state: ScreenState }) {
  const { isBegun, isWritten, find, opening, dialog, screen, clipboard, hasStorageTrouble } = state;
  useLoadedLater(FindBar, find.isOpen);
  useLoadedLater(ChartOffer, isWritten);
  useLoadedLater(StorageNotice, hasStorageTrouble);
  return (
    <Editor
      problem={opening.problem}
      notice={
        <>
          <Suspense>{hasStorageTrouble && <StorageNotice />}</Suspense>
          <EarlierText />
        </>
      }
      head={
        !isBegun && (
          <>
            <Introduction />
            <ScriptsNeeded />
          </>
        )
      }
      toolbar={<TextTools screen={screen} isFinding={find.isOpen} onCopy={clipboard.copy} />}
      findBar={
        <Suspense>
          {find.isOpen && (
            <FindBar replaces={find.replaces} onReplaces={find.setReplaces} onClose={find.close} />
          )}
        </Suspense>
      }
      cover={!isBegun && <PasteTarget onPaste={opening.paste} onPasted={state.showFirst} />}
      foot={
        <>
          <Suspense>{isWritten && <ChartOffer />}</Suspense>
          {!isBegun && (
            <Welcome onOpen={dialog.ask} onLoadSample={() => void state.loadSample().then(state.showFirst)} />
          )}
          <TextDetails state={state} />
        </>
      }
    />
  );
}
