import { useId } from 'react';
import { LongList } from '../../ui/LongList';
import { TextButton } from '../../ui/TextButton';
import { edits } from '../document/edits';
import { useConverter } from '../instance/converter-context';
import { focusPictures } from './picture-focus';
import { UnusedPicture } from './UnusedPicture';

interface UnusedPicturesProps {
  readonly paths: readonly string[];
  /** The targets of the missing pictures in the text. */
  readonly missing: readonly string[];
}

/** The visitor's pictures that the text does not name, each with its actions. */
export function UnusedPictures({ paths, missing }: UnusedPicturesProps) {
  const converter = useConverter();
  const title = useId();
  if (paths.length === 0) return null;

  function removeAll(): void {
    const unused = new Set(paths);
    for (const path of unused) edits(converter).removePicture(path);
    focusPictures(converter);
  }

  return (
    <section aria-labelledby={title} className="mt-4">
      <h3 id={title} className="font-semibold">
        Not used in the text
      </h3>
      <LongList items={paths} count={paths.length} className="mt-1 text-sm">
        {(path) => (
          <UnusedPicture
            key={path}
            path={path}
            missing={missing}
            onRemove={() => {
              edits(converter).removePicture(path);
              focusPictures(converter);
            }}
          />
        )}
      </LongList>
      {paths.length > 1 && (
        <p className="mt-2 text-sm">
          <TextButton onClick={removeAll}>Remove all that are not used</TextButton>
        </p>
      )}
    </section>
  );
}
