import type { Block } from '../content/block';

/**
 * A picture of pages, with a way to see it as large as it is. What is not printed on is transparent, so that the paper has
 * the colour of the theme.
 */
export function EnlargeablePicture({ picture }: { picture: Extract<Block, { kind: 'picture' }> }) {
  const { src, width, height, alt } = picture;
  return (
    <a
      href={src}
      className="block w-fit max-w-full rounded-small bg-paper shadow-paper"
      aria-label={`${alt} Enlarge.`}
    >
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </a>
  );
}
