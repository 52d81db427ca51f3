import { TextButton } from '../../ui/TextButton';
import type { TextReport } from '../../worker/protocol';
import { CleanUp } from '../inspection/CleanUp';
import { StatisticsStrip } from './StatisticsStrip';
import { hasText, useManuscript } from './use-manuscript';

interface EditorFooterProps {
  readonly report: TextReport | undefined;
  readonly onLoadSample: () => void;
  readonly onGoTo: (line: number) => void;
}

/** Under the text: what it has, or where there is none, an invitation. */
export function EditorFooter({ report, onLoadSample, onGoTo }: EditorFooterProps) {
  const isWritten = useManuscript(hasText);
  if (isWritten)
    return (
      report && (
        <>
          <StatisticsStrip report={report} />
          <CleanUp effects={report.repairs} onGoTo={onGoTo} />
        </>
      )
    );
  return (
    <p className="px-4 py-3 text-sm text-faded sm:px-6">
      Paste your text, drop a file, or <TextButton onClick={onLoadSample}>load the sample</TextButton>.
    </p>
  );
}
