import { useSyncExternalStore } from 'react';
import { Modal } from '../../ui/Modal';
import { useLastShown } from '../document/use-last-shown';
import { closeSources, libraryQuestion } from './library-question';
import { Sources } from './Sources';

/** The visitor's sources: opened from the text's tools, from the options, and from findings about them. */
export function SourcesDialog() {
  const question = useSyncExternalStore(libraryQuestion.subscribe, libraryQuestion.read, () => undefined);
  const last = useLastShown(question);
  return (
    <Modal title="Sources" shape="wide" isOpen={question !== undefined} onClose={closeSources}>
      {last && <Sources problem={last.problem} />}
    </Modal>
  );
}
