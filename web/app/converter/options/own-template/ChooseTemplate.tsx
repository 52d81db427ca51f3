import { useEffect, useRef, useState } from 'react';
import { WORD_EXTENSIONS } from '../../../accepted-files';
import { PAGES } from '../../../content/pages';
import { askForFiles } from '../../../ui/ask-for-files';
import { Button } from '../../../ui/Button';
import { TextLink } from '../../../ui/TextLink';
import { useToast } from '../../../ui/use-toast';
import { useConverter } from '../../instance/converter-context';
import type { OwnTemplate } from '../../workspace/own-template';
import { useTemplate } from '../../workspace/use-template';
import { BuiltInFiles } from './BuiltInFiles';
import { KeptTemplates } from './KeptTemplates';
import { chooseAgain, kept, type TakeResult, takeTemplate } from './take-template';

interface ChooseTemplateProps {
  /** Why the last file was refused. */
  readonly problem: string | undefined;
  readonly onClose: () => void;
}

/** The choice of the visitor's own template: a new one, an earlier one, or one to start from. */
export function ChooseTemplate({ problem: given, onClose }: ChooseTemplateProps) {
  const converter = useConverter();
  const input = useRef<HTMLInputElement>(null);
  const announce = useToast();
  const current = useTemplate();
  const [problem, setProblem] = useState(given);
  const [isReading, setIsReading] = useState(false);
  const [others, setOthers] = useState<readonly OwnTemplate[]>([]);

  useEffect(() => {
    let isLeft = false;
    const list = (all: readonly OwnTemplate[]): void => {
      if (!isLeft)
        setOthers(current && !all.some(({ name }) => name === current.name) ? [current, ...all] : all);
    };
    void kept().then(list);
    return () => {
      isLeft = true;
    };
  }, [current]);

  async function take(taking: Promise<TakeResult>): Promise<void> {
    setIsReading(true);
    setProblem(undefined);
    const taken = await taking;
    setIsReading(false);
    if (taken.ok) onClose();
    else setProblem(taken.problem);
  }

  return (
    <div data-templates="" className="pb-2">
      <p className="py-2 text-pretty">
        Choose a Word file, such as the template from your university or company. Your document takes its
        styles, fonts, page size, headers and footers; the words come from your text.
      </p>
      <div className="my-2 grid justify-items-center gap-2 rounded-sheet border border-dashed border-edge p-5 text-center">
        <Button
          data-first-focus=""
          aria-disabled={isReading}
          onClick={() => isReading || askForFiles(input.current, announce, 'Choose a Word file')}
        >
          {isReading ? 'Reading…' : 'Choose a Word file'}
        </Button>
        <span className="text-sm text-faded">
          .docx or .dotx<span className="pointer-coarse:hidden">, or drop it here</span>
        </span>
        <input
          ref={input}
          type="file"
          hidden
          accept={WORD_EXTENSIONS.join(',')}
          data-own-template=""
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(takeTemplate(converter, file, announce));
            target.value = '';
          }}
        />
      </div>
      <div role="alert">
        {problem && <p className="border-l-4 border-bad bg-bad-wash py-2 pr-2 pl-3 text-pretty">{problem}</p>}
      </div>
      <KeptTemplates
        templates={others}
        onChoose={(template) => void take(chooseAgain(converter, template, announce))}
        onRemoved={(name) => setOthers((all) => all.filter((each) => each.name !== name))}
      />
      <p className="pt-3 text-sm text-pretty text-faded">
        Where the file has <code>{'{{title}}'}</code>, <code>{'{{author}}'}</code> or{' '}
        <code>{'{{content}}'}</code>, yours go there.{' '}
        <TextLink to={PAGES.styleMapping.path}>How templates work</TextLink>
      </p>
      <BuiltInFiles />
    </div>
  );
}
