import { keptMergeSign } from './kept-merge-sign';

/** Continues an unfinished merge, once its text is restored. */
export function restoreKeptMerge(restoredText: () => Promise<void>): void {
  if (keptMergeSign.read())
    import('./keep-merge').then(({ restoreMerge }) => restoreMerge(restoredText())).catch(() => undefined);
}
