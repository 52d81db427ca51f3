import { useState, useSyncExternalStore } from 'react';
import { Modal } from '../../ui/Modal';
import { ChooseTemplate } from './ChooseTemplate';
import { closeTemplateQuestion, templateQuestion } from './template-question';
import { WordFileQuestion } from './WordFileQuestion';

/** Questions to the visitor about Word files. */
export function TemplateDialog() {
  const question = useSyncExternalStore(templateQuestion.subscribe, templateQuestion.read, () => undefined);
  // While closing, it still shows its last content.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
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
