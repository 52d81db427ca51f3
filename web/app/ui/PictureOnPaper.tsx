import type { Block } from '../content/block';

/** The frame around it. */
export const PAPER = 'rounded-small border border-rule bg-paper';

interface PictureOnPaperProps {
  readonly picture: Extract<Block, { kind: 'picture' }>;
  readonly className: string;
}

/** A picture of a page. White takes the theme's colour of paper. */
export function PictureOnPaper({ picture, className }: PictureOnPaperProps) {
  const { src, avif, width, height, alt } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={`h-auto rounded-small mix-blend-multiply forced-colors:mix-blend-normal ${className}`}
      />
    </picture>
  );
}
