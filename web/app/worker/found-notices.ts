import type { Notice, NoticeCode } from '@footmark/engine';
import type { FoundNotices } from './protocol';

/** For each severity. More would only slow down the page. */
const MAX_PER_SEVERITY = 500;

/** Notices with lists of their own: missing pictures, and the effects of repairs. */
const LISTED_ELSEWHERE: ReadonlySet<NoticeCode> = new Set<NoticeCode>(['image-not-loaded', 'text-repaired']);

/** The first findings in the order of the text, and the total number. */
export function foundNotices(notices: readonly Notice[]): FoundNotices {
  const own = notices.filter(({ code }) => !LISTED_ELSEWHERE.has(code)).sort((a, b) => a.line - b.line);
  const left = { error: MAX_PER_SEVERITY, warning: MAX_PER_SEVERITY };
  return { notices: own.filter(({ severity }) => left[severity]-- > 0), noticeCount: own.length };
}
