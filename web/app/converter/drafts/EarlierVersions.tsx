import { useState } from 'react';
import { countWords } from '../../../../engine/src/text/words';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { TextButton } from '../../ui/TextButton';
import { edits } from '../document/edits';
import { useManuscript } from '../document/use-manuscript';
import type { Version } from '../document/version';
import { useConverter } from '../instance/converter-context';
import { editorPlace } from '../view/editor-place';
import { draftTitle } from './draft-title';

/** Gives access to the earlier versions of this text, if there are any. */
export default function EarlierVersions() {
  const converter = useConverter();
  const versions = useManuscript((manuscript) => manuscript.versions);
  const [isOpen, setIsOpen] = useState(false);

  function goBack(version: Version): void {
    setIsOpen(false);
    edits(converter).goBackTo(version);
    editorPlace(converter).focusTextOrTab();
  }

  if (versions.length === 0 && !isOpen) return null;
  return (
    <>
      <TextButton onClick={() => setIsOpen(true)}>
        {versions.length === 1 ? '1 earlier version' : `${versions.length} earlier versions`}
      </TextButton>
      <Modal title="Earlier versions" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p className="text-sm text-faded">
          What was here before the text was cleared, before another took its place or changes were merged into
          it, and after each hour of writing. Undo brings back what you have now.
        </p>
        <ul className="mt-2">
          {versions.map((version) => (
            <EarlierVersion key={version.at} version={version} onGoBack={() => goBack(version)} />
          ))}
        </ul>
      </Modal>
    </>
  );
}

interface EarlierVersionProps {
  readonly version: Version;
  readonly onGoBack: () => void;
}

function EarlierVersion({ version: { text, at }, onGoBack }: EarlierVersionProps) {
  const title = draftTitle(text);
  const words = countWords(text);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule py-3 first:border-t-0">
      <div className="min-w-40 flex-1">
        <p className="font-serif font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-faded">
          {new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })},{' '}
          {words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}
        </p>
      </div>
      <Button tone="secondary" onClick={onGoBack}>
        Restore<span className="sr-only">: {title}</span>
      </Button>
    </li>
  );
}
