import { type ComponentProps, Suspense } from 'react';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import type { FoundPictures } from '../../worker/protocol';
import { hasText } from '../document/manuscript';
import type { PictureFiles } from '../document/picture-files';
import { useManuscript } from '../document/use-manuscript';

const PicturePanel = loadedLater(() => import('./PicturePanel'));

type PicturesProps = Omit<ComponentProps<typeof PicturePanel>, 'pictures'> & {
  /** The pictures found in the text; undefined if it is empty or not inspected yet. */
  readonly pictures: FoundPictures | undefined;
};

/** The panel of pictures, which most texts do not need. */
export function Pictures({ pictures, ...rest }: PicturesProps) {
  const given = useManuscript(({ pictures }) => pictures);
  const isWritten = useManuscript(hasText);
  const shown = isWritten ? pictures : inNoText(given);
  const isWanted = shown !== undefined && shown.count + shown.unused.length > 0;
  const wasWanted = useLoadedLater(PicturePanel, isWanted);
  if (!wasWanted || !isWanted) return null;
  return (
    <Suspense>
      <PicturePanel {...rest} pictures={shown} />
    </Suspense>
  );
}

function inNoText(given: PictureFiles): FoundPictures {
  return { listed: [], count: 0, missing: 0, unused: given.map(({ path }) => path) };
}
