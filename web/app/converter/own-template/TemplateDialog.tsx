import { useState } from 'react';
import { Modal } from '../../ui/Modal';
import { ChooseTemplate } from './ChooseTemplate';
import { type TemplateQuestion, templateQuestion } from './template-store';
import { WordFileQuestion } from './WordFileQuestion';

interface TemplateDialogProps {
  readonly question: TemplateQuestion | undefined;
}

export default function TemplateDialog({ question }: TemplateDialogProps) {
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
