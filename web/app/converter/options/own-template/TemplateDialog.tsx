import { useSelect } from '../../../state/use-select';
import { Modal } from '../../../ui/Modal';
import { useLastShown } from '../../document/use-last-shown';
import { useConverter } from '../../instance/converter-context';
import { closeTemplateQuestion } from '../../view/template-question';
import { view } from '../../view/view';
import { ChooseTemplate } from './ChooseTemplate';
import { WordFileQuestion } from './WordFileQuestion';

/** Questions to the visitor about Word files. */
export function TemplateDialog() {
  const converter = useConverter();
  const question = useSelect(view(converter), ({ template }) => template);
  const last = useLastShown(question);
  const isAboutFile = last?.kind === 'word-file';
  return (
    <Modal
      title={isAboutFile ? 'A Word file' : 'Your template'}
      isOpen={question !== undefined}
      onClose={() => closeTemplateQuestion(converter)}
    >
      {isAboutFile && <WordFileQuestion question={last} onClose={() => closeTemplateQuestion(converter)} />}
      {last?.kind === 'choose' && (
        <ChooseTemplate
          key={last.problem}
          problem={last.problem}
          onClose={() => closeTemplateQuestion(converter)}
        />
      )}
    </Modal>
  );
}
