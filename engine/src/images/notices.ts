import { type Notice, notice } from '../notice.js';
import type { Embedding, Obstacle } from './embedding.js';
import { FORMAT_NAMES, type ImageFormat } from './format.js';
import { MOST_DECODED_PIXELS, MOST_PIXELS, MOST_SVG_BYTES } from './limits.js';

/** What is to be told of a picture, if anything; `name` is its target. */
export function imageNotice(embedding: Embedding, name: string, line: number): Notice | undefined {
  if ('obstacle' in embedding) {
    const code = embedding.obstacle === 'too-large' ? 'image-too-large' : 'image-not-supported';
    return notice(code, `Image ${name} ${explanation(embedding)}; its alt text was kept`, line);
  }
  if (embedding.removals.length === 0) return undefined;
  const removals = embedding.removals.join(', ');
  return notice('image-cleaned', `Image ${name} was made safe; taken out of it: ${removals}`, line);
}

function explanation(obstacle: Obstacle): string {
  switch (obstacle.obstacle) {
    case 'no-picture':
      return 'is not a PNG, JPEG, GIF, SVG, WebP or AVIF file';
    case 'unsafe':
      return 'is an SVG that cannot be drawn safely';
    case 'not-converted':
      return `is of the format ${FORMAT_NAMES[obstacle.format]}, which could not be converted here to PNG`;
    case 'too-large':
      return `is too large, with more than ${limitFor(obstacle.format)}`;
  }
}

function limitFor(format: ImageFormat): string {
  if (format === 'svg') return `${MOST_SVG_BYTES / 1e6} megabytes`;
  const pixels = format === 'webp' || format === 'avif' ? MOST_DECODED_PIXELS : MOST_PIXELS;
  return `${pixels / 1e6} million pixels`;
}
