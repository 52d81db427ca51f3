import type { EmbeddedImage } from '../images/image.js';
import type { Resolved } from '../resolved.js';
import type { PageGeometry, Settings } from '../settings.js';
import { type Theme, textWidth } from '../theme/index.js';
import type { Typesetting } from './boxes.js';
import { formatsOf } from './format.js';
import { NoteSetter } from './notes.js';
import { pictureSize } from './pictures.js';

/** What decides where a document's lines and pages end. */
export interface LayoutInput {
  readonly resolved: Resolved;
  readonly settings: Settings;
  readonly theme: Theme;
  readonly images: ReadonlyMap<string, EmbeddedImage>;
}

/** What all text has in common; pictures are no higher than `page`. */
export function typesettingOf(
  { resolved, settings, theme, images }: LayoutInput,
  page: PageGeometry,
  columns: Typesetting['columns'] = new Map(),
): Typesetting {
  const notes = new NoteSetter(resolved.footnotes, settings.footnotes.position, textWidth(theme.page));
  const setting: Typesetting = {
    theme,
    columns,
    captions: resolved.captions,
    formats: formatsOf(theme),
    source: {
      codeFont: theme.fonts.inlineCode,
      picture: (image, width) => pictureSize(images.get(image.url), image, width, page),
      marks: (reference) => notes.marks(reference, setting),
    },
  };
  return setting;
}
