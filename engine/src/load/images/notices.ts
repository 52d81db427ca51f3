import { type Notice, type NoticeCode, notice } from '../../api/notice.js';
import type { EmbeddedImage } from '../../model/media.js';
import type { Embedding, Obstacle } from './embedding.js';
import type { Flaw } from './flaws.js';
import { FORMAT_NAMES, type ImageFormat } from './format.js';
import { LARGE_PIXELS, MAX_DECODED_PIXELS, MAX_PIXELS, MAX_SVG_BYTES } from './limits.js';

/** The notices about a picture; `name` is its target. */
export function imageNotices(embedding: Embedding, name: string, line: number): Notice[] {
  if ('obstacle' in embedding) {
    const code = CODES[embedding.obstacle];
    return [notice(code, `Picture ${name} ${explanation(embedding)}; its alternative text was kept`, line)];
  }
  const found = embedding.flaws.map((flaw) => flawNotice(flaw, embedding.image, name, line));
  if (embedding.removals.length === 0) return found;
  const removals = embedding.removals.join(', ');
  return [
    ...found,
    notice('image-cleaned', `Picture ${name} was made safe; removed from it: ${removals}`, line),
  ];
}

const CODES: Readonly<Record<Obstacle['obstacle'], NoticeCode>> = {
  'no-picture': 'image-not-supported',
  unsafe: 'image-not-supported',
  'not-converted': 'image-not-supported',
  cut: 'image-damaged',
  'too-large': 'image-too-large',
  'too-complex': 'image-too-large',
};

function flawNotice(flaw: Flaw, { file }: EmbeddedImage, name: string, line: number): Notice {
  switch (flaw) {
    case 'cut':
      return notice(
        'image-damaged',
        `Picture ${name} ${CUT}; Word may show only part of it, or nothing`,
        line,
      );
    case 'many-bytes':
      return notice(
        'image-large',
        `Picture ${name} is ${megabytes(file.content.length)} in size, ${SLOW}`,
        line,
      );
    case 'many-pixels':
      return notice(
        'image-large',
        `Picture ${name} has more than ${LARGE_PIXELS / 1e6} million pixels, ${SLOW}`,
        line,
      );
  }
}

const CUT = 'is damaged: its file ends too early';
const SLOW = 'which makes the document slow to open and to send';

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} megabytes`;
}

/** What is wrong with a picture, after its name. */
export function explanation(obstacle: Obstacle): string {
  switch (obstacle.obstacle) {
    case 'no-picture':
      return 'is not a PNG, JPEG, GIF, SVG, WebP or AVIF file';
    case 'cut':
      return CUT;
    case 'unsafe':
      return 'is an SVG that cannot be drawn safely';
    case 'too-complex':
      return `would take too much time or memory to draw`;
    case 'not-converted':
      return `is in ${FORMAT_NAMES[obstacle.format]} format, which could not be converted to PNG here`;
    case 'too-large':
      return `is too large, with more than ${limitFor(obstacle.format)}`;
  }
}

function limitFor(format: ImageFormat): string {
  if (format === 'svg') return `${MAX_SVG_BYTES / 1e6} megabytes`;
  const pixels = format === 'webp' || format === 'avif' ? MAX_DECODED_PIXELS : MAX_PIXELS;
  return `${pixels / 1e6} million pixels`;
}
