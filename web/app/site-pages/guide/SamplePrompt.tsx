import { SAMPLE_PROMPT } from '../../content/chatgpt-guide';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Icon } from '../../ui/Icon';
import { useCopy } from '../../ui/use-copy';

export function SamplePrompt() {
  const { isCopied, copy } = useCopy(SAMPLE_PROMPT);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button className="needs-script" onClick={copy}>
          <Icon name={isCopied ? 'done' : 'copy'} />
          <span aria-live="polite">{isCopied ? 'Copied!' : 'Try Sample Prompt'}</span>
        </Button>
        <ButtonLink to="/" tone="secondary">
          Open the converter
        </ButtonLink>
      </div>
      <details className="mt-4 max-w-3xl text-sm">
        <summary className="py-2 text-faded hover:text-accent">What the prompt says</summary>
        <pre className="mt-1 rounded-sheet border border-rule bg-sheet p-4 font-mono whitespace-pre-wrap wrap-anywhere">
          {SAMPLE_PROMPT}
        </pre>
      </details>
    </>
  );
}
