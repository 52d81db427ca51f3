import { useState, useSyncExternalStore } from 'react';
import { Modal } from '../../ui/Modal';
import { ChooseTemplate } from './ChooseTemplate';
import { templateQuestion } from './template-question';
import { WordFileQuestion } from './WordFileQuestion';

/** What the visitor is asked about Word files, once there is one. */
export function TemplateDialog() {
  const question = useSyncExternalStore(templateQuestion.subscribe, templateQuestion.read, () => undefined);
  // While it closes, it shows what it showed.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  const close = () => templateQuestion.change(() => undefined);
  const isAboutFile = last?.kind === 'word-file';
  return (
    <Modal
      title={isAboutFile ? 'A Word file' : 'Your template'}
      isOpen={question !== undefined}
      onClose={close}
    >
      {isAboutFile && <WordFileQuestion question={last} onClose={close} />}
      {last?.kind === 'choose' && (
        <ChooseTemplate key={last.problem} problem={last.problem} onClose={close} />
      )}
    </Modal>
  );
}
