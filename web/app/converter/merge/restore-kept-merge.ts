import { keptMergeSign } from './kept-merge-sign';

/** Continues an unfinished merge. */
export function restoreKeptMerge(): void {
  if (keptMergeSign.read())
    import('./keep-merge').then(({ restoreMerge }) => restoreMerge()).catch(() => undefined);
}
