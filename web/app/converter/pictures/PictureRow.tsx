import { Icon } from '../../ui/Icon';
import { TextButton } from '../../ui/TextButton';
import type { PictureState } from '../../worker/protocol';
import type { GivenFile } from '../document/given-files';
import { FileButton } from './FileButton';

interface PictureRowProps {
  readonly picture: PictureState;
  /** Whether a file is being dragged over it. */
  readonly isOver: boolean;
  readonly onOpen: (files: readonly GivenFile[]) => void;
  readonly onRemove: (path: string) => void;
  readonly onGoTo: (line: number) => void;
}

/** One picture of the text. */
export function PictureRow({ picture, isOver, onOpen, onRemove, onGoTo }: PictureRowProps) {
  const { source, alt, line, path } = picture;
  const isThere = path !== undefined;
  return (
    <li
      data-picture={source}
      className={`-mx-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-small border px-2 py-2 sm:flex-nowrap ${isOver ? 'border-accent bg-wash' : 'border-transparent'}`}
    >
      <span className={isThere ? 'text-good' : 'text-warn'}>
        <Icon name={isThere ? 'done' : 'warning'} />
      </span>
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span className="sr-only">{isThere ? 'There: ' : 'Missing: '}</span>
        {source}
        {alt !== '' && <span className="text-faded"> {alt}</span>}{' '}
        <TextButton onClick={() => onGoTo(line)}>Line {line.toLocaleString('en')}</TextButton>
        {!isThere && isRemote(source) && (
          <span className="block text-faded">
            It is on the web, and is not fetched from there.{' '}
            <a
              href={source}
              target="_blank"
              rel="noreferrer"
              className="text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              Open it
            </a>
            , save it, and add the file here.
          </span>
        )}
      </p>
      <FileButton
        label={isThere ? 'Remove' : 'Choose file'}
        about={isThere ? source : `for ${source}`}
        instead={isThere ? () => onRemove(path) : undefined}
        onFiles={onOpen}
      />
    </li>
  );
}

function isRemote(source: string): boolean {
  return /^https?:\/\//i.test(source);
}
