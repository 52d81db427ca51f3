import type { Notice } from '@footmark/engine';
import type { FoundNotices } from '../../worker/protocol';
import type { Inspected } from './text-inspector';

/** How far the text has been inspected. */
export type Reading = 'pending' | 'done' | 'failed';

/**
 * What is wrong or unusual in a text, without what a repair has fixed. `count` exceeds the list's length if only the
 * first ones were sent.
 */
export interface Findings {
  readonly markdown: string;
  readonly notices: readonly Notice[];
  readonly count: number;
  /** A conversion also finds what an inspection cannot, such as files that are not pictures. */
  readonly source: 'inspection' | 'conversion';
}

export const NO_FINDINGS: Findings = { markdown: '', notices: [], count: 0, source: 'inspection' };

export function findingsOfConversion(markdown: string, { notices, noticeCount }: FoundNotices): Findings {
  return { markdown, notices, count: noticeCount, source: 'conversion' };
}

/** The findings after another inspection. */
export function afterInspection(current: Findings, { markdown, report }: Inspected): Findings {
  if (current.source === 'conversion' && current.markdown === markdown) return current;
  return { markdown, notices: report.notices, count: report.noticeCount, source: 'inspection' };
}

export function countFindings(count: number): string {
  return count === 1 ? '1 finding in your text' : `${count.toLocaleString('en')} findings in your text`;
}
