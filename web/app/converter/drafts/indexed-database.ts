/** No database takes longer than this to open; some never do. */
const ANSWER_MS = 10_000;

/**
 * Makes a request to stores of a database: resolves to the result of the request that `ask` returns, once the
 * transaction is complete.
 */
type Asking<StoreName extends string> = <Result>(
  names: StoreName[],
  mode: IDBTransactionMode,
  // biome-ignore lint/suspicious/noConfusingVoidType: a function that only writes gives nothing
  ask: (stores: (name: StoreName) => IDBObjectStore) => IDBRequest<Result> | void,
) => Promise<Result>;

/** A database on the visitor's device, opened for each request. Rejects if the browser denies storage. */
export function indexedDatabase<StoreName extends string>(
  name: string,
  version: number,
  upgrade: (database: IDBDatabase, oldVersion: number) => void,
): Asking<StoreName> {
  return async (names, mode, ask) => {
    const database = await opened(name, version, upgrade);
    try {
      const transaction = database.transaction(names, mode);
      const request = ask((store) => transaction.objectStore(store));
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      return request?.result as never;
    } finally {
      database.close();
    }
  };
}

function opened(
  name: string,
  version: number,
  upgrade: (database: IDBDatabase, oldVersion: number) => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    setTimeout(() => reject(new Error('The database does not answer')), ANSWER_MS);
  });
}
