import type { Notice, NoticeCode } from '@footmark/engine';
import type { FoundNotices } from './protocol';

/** Of each severity. More would keep the page busy with what nobody reads. */
const MAX_PER_SEVERITY = 500;

/** What has a list of its own: the pictures that are missing, and what the repairs did. */
const LISTED_ELSEWHERE: ReadonlySet<NoticeCode> = new Set<NoticeCode>(['image-not-loaded', 'text-repaired']);

/** The first of the findings in the order of the text, and how many there are. */
export function foundNotices(notices: readonly Notice[]): FoundNotices {
  const own = notices.filter(({ code }) => !LISTED_ELSEWHERE.has(code)).sort((a, b) => a.line - b.line);
  const left = { error: MAX_PER_SEVERITY, warning: MAX_PER_SEVERITY };
  return { notices: own.filter(({ severity }) => left[severity]-- > 0), noticeCount: own.length };
}
