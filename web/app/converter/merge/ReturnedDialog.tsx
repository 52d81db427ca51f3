import { useSelect } from '../../state/use-select';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Modal } from '../../ui/Modal';
import { useLastShown } from '../document/use-last-shown';
import { useConverter } from '../instance/converter-context';
import type { Question } from '../view/questions';
import { view } from '../view/view';

/** Asks what to do with a Word file that carries a text, resembles the one in the editor, or has tracked changes. */
export function ReturnedDialog() {
  const converter = useConverter();
  const question = useSelect(view(converter), ({ returned }) => returned);
  const last = useLastShown(question);
  return (
    <Modal
      title={last?.mergesWith ? 'A returned file' : 'A file with changes'}
      isOpen={question !== undefined}
      onClose={() => question?.answer(undefined)}
    >
      {last && <Choices question={last} />}
    </Modal>
  );
}

const MERGED = {
  draft: 'You see each change, and decide. Your text stays as it is until then.',
  carried: 'It contains the Markdown it was made from. Footmark opens that, and you decide on each change.',
} as const;

function Choices({
  question: { fileName, mergesWith, isMarked, answer },
}: {
  readonly question: Question<'returned'>;
}) {
  return (
    <>
      <p className="pt-2 pb-3 text-pretty">
        <strong className="wrap-anywhere">{fileName}</strong>{' '}
        {mergesWith === undefined
          ? 'has tracked changes or comments.'
          : mergesWith === 'draft'
            ? 'looks like your text, with changes.'
            : 'was made by Footmark.'}
      </p>
      <ul className="grid gap-3 pb-4">
        {mergesWith && (
          <Choice label="Merge its changes" isFirst onChoose={() => answer('merge')}>
            {MERGED[mergesWith]}
          </Choice>
        )}
        {isMarked && (
          <Choice label="Open with marks" isFirst={!mergesWith} onChoose={() => answer('track')}>
            A new text, in which {'{++insertions++}'}, {'{--deletions--}'} and comments are marked.
          </Choice>
        )}
        <Choice
          label={isMarked ? 'Open as if accepted' : 'Open as a new text'}
          onChoose={() => answer('accept')}
        >
          {isMarked
            ? 'A new text with all changes made. Comments are listed below it.'
            : 'It replaces the text here.'}
        </Choice>
      </ul>
      <div className="flex justify-end pb-3">
        <Button tone="secondary" onClick={() => answer(undefined)}>
          Cancel
        </Button>
      </div>
    </>
  );
}
