import { hasKeptMerge } from './kept-merge-sign';

/** Goes on with what was left half-way. */
export function restoreKeptMerge(): void {
  if (hasKeptMerge())
    import('./keep-merge').then(({ restoreMerge }) => restoreMerge()).catch(() => undefined);
}
