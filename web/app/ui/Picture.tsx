import type { PictureFacts } from '../content/pictures';

interface PictureProps {
  readonly picture: PictureFacts;
  /** Its width on the page, if the browser can choose between files. */
  readonly sizes?: string;
  /** Whether its white becomes the theme's colour of paper. Default: true. */
  readonly isPaper?: boolean;
}

/** When to show the picture for narrow screens: of a page, and of the whole converter. */
const NARROW = { paper: '(width < 40rem)', screen: '(width < 30rem)' } as const;

/** A picture of a page or of the converter. */
export function Picture({ picture, sizes, isPaper = true }: PictureProps) {
  const { src, avif, width, height, alt, small, close } = picture;
  const narrow = { media: NARROW[isPaper ? 'paper' : 'screen'], width: close.width, height: close.height };
  return (
    <picture className={`block rounded-small border border-rule shadow-sheet ${isPaper ? 'bg-paper' : ''}`}>
      <source {...narrow} type="image/avif" srcSet={close.avif} />
      <source {...narrow} srcSet={close.src} />
      <source
        type="image/avif"
        srcSet={small ? `${small.avif} ${small.width}w, ${avif} ${width}w` : avif}
        sizes={small && sizes}
      />
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        srcSet={small && `${small.src} ${small.width}w, ${src} ${width}w`}
        sizes={small && sizes}
        // Text comes first on every page; a picture is loaded when it is about to scroll into view.
        loading="lazy"
        fetchPriority="low"
        decoding="async"
        className={`h-auto w-full rounded-small ${isPaper ? 'mix-blend-multiply forced-colors:mix-blend-normal' : ''}`}
      />
    </picture>
  );
}
