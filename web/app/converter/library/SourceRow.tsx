import type { LibraryEntry } from '@footmark/engine/citations';
import { useId } from 'react';
import { edits } from '../document/edits';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';
import { useConverter } from '../instance/converter-context';
import { inOneLine } from '../workspace/entries';
import { citation } from './citation-text';
import { leaveForText } from './leave-for-text';
import { SourceReading } from './SourceReading';

interface SourceRowProps {
  readonly entry: LibraryEntry;
  readonly isCited: boolean;
  readonly style: string | Blob;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** A source. When expanded, it shows its formatted citation and bibliography entry. */
export function SourceRow({ entry, isCited, style, isOpen, onOpen }: SourceRowProps) {
  const converter = useConverter();
  const id = useId();
  const { key, names, year, title } = entry;
  return (
    <li>
      <div className="source-row">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
          className="source-head"
        >
          <span className="block wrap-anywhere">
            {[names, year].filter(Boolean).join(' ')}
            {names + year !== '' && title !== '' && ', '}
            <cite>{title}</cite>
          </span>
          <span className="block text-sm text-faded wrap-anywhere">
            @{key}
            {isCited && ', cited'}
          </span>
        </button>
        <button
          type="button"
          aria-label={`Cite ${inOneLine(entry) || key}`}
          onClick={() => cite(converter, key)}
          className="source-cite"
        >
          Cite
        </button>
      </div>
      <div id={id}>{isOpen && <SourceReading sourceKey={key} style={style} />}</div>
    </li>
  );
}

/** Inserts a citation at the cursor, and returns there. */
function cite(converter: Converter, key: string): void {
  const { text, selection } = screenDocument(converter).read();
  const rewrite = citation(text, selection, key);
  edits(converter).rewrite(rewrite.edit, rewrite.selection);
  leaveForText(converter);
}
