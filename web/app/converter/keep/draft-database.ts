/** The text as it was when the visitor left. */
export interface KeptDraft {
  readonly id: string;
  readonly text: string;
  readonly fileName: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const DATABASE = 'footmark';
const STORE = 'drafts';

/** The drafts on the visitor's own device. Every function rejects where the browser denies storage. */
export const draftDatabase = {
  read: (id: string) => withStore<KeptDraft | undefined>('readonly', (store) => store.get(id)),
  readAll: () => withStore<KeptDraft[]>('readonly', (store) => store.getAll()),
  write: (draft: KeptDraft) => withStore('readwrite', (store) => store.put(draft)),
  erase: (id: string) => withStore('readwrite', (store) => store.delete(id)),
};

async function withStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await opened();
  try {
    const transaction = database.transaction(STORE, mode);
    return await settled(ask(transaction.objectStore(STORE)));
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return settled(request);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
