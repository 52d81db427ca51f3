import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { TextButton } from '../../ui/TextButton';

interface ForgetTextProps {
  readonly onForget: () => void;
}

/** What is forgotten cannot come back, so it asks first. */
export function ForgetText({ onForget }: ForgetTextProps) {
  const [isAsking, setIsAsking] = useState(false);

  function forget(): void {
    onForget();
    setIsAsking(false);
  }

  return (
    <>
      <TextButton onClick={() => setIsAsking(true)}>Forget this text</TextButton>
      <Modal title="Forget this text?" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p className="py-2">
          The text, its pictures, its history and your choices are removed from this device. This cannot be
          undone.
        </p>
        <div className="flex flex-wrap justify-end gap-3 py-3">
          <Button tone="secondary" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
          <Button onClick={forget}>Forget</Button>
        </div>
      </Modal>
    </>
  );
}
