import { useSelect } from '../../state/use-select';
import { Modal } from '../../ui/Modal';
import { useLastShown } from '../document/use-last-shown';
import { useConverter } from '../instance/converter-context';
import { closeSources } from '../view/questions';
import { view } from '../view/view';
import { Sources } from './Sources';

/** The visitor's sources: opened from the text's tools, from the options, and from findings about them. */
export function SourcesDialog() {
  const converter = useConverter();
  const question = useSelect(view(converter), ({ sources }) => sources);
  const last = useLastShown(question);
  return (
    <Modal
      title="Sources"
      shape="wide"
      isOpen={question !== undefined}
      onClose={() => closeSources(converter)}
    >
      {last && <Sources problem={last.problem} />}
    </Modal>
  );
}
