import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { TextButton } from '../../ui/TextButton';
import { useManuscript } from '../manuscript/use-manuscript';
import { DEFAULT_OPTIONS } from '../options/document-options';
import { useDocumentOptions } from '../options/use-document-options';
import { pictureStore } from '../pictures/picture-store';

interface ForgetTextProps {
  readonly onForget: () => void;
}

/** Deleting cannot be undone, so it asks first. Offered once there is something to delete. */
export function ForgetText({ onForget }: ForgetTextProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isOffered, setIsOffered] = useState(false);
  const isKept = useSomethingKept();
  // It stays when nothing is left, since it may have the focus.
  if (isKept && !isOffered) setIsOffered(true);

  function forget(): void {
    onForget();
    setIsAsking(false);
  }

  if (!isOffered) return null;
  return (
    <>
      <TextButton onClick={() => setIsAsking(true)}>Delete this text</TextButton>
      <Modal title="Delete this text?" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p className="py-2">
          The text with its pictures and history, undecided changes, your options, sources and templates will
          be deleted from this device. This cannot be undone.
        </p>
        <div className="flex flex-wrap justify-end gap-3 py-3">
          <Button tone="secondary" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
          <Button onClick={forget}>Delete</Button>
        </div>
      </Modal>
    </>
  );
}

function useSomethingKept(): boolean {
  const hasText = useManuscript(({ text, history }) => text !== '' || history.past.length > 0);
  const pictures = useSyncExternalStore(
    pictureStore.subscribe,
    () => pictureStore.read().length,
    () => 0,
  );
  const options = useDocumentOptions();
  return hasText || pictures > 0 || options !== DEFAULT_OPTIONS;
}
