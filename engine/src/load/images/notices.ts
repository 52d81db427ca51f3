import { type Finding, type NoticeCode, notice, repeatable } from '../../api/notice.js';
import type { Image } from '../../model/document.js';
import type { EmbeddedImage } from '../../model/media.js';
import type { Embedding, Obstacle } from './embedding.js';
import type { Flaw } from './flaws.js';
import { FORMAT_NAMES, type ImageFormat } from './format.js';
import { LARGE_BYTES, LARGE_PIXELS, MAX_DECODED_PIXELS, MAX_PIXELS, MAX_SVG_BYTES } from './limits.js';

/** What is said about one picture, after its name, and about several. */
type Said = readonly [one: string, many: string];

/** What stands in the place of a picture that is not there. */
export function replacementOf({ alt }: Pick<Image, 'alt'>): string {
  return alt === ''
    ? 'it has no alternative text that could stand in its place'
    : 'its alternative text was kept';
}

/** The notices about a picture; `name` is its target. */
export function imageNotices(embedding: Embedding, name: string, image: Image): Finding[] {
  const { line } = image;
  const found = (code: NoticeCode, [one, many]: Said): Finding =>
    repeatable(notice(code, `Picture ${name} ${one}`, line), { subject: 'pictures', name, predicate: many });
  if ('obstacle' in embedding) {
    const [one, many] = said(embedding);
    return [
      found(CODES[embedding.obstacle], [
        `${one}; ${replacementOf(image)}`,
        `${many}; any alternative texts were kept`,
      ]),
    ];
  }
  const { flaws, removals } = embedding;
  const flawed = flaws.map((flaw) => found(FLAW_CODES[flaw], flawSaid(flaw, embedding.image)));
  if (removals.length === 0) return flawed;
  const removed = removals.join(', ');
  return [
    ...flawed,
    found('image-cleaned', [
      `was made safe; removed from it: ${removed}`,
      `were made safe; removed from them: ${removed}`,
    ]),
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

const FLAW_CODES: Readonly<Record<Flaw, NoticeCode>> = {
  cut: 'image-damaged',
  'many-bytes': 'image-large',
  'many-pixels': 'image-large',
};

function flawSaid(flaw: Flaw, { file }: EmbeddedImage): Said {
  switch (flaw) {
    case 'cut':
      return [
        `${CUT[0]}; Word may show only part of it, or nothing`,
        `${CUT[1]}; Word may show only part of them, or nothing`,
      ];
    case 'many-bytes':
      return [
        `is ${megabytes(file.content.length)} in size, ${SLOW}`,
        `are larger than ${megabytes(LARGE_BYTES)}, ${SLOW}`,
      ];
    case 'many-pixels':
      return [
        `has more than ${LARGE_PIXELS / 1e6} million pixels, ${SLOW}`,
        `have more than ${LARGE_PIXELS / 1e6} million pixels, ${SLOW}`,
      ];
  }
}

const CUT: Said = ['is damaged: its file ends too early', 'are damaged: their files end too early'];
const SLOW = 'which makes the document slow to open and to send';

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} megabytes`;
}

/** What is wrong with a picture, after its name. */
export function explanation(obstacle: Obstacle): string {
  return said(obstacle)[0];
}

function said(obstacle: Obstacle): Said {
  switch (obstacle.obstacle) {
    case 'no-picture':
      return [`is not a ${READ} file`, `are not ${READ} files`];
    case 'cut':
      return CUT;
    case 'unsafe':
      return ['is an SVG that cannot be drawn safely', 'are SVGs that cannot be drawn safely'];
    case 'too-complex':
      return ['would take too much time or memory to draw', 'would take too much time or memory to draw'];
    case 'not-converted': {
      const which = `in ${FORMAT_NAMES[obstacle.format]} format, which could not be converted to PNG here`;
      return [`is ${which}`, `are ${which}`];
    }
    case 'too-large': {
      const limit = `too large, with more than ${limitFor(obstacle.format)}`;
      return [`is ${limit}`, `are ${limit}`];
    }
  }
}

const READ = 'PNG, JPEG, GIF, SVG, WebP or AVIF';

function limitFor(format: ImageFormat): string {
  if (format === 'svg') return `${MAX_SVG_BYTES / 1e6} megabytes`;
  const pixels = format === 'webp' || format === 'avif' ? MAX_DECODED_PIXELS : MAX_PIXELS;
  return `${pixels / 1e6} million pixels`;
}
