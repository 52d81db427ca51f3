import { notice } from '../api/notice.js';
import type { Check } from './subject.js';

/** Reports images without alternative text, which screen readers skip as decorative. */
export const imageAlternatives: Check = ({ document }, report) => {
  for (const { alt, line } of document.images) {
    if (alt === '')
      report(
        notice('image-alt-missing', 'Picture has no alternative text; it is marked as decorative', line),
      );
  }
};
