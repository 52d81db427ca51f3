import { useSelect } from '../../state/use-select';
import { LongList } from '../../ui/LongList';
import type { FoundPictures } from '../../worker/protocol';
import type { DropPlace, GivenFile } from '../document/given-files';
import { PICTURES_ID } from '../findings/status';
import { useConverter } from '../instance/converter-context';
import { storageState } from '../storage/storage-state';
import { FileButton } from './FileButton';
import { PictureRow } from './PictureRow';
import { PICTURES_TITLE } from './picture-focus';
import { UnusedPictures } from './UnusedPictures';

interface PicturePanelProps {
  readonly pictures: FoundPictures;
  readonly over: DropPlace | undefined;
  readonly onOpen: (files: readonly GivenFile[]) => void;
  readonly onOpenFor: (picture: string, files: readonly GivenFile[]) => void;
  readonly onRemove: (path: string) => void;
  readonly onGoTo: (line: number) => void;
}

/** The pictures that the text names, with buttons to add those that are missing. */
export default function PicturePanel({
  pictures,
  over,
  onOpen,
  onOpenFor,
  onRemove,
  onGoTo,
}: PicturePanelProps) {
  const converter = useConverter();
  const unkept = useSelect(storageState(converter), ({ unsavedPictures }) => unsavedPictures);
  const { listed, count, missing, unused: unusedPaths } = pictures;
  if (count + unusedPaths.length === 0) return null;
  return (
    <section
      id={converter.id(PICTURES_ID)}
      aria-labelledby={converter.id(PICTURES_TITLE)}
      // The link from the status line also moves the focus.
      tabIndex={-1}
      className="scroll-mt-4 outline-none"
    >
      <h2 id={converter.id(PICTURES_TITLE)} tabIndex={-1} className="text-base font-semibold">
        Pictures
      </h2>
      {/* The status line announces missing pictures. */}
      <p className="mt-1 text-sm">{summary(count, missing)}</p>
      {unkept > 0 && (
        <p role="status" className="mt-1 text-sm text-warn">
          {unkept === 1 ? '1 picture is' : `${unkept.toLocaleString('en')} pictures are`} too large to be
          saved on this device: after a reload, add {unkept === 1 ? 'it' : 'them'} again.
        </p>
      )}
      {missing > 0 && (
        <>
          <p className="mt-1 text-sm text-faded">
            <span className="pointer-coarse:hidden">
              Drop the pictures or their folder anywhere on this page, or one file right on its name below.{' '}
            </span>
            They stay on your device.
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <FileButton label="Choose pictures" several onFiles={onOpen} />
            <FileButton label="Choose a folder" folder onFiles={onOpen} />
          </div>
        </>
      )}
      <LongList items={listed} count={count} className="mt-3 text-sm">
        {(picture) => (
          <PictureRow
            key={picture.source}
            picture={picture}
            isOver={over?.picture === picture.source}
            onOpen={(files) => onOpenFor(picture.source, files)}
            onRemove={onRemove}
            onGoTo={onGoTo}
          />
        )}
      </LongList>
      <UnusedPictures
        paths={unusedPaths}
        missing={listed.filter(({ path }) => path === undefined).map(({ source }) => source)}
      />
    </section>
  );
}

function summary(count: number, missing: number): string {
  const all = count.toLocaleString('en');
  if (count === 0) return 'The text names no pictures.';
  if (missing === 0)
    return count === 1 ? 'The picture has been added.' : `All ${all} pictures have been added.`;
  if (count === 1) return 'The picture is missing; without it, Word shows its description.';
  return `${missing.toLocaleString('en')} of ${all} pictures are missing; without them, Word shows their descriptions.`;
}
