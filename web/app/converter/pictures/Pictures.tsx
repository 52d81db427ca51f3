import { type ComponentProps, Suspense, useSyncExternalStore } from 'react';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import type { FoundPictures } from '../../worker/protocol';
import { hasText, useManuscript } from '../manuscript/use-manuscript';
import type { PictureFiles } from './picture-files';
import { pictureStore } from './picture-store';

const PicturePanel = loadedLater(() => import('./PicturePanel'));

const NONE: PictureFiles = [];

type PicturesProps = Omit<ComponentProps<typeof PicturePanel>, 'pictures'> & {
  /** The pictures found in the text; undefined if it is empty or not inspected yet. */
  readonly pictures: FoundPictures | undefined;
};

/** The panel of pictures, which most texts do not need. */
export function Pictures({ pictures, ...rest }: PicturesProps) {
  const given = useSyncExternalStore(pictureStore.subscribe, pictureStore.read, () => NONE);
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
