import { TextButton } from '../ui/TextButton';
import type { TextReport } from '../worker/protocol';
import { CleanUp } from './clean-up/CleanUp';
import { StatisticsStrip } from './editor/StatisticsStrip';
import { hasText, useManuscript } from './text/use-manuscript';

interface EditorFooterProps {
  readonly report: TextReport | undefined;
  readonly findingCount: number;
  readonly onLoadSample: () => void;
  readonly onGoTo: (line: number) => void;
}

/** Under the text: what it has, or where there is none, an invitation. */
export function EditorFooter({ report, findingCount, onLoadSample, onGoTo }: EditorFooterProps) {
  const isWritten = useManuscript(hasText);
  if (isWritten)
    return (
      report && (
        <>
          <StatisticsStrip statistics={report.statistics} findingCount={findingCount} />
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
