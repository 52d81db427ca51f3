import { useSelect } from '../../state/use-select';
import { useConverter } from '../instance/converter-context';
import { storageState } from '../storage/storage-state';

/** Whether the text is stored on the device, and whether the visitor has to be told about the storage. */
export function useStorageTrouble(): { readonly isKept: boolean; readonly hasTrouble: boolean } {
  const converter = useConverter();
  const trouble = useSelect(storageState(converter), (current) => current.trouble);
  const isDamaged = useSelect(storageState(converter), (current) => current.isDamaged);
  const isKept = trouble === undefined;
  return { isKept, hasTrouble: !isKept || isDamaged };
}
