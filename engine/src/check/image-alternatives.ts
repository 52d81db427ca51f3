import { notice, repeatable } from '../api/notice.js';
import type { Check } from './subject.js';

/** Reports images without alternative text, which screen readers skip as decorative; not those that are missing themselves. */
export const imageAlternatives: Check = ({ document, isMissing }, report) => {
  for (const { alt, line, url } of document.images) {
    if (alt !== '' || isMissing(url)) continue;
    const message = 'Picture has no alternative text; it is marked as decorative';
    report(
      repeatable(notice('image-alt-missing', message, line), {
        subject: 'pictures',
        predicate: 'have no alternative text; they are marked as decorative',
      }),
    );
  }
};
