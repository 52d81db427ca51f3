import type { PageSummary } from '@footmark/engine/pages';

/** A page of paper. Those with the same key look the same. */
export type Sheet = Omit<PageSummary, 'firstLine'>;

/**
 * The pages of a layout, relative to the previous one: pages kept at the beginning, changed pages, and pages kept at
 * the end.
 */
export interface ChangedSheets {
  readonly keptFirst: number;
  readonly changed: readonly Sheet[];
  readonly keptLast: number;
}

/** The difference between two layouts, so that typing does not send thousands of pages to the page. */
export function changedSheets(before: readonly Sheet[], after: readonly Sheet[]): ChangedSheets {
  const shortest = Math.min(before.length, after.length);
  let keptFirst = 0;
  while (keptFirst < shortest && before[keptFirst]?.key === after[keptFirst]?.key) keptFirst += 1;
  let keptLast = 0;
  while (keptLast < shortest - keptFirst && before.at(-1 - keptLast)?.key === after.at(-1 - keptLast)?.key)
    keptLast += 1;
  return { keptFirst, changed: after.slice(keptFirst, after.length - keptLast), keptLast };
}

/** The pages after a change. */
export function sheetsAfter(
  before: readonly Sheet[],
  { keptFirst, changed, keptLast }: ChangedSheets,
): Sheet[] {
  return [...before.slice(0, keptFirst), ...changed, ...before.slice(before.length - keptLast)];
}
