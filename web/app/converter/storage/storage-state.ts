import { createStore } from '../../state/store';
import { type Converter, part } from '../instance/converter';
import { SilentDatabase } from './indexed-database';

/** Why nothing can be stored on the device. A silent database may answer later. */
type StorageTrouble = 'full' | 'denied' | 'silent';

/** How the text is stored on the device. */
interface StorageState {
  /** The id of the draft that this tab writes to, for other data stored with a text. */
  readonly draftId: string | undefined;
  /** Undefined if storage works. */
  readonly trouble: StorageTrouble | undefined;
  /** Whether a stored text turned out to be damaged. */
  readonly isDamaged: boolean;
  /** How many pictures will be lost after a reload because storage is full. */
  readonly unsavedPictures: number;
}

export const storageState = part(() =>
  createStore<StorageState>({
    draftId: undefined,
    trouble: undefined,
    isDamaged: false,
    unsavedPictures: 0,
  }),
);

export function recordStorage(converter: Converter, changes: Partial<StorageState>): void {
  storageState(converter).change((current) => ({ ...current, ...changes }));
}

export function recordSaved(converter: Converter): void {
  if (storageState(converter).read().trouble) recordStorage(converter, { trouble: undefined });
}

export function recordSaveFailure(converter: Converter, error: unknown): void {
  recordStorage(converter, { trouble: troubleOf(error) });
}

function troubleOf(error: unknown): StorageTrouble {
  if (error instanceof SilentDatabase) return 'silent';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied';
}
