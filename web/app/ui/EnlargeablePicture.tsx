import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { Block } from '../content/block';
import { PAPER, PictureOnPaper } from './PictureOnPaper';

const loadDialog = () => import('./PictureDialog');
const PictureDialog = lazy(loadDialog);

/** A picture of a page, which opens in its full size: in a dialog or, if that cannot be loaded, as a file. */
export function EnlargeablePicture({ picture }: { picture: Extract<Block, { kind: 'picture' }> }) {
  const [isEnlarged, setIsEnlarged] = useState(false);
  const enlarge = (event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    loadDialog().then(
      () => setIsEnlarged(true),
      () => location.assign(picture.src),
    );
  };
  return (
    <>
      <a
        href={picture.src}
        className={`block w-fit max-w-2xl shadow-sheet ${PAPER}`}
        aria-label={`${picture.alt} Enlarge.`}
        aria-haspopup="dialog"
        onClick={enlarge}
      >
        <PictureOnPaper picture={picture} className="w-full" />
      </a>
      {isEnlarged && (
        <Suspense>
          <PictureDialog picture={picture} onClose={() => setIsEnlarged(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the browser opens the link in another tab or window, or saves it. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
