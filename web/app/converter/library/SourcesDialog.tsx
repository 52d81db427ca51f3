import { useState, useSyncExternalStore } from 'react';
import { Modal } from '../../ui/Modal';
import { libraryQuestion } from './library-question';
import { Sources } from './Sources';

/** The visitor's sources: opened from the text's tools, from the options, and where something is amiss with them. */
export function SourcesDialog() {
  const question = useSyncExternalStore(libraryQuestion.subscribe, libraryQuestion.read, () => undefined);
  // While it closes, it shows what it showed.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  return (
    <Modal
      title="Sources"
      shape="wide"
      isOpen={question !== undefined}
      onClose={() => libraryQuestion.change(() => undefined)}
    >
      {last && <Sources problem={last.problem} />}
    </Modal>
  );
}
