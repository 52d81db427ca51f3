import type { PictureFacts } from '../content/pictures';

interface PictureProps {
  readonly picture: PictureFacts;
  /** Whether it is in view when the page opens; others are loaded when they come near. */
  readonly eager?: boolean;
}

/** A picture of real output: a sheet of paper, white in both themes. */
export function Picture({ picture: { src, width, height, alt }, eager = false }: PictureProps) {
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className="h-auto w-full rounded-small border border-rule bg-[#fff] shadow-sheet"
    />
  );
}
