import { useSelect } from '../../state/use-select';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Modal } from '../../ui/Modal';
import { useLastShown } from '../document/use-last-shown';
import { useConverter } from '../instance/converter-context';
import { view } from '../view/view';

/** Asks how the letters of a file are to be read that an old program has saved. */
export function EncodingDialog() {
  const converter = useConverter();
  const question = useSelect(view(converter), ({ encoding }) => encoding);
  const last = useLastShown(question);
  return (
    <Modal
      title="Which words are right?"
      isOpen={question !== undefined}
      onClose={() => question?.answer(undefined)}
    >
      {last && (
        <>
          <p className="pt-2 pb-3 text-pretty">
            <strong className="wrap-anywhere">{last.fileName}</strong> is not UTF-8, and does not say what it
            is. Choose the words that read as they should.
          </p>
          <ul className="grid gap-3 pb-4">
            {last.readings.map((reading, index) => (
              <Choice
                key={reading.name}
                label={reading.sample}
                isFirst={index === 0}
                onChoose={() => last.answer(reading)}
              >
                {reading.name}
              </Choice>
            ))}
          </ul>
          <div className="flex justify-end pb-3">
            <Button tone="secondary" onClick={() => last.answer(undefined)}>
              None of them
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
