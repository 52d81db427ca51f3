import type { SourceCheck } from '@footmark/engine/citations';
import { useMemo } from 'react';
import { LongList } from '../../ui/LongList';
import type { LibraryFile } from '../../worker/protocol';
import { faultGroups } from './source-faults';

interface SourceFaultsProps {
  readonly check: SourceCheck;
  readonly files: readonly LibraryFile[];
  /** The keys that the text cites. */
  readonly cited: readonly string[];
  /** Shows a source in the list. */
  readonly onShow: (key: string) => void;
}

/** What is worth a look in the sources, folded by kind; each leads to its source. */
export function SourceFaults({ check, files, cited, onShow }: SourceFaultsProps) {
  const groups = useMemo(() => faultGroups(check, cited), [check, cited]);
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
                {key === '' ? (
                  <span className="source-fault">{message}</span>
                ) : (
                  <button type="button" className="source-fault" onClick={() => onShow(key)}>
                    {message}
                  </button>
                )}
                <span className="block text-sm text-faded wrap-anywhere">
                  {files[file]?.name}, line {line.toLocaleString('en')}
                </span>
              </li>
            )}
          </LongList>
        </details>
      ))}
    </section>
  );
}
