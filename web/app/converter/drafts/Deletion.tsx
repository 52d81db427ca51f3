import { useState } from 'react';
import { useSelect } from '../../state/use-select';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { TextButton } from '../../ui/TextButton';
import { useToast } from '../../ui/use-toast';
import { useManuscript } from '../document/use-manuscript';
import { useConverter } from '../instance/converter-context';
import { DEFAULT_OPTIONS } from '../workspace/document-options';
import { useDocumentOptions } from '../workspace/workspace';
import { otherDraftsStore } from './other-drafts';

interface DeletionProps {
  readonly onForgetText: () => void;
  readonly onForgetEverything: () => void;
}

/** What can be deleted from the device. It cannot be undone, so each asks first. */
export function Deletion({ onForgetText, onForgetEverything }: DeletionProps) {
  const converter = useConverter();
  const [asked, setAsked] = useState<keyof typeof QUESTIONS>();
  // While closing, the dialog still shows its question.
  const [last, setLast] = useState<keyof typeof QUESTIONS>('text');
  const [isOffered, setIsOffered] = useState(false);
  const announce = useToast();
  const isAny = useManuscript(
    ({ text, history, pictures, versions }) =>
      text !== '' || history.past.length + pictures.length + versions.length > 0,
  );
  // It stays when nothing is left, since it may have the focus.
  if (isAny && !isOffered) setIsOffered(true);
  const options = useDocumentOptions();
  const others = useSelect(otherDraftsStore(converter), (value) => value.length);
  const [isMoreOffered, setIsMoreOffered] = useState(false);
  if ((isOffered || others > 0 || options !== DEFAULT_OPTIONS) && !isMoreOffered) setIsMoreOffered(true);
  const { title, consequence, done } = QUESTIONS[last];

  function ask(what: keyof typeof QUESTIONS): void {
    setLast(what);
    setAsked(what);
  }
  function forget(): void {
    if (last === 'text') onForgetText();
    else onForgetEverything();
    setAsked(undefined);
    announce({ tone: 'plain', ...done });
  }

  return (
    <>
      {isOffered && (
        <>
          <TextButton tone="danger" onClick={() => ask('text')}>
            Delete this text
          </TextButton>{' '}
        </>
      )}
      {isMoreOffered && (
        // Apart from the other: neither is pressed instead of it.
        <span className="mt-2 block">
          <TextButton tone="danger" onClick={() => ask('everything')}>
            Delete everything kept on this device
          </TextButton>
        </span>
      )}
      <Modal title={title} isOpen={asked !== undefined} onClose={() => setAsked(undefined)}>
        <p className="py-2 text-pretty">{consequence} This cannot be undone.</p>
        <div className="flex flex-wrap justify-end gap-3 py-3">
          <Button tone="secondary" data-first-focus="" onClick={() => setAsked(undefined)}>
            Keep it
          </Button>
          <Button tone="danger" onClick={forget}>
            {last === 'text' ? 'Delete' : 'Delete everything'}
          </Button>
        </div>
      </Modal>
    </>
  );
}

const QUESTIONS = {
  text: {
    title: 'Delete this text?',
    consequence:
      'The text with its pictures, its history, its earlier versions and undecided changes will be deleted from this device. Your templates, sources and options stay.',
    done: { title: 'The text was deleted', description: 'Nothing of it is left on this device.' },
  },
  everything: {
    title: 'Delete everything?',
    consequence:
      'This text and all other saved texts with their pictures, histories and earlier versions, your templates, sources, options and settings will be deleted from this device. Only texts that are open in other tabs stay there.',
    done: {
      title: 'Everything was deleted',
      description: 'Nothing of yours is left on this device, except in other tabs that are open.',
    },
  },
} as const;
