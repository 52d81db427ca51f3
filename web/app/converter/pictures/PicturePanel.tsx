import { useState } from 'react';
import { TextButton } from '../../ui/TextButton';
import type { PictureState } from '../../worker/protocol';
import type { DropPlace } from '../use-file-drop';
import { FileButton } from './FileButton';
import type { GivenFile } from './given-files';
import { PictureRow } from './PictureRow';

interface PicturePanelProps {
  readonly pictures: readonly PictureState[];
  readonly over: DropPlace | undefined;
  readonly onOpen: (files: readonly GivenFile[]) => void;
  readonly onOpenFor: (picture: string, files: readonly GivenFile[]) => void;
  readonly onRemove: (path: string) => void;
  readonly onGoTo: (line: number) => void;
}

const AT_FIRST = 20;

/** The pictures that the text names: which are there, and a place to give those that are missing. */
export function PicturePanel({ pictures, over, onOpen, onOpenFor, onRemove, onGoTo }: PicturePanelProps) {
  const [shown, setShown] = useState(AT_FIRST);
  if (pictures.length === 0) return null;
  const missing = pictures.filter(({ path }) => path === undefined).length;
  return (
    <section aria-labelledby="pictures-title">
      <div className="note-rule mb-3" />
      <h2 id="pictures-title" className="text-lg font-semibold">
        Pictures
      </h2>
      <p role="status" className="mt-1 text-sm">
        {summary(pictures.length, missing)}
      </p>
      {missing > 0 && (
        <>
          <p className="mt-1 text-sm text-faded">
            Drop the pictures or their folder anywhere on this page, or one file right on its name below. They
            stay on your device.
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <FileButton label="Choose pictures" several onFiles={onOpen} />
            <FileButton label="Choose a folder" folder onFiles={onOpen} />
          </div>
        </>
      )}
      <ul className="mt-3 text-sm">
        {pictures.slice(0, shown).map((picture) => (
          <PictureRow
            key={picture.source}
            picture={picture}
            isOver={over?.picture === picture.source}
            onOpen={(files) => onOpenFor(picture.source, files)}
            onRemove={onRemove}
            onGoTo={onGoTo}
          />
        ))}
      </ul>
      {pictures.length > shown && (
        <p className="mt-2 text-sm">
          <TextButton onClick={() => setShown(pictures.length)}>Show more</TextButton>
        </p>
      )}
    </section>
  );
}

function summary(count: number, missing: number): string {
  if (missing === 0) return count === 1 ? 'The picture is there.' : `All ${count} pictures are there.`;
  if (count === 1) return 'The picture is missing; without it, Word shows its description.';
  return `${missing} of ${count} pictures are missing; without them, Word shows their descriptions.`;
}
