import { notice } from '../notice.js';
import type { Check } from './subject.js';

/** An image without alternative text counts as decoration: a screen reader passes over it. */
export const imageAlternatives: Check = ({ document }, report) => {
  for (const { alt, line } of document.images) {
    if (alt === '')
      report(notice('image-alt-missing', 'Image has no alternative text; it is marked as decorative', line));
  }
};
