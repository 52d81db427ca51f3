import { useSelect } from '../../state/use-select';
import { storageState } from '../storage/storage-state';

/** Whether the text is stored on the device, and whether the visitor has to be told about the storage. */
export function useStorageTrouble(): { readonly isKept: boolean; readonly hasTrouble: boolean } {
  const trouble = useSelect(storageState, (current) => current.trouble);
  const isDamaged = useSelect(storageState, (current) => current.isDamaged);
  const isKept = trouble === undefined;
  return { isKept, hasTrouble: !isKept || isDamaged };
}
