import { useSyncExternalStore } from 'react';
import { Modal } from '../../ui/Modal';
import { useLastShown } from '../document/use-last-shown';
import { ChooseTemplate } from './ChooseTemplate';
import { closeTemplateQuestion, templateQuestion } from './template-question';
import { WordFileQuestion } from './WordFileQuestion';

/** Questions to the visitor about Word files. */
export function TemplateDialog() {
  const question = useSyncExternalStore(templateQuestion.subscribe, templateQuestion.read, () => undefined);
  const last = useLastShown(question);
  const isAboutFile = last?.kind === 'word-file';
  return (
    <Modal
      title={isAboutFile ? 'A Word file' : 'Your template'}
      isOpen={question !== undefined}
      onClose={closeTemplateQuestion}
    >
      {isAboutFile && <WordFileQuestion question={last} onClose={closeTemplateQuestion} />}
      {last?.kind === 'choose' && (
        <ChooseTemplate key={last.problem} problem={last.problem} onClose={closeTemplateQuestion} />
      )}
    </Modal>
  );
}
