import type { Converter } from '../instance/converter';
import { hasKeptMerges } from '../storage/kept-merges';

/** Continues an unfinished merge, once its text is restored. */
export function restoreKeptMerge(converter: Converter, restoredText: () => Promise<void>): void {
  if (hasKeptMerges())
    import('./keep-merge')
      .then(({ mergeKeeper }) => mergeKeeper(converter).restoreMerge(restoredText()))
      .catch(() => undefined);
}
