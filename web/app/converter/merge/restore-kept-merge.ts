import type { Converter } from '../instance/converter';
import { keptMergeSign } from './kept-merge-sign';

/** Continues an unfinished merge, once its text is restored. */
export function restoreKeptMerge(converter: Converter, restoredText: () => Promise<void>): void {
  if (keptMergeSign.read())
    import('./keep-merge')
      .then(({ mergeKeeper }) => mergeKeeper(converter).restoreMerge(restoredText()))
      .catch(() => undefined);
}
