import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/use-toast';
import { useConverter } from '../../instance/converter-context';
import type { TemplateQuestion } from '../../view/dialogs';
import { askForTemplate } from '../../view/template-question';
import { takeTemplate } from './take-template';

interface WordFileQuestionProps {
  readonly question: Extract<TemplateQuestion, { readonly kind: 'word-file' }>;
  readonly onClose: () => void;
}

/** Asks for the purpose of a Word file that was opened without a text. */
export function WordFileQuestion({ question, onClose }: WordFileQuestionProps) {
  const converter = useConverter();
  const { file, readAsText } = question;
  const announce = useToast();
  const [isReading, setIsReading] = useState(false);

  async function use(): Promise<void> {
    setIsReading(true);
    const taking = await takeTemplate(converter, file, announce);
    setIsReading(false);
    if (taking.ok) onClose();
    else askForTemplate(converter, taking.problem);
  }

  return (
    <>
      <p className="pt-2 pb-3 text-pretty">
        What is <strong className="break-words">{file.name}</strong> meant to be?
      </p>
      <ul className="grid gap-3 pb-4">
        <li className="rounded-small border border-rule p-4">
          <Button data-first-focus="" aria-disabled={isReading} onClick={() => void use()} className="w-full">
            {isReading ? 'Reading…' : 'My template'}
          </Button>
          <p className="pt-2 text-sm text-faded">
            Your document takes its look: styles, pages, headers and footers. Its words are left out.
          </p>
        </li>
        <li className="rounded-small border border-rule p-4">
          <Button
            tone="secondary"
            className="w-full"
            onClick={() => {
              onClose();
              readAsText();
            }}
          >
            My text
          </Button>
          <p className="pt-2 text-sm text-faded">Its text becomes Markdown and replaces the text here.</p>
        </li>
      </ul>
      <div className="flex justify-end pb-3">
        <Button tone="secondary" onClick={onClose}>
          Neither
        </Button>
      </div>
    </>
  );
}
