import { useState } from 'react';
import { screenDocument } from '../document/screen-document';
import { useConverter } from '../instance/converter-context';
import { AddSources } from './AddSources';
import { CitingHints } from './CitingHints';
import { citationsIn } from './citation-text';
import { LibraryFiles } from './LibraryFiles';
import './library.css';
import { StyleChoice } from '../workspace/StyleChoice';
import { chosenStyle } from '../workspace/style-choices';
import { useLibrary, useLibraryReport } from '../workspace/use-library';
import { useDocumentOptions } from '../workspace/workspace';
import { SourceList } from './SourceList';
import { mainKeys } from './source-faults';

interface SourcesProps {
  /** Why the last file was refused. */
  readonly problem: string | undefined;
}

/** A library: its files, the citation style, and its sources, which can be searched, previewed and cited. */
export function Sources({ problem }: SourcesProps) {
  const converter = useConverter();
  const files = useLibrary();
  const report = useLibraryReport();
  const { csl } = useDocumentOptions();
  const [seen] = useState(() => citationsIn(screenDocument(converter).read().text));
  const entries = report?.entries ?? [];
  const cited = mainKeys(seen.keys, report?.check.sources ?? []);
  return (
    <div className="sources">
      <section aria-label="Files" className="sources-files">
        <CitingHints seen={{ ...seen, keys: cited }} files={files} entries={report ? entries : undefined} />
        <AddSources problem={problem} />
        {files.length === 0 && (
          <p className="py-1 text-pretty">
            Then write <code>[@</code> in your text, and choose what to cite. The bibliography is added
            automatically.
          </p>
        )}
        <LibraryFiles files={files} report={report} />
        <div className="sources-style">
          <StyleChoice report={report} />
        </div>
      </section>
      {files.some(({ kind }) => kind === 'sources') && (
        <SourceList
          entries={entries}
          files={files}
          check={report?.check}
          cited={cited}
          commas={seen.commas}
          isRead={report !== undefined}
          style={chosenStyle(csl, files)}
        />
      )}
    </div>
  );
}
