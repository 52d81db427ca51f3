import type { PageSummary } from '@footmark/engine/pages';

/** A page of paper. Those with the same key look the same. */
export type Sheet = Omit<PageSummary, 'firstLine'>;

/** The pages of a layout: as many of the layout before at the beginning, the changed ones, and as many of those at the end. */
export interface ChangedSheets {
  readonly keptFirst: number;
  readonly changed: readonly Sheet[];
  readonly keptLast: number;
}

/** What has changed between two layouts. Thousands of pages need not cross to the page for one that is written on. */
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
