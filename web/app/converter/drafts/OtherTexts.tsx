import { useState } from 'react';
import { useSelect } from '../../state/use-select';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { TextButton } from '../../ui/TextButton';
import { useConverter } from '../instance/converter-context';
import { editorPlace } from '../view/editor-place';
import { draftKeeper } from './draft-keeper';
import { draftTitle } from './draft-title';
import type { KeptDraft } from './kept-draft';
import { otherDraftsStore } from './other-drafts';

/** Gives access to the texts that other tabs have left, if there are any. */
export default function OtherTexts() {
  const converter = useConverter();
  const drafts = useSelect(otherDraftsStore(converter));
  const [isOpen, setIsOpen] = useState(false);

  async function open(id: string): Promise<void> {
    setIsOpen(false);
    await draftKeeper(converter).openDraft(id);
    editorPlace(converter).focusEditor();
  }

  if (drafts.length === 0 && !isOpen) return null;
  return (
    <>
      <TextButton onClick={() => setIsOpen(true)}>
        {drafts.length === 1 ? '1 other saved text' : `${drafts.length} other saved texts`}
      </TextButton>
      <Modal title="Other saved texts" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p className="text-sm text-faded">
          From tabs you have closed. The text that is open now stays saved when you open another.
        </p>
        <ul className="mt-2">
          {drafts.map((draft) => (
            <OtherText key={draft.id} draft={draft} onOpen={() => void open(draft.id)} />
          ))}
        </ul>
        {drafts.length === 0 && <p className="py-3">None left.</p>}
      </Modal>
    </>
  );
}

interface OtherTextProps {
  readonly draft: KeptDraft;
  readonly onOpen: () => void;
}

function OtherText({ draft: { id, text, at }, onOpen }: OtherTextProps) {
  const converter = useConverter();
  const isCleared = text === '';
  const title = isCleared ? 'A cleared text' : draftTitle(text);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule py-3 first:border-t-0">
      <div className="min-w-40 flex-1">
        <p className="font-serif font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-faded">
          {new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })},{' '}
          {isCleared ? 'undo brings it back' : `${text.length.toLocaleString('en')} characters`}
        </p>
      </div>
      <div className="flex items-center gap-4 text-sm">
        <TextButton onClick={() => void draftKeeper(converter).forgetDraft(id)}>
          Delete<span className="sr-only">: {title}</span>
        </TextButton>
        <Button tone="secondary" onClick={onOpen}>
          Open<span className="sr-only">: {title}</span>
        </Button>
      </div>
    </li>
  );
}
