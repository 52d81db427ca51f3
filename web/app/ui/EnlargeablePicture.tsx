import type { Block } from '../content/block';

/** A picture of a page, with a link to its full size. White takes the theme's colour of paper. */
export function EnlargeablePicture({ picture }: { picture: Extract<Block, { kind: 'picture' }> }) {
  const { src, avif, width, height, alt } = picture;
  return (
    <a
      href={src}
      className="block w-fit max-w-md rounded-small border border-rule bg-paper shadow-sheet"
      aria-label={`${alt} Enlarge.`}
    >
      <picture>
        <source type="image/avif" srcSet={avif} />
        <img
          src={src}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-small mix-blend-multiply forced-colors:mix-blend-normal"
        />
      </picture>
    </a>
  );
}
