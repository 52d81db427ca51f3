import { useSelect } from '../../state/use-select';
import { Modal } from '../../ui/Modal';
import { useLastShown } from '../document/use-last-shown';
import { closeSources } from '../view/questions';
import { view } from '../view/view';
import { Sources } from './Sources';

/** The visitor's sources: opened from the text's tools, from the options, and from findings about them. */
export function SourcesDialog() {
  const question = useSelect(view, ({ sources }) => sources);
  const last = useLastShown(question);
  return (
    <Modal title="Sources" shape="wide" isOpen={question !== undefined} onClose={closeSources}>
      {last && <Sources problem={last.problem} />}
    </Modal>
  );
}
