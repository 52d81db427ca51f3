import type { ComposedParagraph, Picture } from '../../model/composed.js';
import { BARE_FORMAT, type Format } from '../../model/format.js';
import type { EmbeddedImage, MediaExtension } from '../../model/media.js';
import type { TemplateFile, TemplateRelation } from '../../model/template.js';

/** The formats that browsers show. */
const EXTENSIONS: Readonly<Record<string, MediaExtension>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  gif: 'gif',
};

/** Replaces a picture that browsers cannot show, so that its space is kept. */
const TRANSPARENT_PIXEL: EmbeddedImage = {
  file: {
    content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    extension: 'svg',
  },
  width: 1,
  height: 1,
};

const known = new WeakMap<TemplateFile, EmbeddedImage>();

/** The picture that a relationship points to; undefined if the file is missing. */
export function imageOf(relation: TemplateRelation | undefined): EmbeddedImage | undefined {
  if (relation?.kind !== 'file') return undefined;
  const { file } = relation;
  const extension = EXTENSIONS[file.extension.toLowerCase()];
  if (!extension) return TRANSPARENT_PIXEL;
  const found = known.get(file);
  if (found) return found;
  const image = { file: { content: file.bytes, extension }, width: 1, height: 1 };
  known.set(file, image);
  return image;
}

/** A paragraph that contains only a picture and is exactly as high as it. */
export function pictureParagraph(picture: Picture): ComposedParagraph {
  return { type: 'paragraph', style: 'BodyText', content: [picture], rightToLeft: false, format: FLAT };
}

const FLAT: Format = { ...BARE_FORMAT, style: '', font: 'Arial', size: 1 };
