import { hasKeptMerge } from './kept-merge-sign';

/** Continues an unfinished merge. */
export function restoreKeptMerge(): void {
  if (hasKeptMerge())
    import('./keep-merge').then(({ restoreMerge }) => restoreMerge()).catch(() => undefined);
}
