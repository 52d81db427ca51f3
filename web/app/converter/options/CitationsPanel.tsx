import { Panel } from '../../ui/Panel';
import { TextButton } from '../../ui/TextButton';
import { useConverter } from '../instance/converter-context';
import { askForSources } from '../view/questions';
import { StyleChoice } from '../workspace/StyleChoice';
import { useLibraryReport } from '../workspace/use-library';

/** The options about citations, beside the pages that show their effect at once. */
export function CitationsPanel() {
  const converter = useConverter();
  const report = useLibraryReport();
  return (
    <Panel title="Citations" isOpen>
      <StyleChoice report={report} />
      <p className="text-sm text-pretty text-faded">
        Write <code>[@key]</code> for a source of your library.{' '}
        <TextButton onClick={() => askForSources(converter)}>Sources…</TextButton>
      </p>
    </Panel>
  );
}
