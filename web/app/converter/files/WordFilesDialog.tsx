import { useSelect } from '../../state/use-select';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Modal } from '../../ui/Modal';
import { useLastShown } from '../document/use-last-shown';
import { useConverter } from '../instance/converter-context';
import type { Question } from '../view/questions';
import { view } from '../view/view';

/** Asks what Word files are meant to be that were opened together with texts. */
export function WordFilesDialog() {
  const converter = useConverter();
  const question = useSelect(view(converter), ({ wordFiles }) => wordFiles);
  const last = useLastShown(question);
  return (
    <Modal
      title={last?.names.length === 1 ? 'A Word file' : 'Word files'}
      isOpen={question !== undefined}
      onClose={() => question?.answer(undefined)}
    >
      {last && <Choices question={last} />}
    </Modal>
  );
}

function Choices({ question: { names, template, answer } }: { readonly question: Question<'wordFiles'> }) {
  const [first, ...others] = names;
  const isOne = others.length === 0;
  return (
    <>
      <p className="pt-2 pb-3 text-pretty">
        What {isOne ? 'is' : 'are'} <strong className="wrap-anywhere">{first}</strong>
        {others.length === 1 && (
          <>
            {' '}
            and <strong className="wrap-anywhere">{others[0]}</strong>
          </>
        )}
        {others.length > 1 && ` and ${others.length.toLocaleString('en')} other Word files`} meant to be?
      </p>
      <ul className="grid gap-3 pb-4">
        <Choice
          label={isOne ? 'Part of the text' : 'Parts of the text'}
          isFirst
          onChoose={() => answer('text')}
        >
          {isOne ? 'Its words become' : 'Their words become'} Markdown and are joined with the other files, in
          the order that you choose.
        </Choice>
        <Choice
          label={isOne ? 'My template' : `My template: ${template}`}
          onChoose={() => answer('template')}
        >
          Your document takes its look: styles, pages, headers and footers. Its words are left out
          {isOne ? '.' : ', and so are the others.'}
        </Choice>
        {isOne && (
          <Choice label="The text, changed by somebody" onChoose={() => answer('returned')}>
            What differs from the text that you open is shown, and you decide about each change.
          </Choice>
        )}
      </ul>
      <div className="flex justify-end pb-3">
        <Button tone="secondary" onClick={() => answer(undefined)}>
          Leave {isOne ? 'it' : 'them'} out
        </Button>
      </div>
    </>
  );
}
