import type { ComposedParagraph, Picture } from '../../model/composed.js';
import type { EmbeddedImage, MediaExtension } from '../../model/media.js';
import type { TemplateFile, TemplateRelation } from '../../model/template.js';
import type { Format } from '../../theme/format.js';

/** What browsers show. */
const EXTENSIONS: Readonly<Record<string, MediaExtension>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  gif: 'gif',
};

/** One transparent dot, in place of a picture that browsers do not show: its room stays. */
const NOTHING: EmbeddedImage = {
  file: {
    content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    extension: 'svg',
  },
  width: 1,
  height: 1,
};

const known = new WeakMap<TemplateFile, EmbeddedImage>();

/** The picture behind a relationship; undefined where there is none. */
export function imageOf(relation: TemplateRelation | undefined): EmbeddedImage | undefined {
  if (relation?.kind !== 'file') return undefined;
  const { file } = relation;
  const extension = EXTENSIONS[file.extension.toLowerCase()];
  if (!extension) return NOTHING;
  const found = known.get(file);
  if (found) return found;
  const image = { file: { content: file.bytes, extension }, width: 1, height: 1 };
  known.set(file, image);
  return image;
}

/** A paragraph with nothing but a picture, and no higher than that. */
export function pictureParagraph(picture: Picture): ComposedParagraph {
  return { type: 'paragraph', style: 'BodyText', content: [picture], rightToLeft: false, format: FLAT };
}

const FLAT: Format = {
  style: '',
  font: 'Arial',
  size: 1,
  bold: false,
  italic: false,
  before: 0,
  after: 0,
  spacing: 1,
  left: 0,
  right: 0,
  firstLine: 0,
  above: 0,
  below: 0,
  keepNext: false,
  keepLines: false,
  contextual: false,
};
