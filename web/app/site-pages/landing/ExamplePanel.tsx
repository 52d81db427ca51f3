import { useQuery } from '@tanstack/react-query';
import { EXAMPLE_PREVIEW_LENGTH } from '../../constants';
import type { Example } from '../../content/examples';
import { converterAt, SHEETS } from '../../content/shown-documents';
import { sampleQuery } from '../../data/sample-query';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import { TickedList } from './TickedList';
import { useSampleDownload } from './use-sample-download';

interface ExamplePanelProps {
  readonly example: Example;
  readonly onTry: () => void;
}

/** One sample: its beginning, what it demonstrates, and what visitors can do with it. */
export function ExamplePanel({ example, onTry }: ExamplePanelProps) {
  const { data: sample, error } = useQuery(sampleQuery(example.document.sample));
  const { isBusy, download } = useSampleDownload();
  return (
    <>
      <div className="mt-4 grid gap-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SampleBeginning markdown={sample?.markdown} problem={error?.message} />
        <div>
          <h3 className="font-serif text-lg font-semibold">{example.title}</h3>
          <p className="mt-1 text-sm text-faded">{example.description}</p>
          <TickedList items={example.features} className="mt-4" />
        </div>
      </div>
      <div className="mt-5 mb-2 flex flex-wrap gap-3">
        {/* Replaces the dialog's own entry in the browser's history. */}
        <ButtonLink to={converterAt(SHEETS[example.id])} replace onClick={onTry}>
          Try This Example
        </ButtonLink>
        <Button
          tone="secondary"
          disabled={!sample || isBusy}
          aria-busy={isBusy}
          onClick={() => sample && download(example, sample.markdown)}
        >
          {isBusy ? <Spinner /> : <Icon name="download" />} Download Sample Output
        </Button>
      </div>
    </>
  );
}

interface SampleBeginningProps {
  readonly markdown: string | undefined;
  readonly problem: string | undefined;
}

function SampleBeginning({ markdown, problem }: SampleBeginningProps) {
  if (problem) {
    return (
      <p
        role="alert"
        className="rounded-sheet border border-bad bg-bad-wash p-4 text-sm text-bad wrap-anywhere"
      >
        The sample could not be loaded ({problem}).
      </p>
    );
  }
  return (
    <section
      aria-label="How the sample begins"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
      tabIndex={0}
      className="h-72 overflow-auto rounded-sheet border border-rule bg-sheet p-4"
    >
      <pre className="font-mono text-xs leading-relaxed whitespace-pre-wrap wrap-anywhere">
        {markdown === undefined ? 'Loading…' : `${markdown.slice(0, EXAMPLE_PREVIEW_LENGTH)}…`}
      </pre>
    </section>
  );
}
