import type { SourceCheck } from '@footmark/engine/citations';
import { useMemo } from 'react';
import { LongList } from '../../ui/LongList';
import type { LibraryFile } from '../../worker/protocol';
import { edits } from '../document/edits';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import type { CommaPlace } from './citation-text';
import { leaveForText } from './leave-for-text';
import { faultGroups } from './source-faults';

interface SourceFaultsProps {
  readonly check: SourceCheck;
  readonly files: readonly LibraryFile[];
  /** The keys that the text cites. */
  readonly cited: readonly string[];
  /** Keys that commas separate, in the text. */
  readonly commas: readonly CommaPlace[];
  /** Shows a source in the list. */
  readonly onShow: (key: string) => void;
}

/** What is worth a look in the sources, folded by kind; each leads to its source, or to its line in the text. */
export function SourceFaults({ check, files, cited, commas, onShow }: SourceFaultsProps) {
  const converter = useConverter();
  const groups = useMemo(() => faultGroups(check, cited, commas), [check, cited, commas]);
  if (groups.length === 0) return null;
  return (
    <section aria-label="Worth a look" className="source-faults">
      {groups.map(({ title, places }) => (
        <details key={title}>
          <summary>
            {title} <span className="text-faded">({places.length.toLocaleString('en')})</span>
          </summary>
          <LongList items={places} count={places.length} className="source-fault-list">
            {({ key, file, line, message }, index) => (
              // Nothing is unique about them: an entry can occur twice, with the same fault.
              <li key={`${index} ${key}`}>
                {key === '' && file !== undefined ? (
                  <span className="source-fault">{message}</span>
                ) : (
                  <button
                    type="button"
                    className="source-fault"
                    onClick={() => (file === undefined ? goToLine(converter, line) : onShow(key))}
                  >
                    {message}
                  </button>
                )}
                <span className="block text-sm text-faded wrap-anywhere">
                  {file === undefined ? 'Your text' : files[file]?.name}, line {line.toLocaleString('en')}
                </span>
              </li>
            )}
          </LongList>
        </details>
      ))}
    </section>
  );
}

/** Leaves the sources for a line of the text. */
function goToLine(converter: Converter, line: number): void {
  const { text } = screenDocument(converter).read();
  const start = text.split('\n', line - 1).reduce((length, each) => length + each.length + 1, 0);
  edits(converter).goTo({ from: start, to: start });
  leaveForText(converter);
}
