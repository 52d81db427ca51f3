import { TextButton } from '../../ui/TextButton';
import type { LibraryFile, LibraryReport } from '../../worker/protocol';
import { useConverter } from '../instance/converter-context';
import { inWords, removeLibraryFile } from './take-library';

interface LibraryFilesProps {
  readonly files: readonly LibraryFile[];
  readonly report: LibraryReport | undefined;
}

/** The files of the library, each with its content. */
export function LibraryFiles({ files, report }: LibraryFilesProps) {
  const converter = useConverter();
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files in your library" className="divide-y divide-rule">
      {files.map(({ name }, index) => {
        const read = report?.files[index];
        return (
          <li key={name} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              {name} {read && <span className="text-sm text-faded">{inWords(read)}</span>}
            </span>
            <TextButton label={`Remove ${name}`} onClick={() => void removeLibraryFile(converter, name)}>
              Remove
            </TextButton>
          </li>
        );
      })}
    </ul>
  );
}
