import type { PictureFacts } from '../content/pictures';

interface PictureProps {
  readonly picture: PictureFacts;
  /** How wide it is shown, where there is a choice of files. */
  readonly sizes?: string;
}

/** A picture of real output: a sheet of paper, white in both themes. */
export function Picture({ picture: { src, width, height, alt, small, close }, sizes }: PictureProps) {
  return (
    <picture className="block">
      <source media="(width < 40rem)" srcSet={close.src} width={close.width} height={close.height} />
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        srcSet={small && `${small.src} ${small.width}w, ${src} ${width}w`}
        sizes={small && sizes}
        // Text comes first on every page; a picture is loaded when it comes near.
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-small border border-rule bg-[#fff] shadow-sheet"
      />
    </picture>
  );
}
