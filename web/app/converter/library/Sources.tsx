import './library.css';
import type { LibraryEntry } from '@footmark/engine/citations';
import { useState } from 'react';
import type { LibraryFile } from '../../worker/protocol';
import { screenDocument } from '../document/screen-document';
import { useConverter } from '../instance/converter-context';
import { StyleChoice } from '../workspace/StyleChoice';
import { chosenStyle } from '../workspace/style-choices';
import { useLibrary, useLibraryReport } from '../workspace/use-library';
import { useDocumentOptions } from '../workspace/workspace';
import { AddSources } from './AddSources';
import { citationsIn, type TextCitations } from './citation-text';
import { citingHints } from './citing-hints';
import { LibraryFiles } from './LibraryFiles';
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

interface CitingHintsProps {
  readonly seen: TextCitations;
  readonly files: readonly LibraryFile[];
  /** Undefined until they are read. */
  readonly entries: readonly LibraryEntry[] | undefined;
}

/** Sources that the text cites and the library lacks. */
function CitingHints({ seen, files, entries }: CitingHintsProps) {
  const hints = citingHints(seen, files, entries);
  return hints.map((hint) => (
    <p key={hint} className="my-2 border-l-4 border-warn bg-wash py-2 pr-2 pl-3 text-pretty wrap-anywhere">
      {hint}
    </p>
  ));
}
