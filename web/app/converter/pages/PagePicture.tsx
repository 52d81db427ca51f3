import type { PageDrawing } from '@footmark/engine/pages';
import { useEffect, useRef } from 'react';
import { paintPage, picturesOn } from './draw/paint-page';
import { inSlices } from './slices';

interface PagePictureProps {
  /** Undefined until there is one; the last one stays. */
  readonly drawing: PageDrawing | undefined;
  /** The aspect ratio of the paper, width to height. */
  readonly ratio: number;
  readonly addressOf: (picture: number) => string | undefined;
}

/** An existing picture is painted again only after the page has not changed for this long. */
const QUIET_MS = 300;

/** A page as a picture, in the width of its place; hidden from screen readers, since its text is too small to read. */
export function PagePicture({ drawing, ratio, addressOf }: PagePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isPainted = useRef(false);

  useEffect(() => {
    const element = canvas.current;
    if (!drawing || !element) return;
    let isLeft = false;
    let cancel = (): void => {};
    const paint = async (): Promise<void> => {
      const pictures = await picturesOn(drawing, addressOf);
      if (isLeft) return;
      cancel = inSlices(() => paintPage(element, drawing, pictures));
    };
    const isFirst = !isPainted.current;
    isPainted.current = true;
    const timer = setTimeout(() => void paint(), isFirst ? 0 : QUIET_MS);
    // Pictures painted before a font arrived are painted again with it.
    const again = (): void => void paint();
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      cancel();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, [drawing, addressOf]);

  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus
    <canvas ref={canvas} aria-hidden="true" className="page-picture-canvas" style={{ aspectRatio: ratio }} />
  );
}
