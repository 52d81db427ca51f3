/** Opening a database takes a fraction of this; some are never opened. The visitor is told so then. */
const ANSWER_MS = 3000;

/** The browser neither opens the database nor refuses to. It may do so later: what was stored is still there. */
export class SilentDatabase extends Error {
  override readonly name = 'SilentDatabase';

  constructor() {
    super('The database does not answer');
  }
}

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

type Upgrade = (database: IDBDatabase, oldVersion: number) => void;

/**
 * A database on the visitor's device, opened for each request. Rejects if the browser denies storage, and with a
 * `SilentDatabase` if it does not answer: then every request does so at once until the browser has answered the first.
 */
export function indexedDatabase<StoreName extends string>(
  name: string,
  version: number,
  upgrade: Upgrade,
): Asking<StoreName> {
  let isSilent = false;

  async function opened(): Promise<IDBDatabase> {
    if (isSilent) throw new SilentDatabase();
    const opening = open(name, version, upgrade);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isSilent = true;
        // Nobody waits for it any more, and an open database would hold up those who want to change or delete it.
        opening
          .then((database) => database.close())
          .catch(() => undefined)
          .finally(() => {
            isSilent = false;
          });
        reject(new SilentDatabase());
      }, ANSWER_MS);
    });
    try {
      return await Promise.race([opening, silence]);
    } finally {
      clearTimeout(timer);
    }
  }

  return async (names, mode, ask) => {
    const database = await opened();
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

/**
 * A newer version of the page may have been here before, as when an update is withdrawn or another tab has it already. It
 * has left everything where it was, so the database is used as it is.
 */
async function open(name: string, version: number, upgrade: Upgrade): Promise<IDBDatabase> {
  try {
    return await request(name, version, upgrade);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') return request(name);
    throw error;
  }
}

function request(name: string, version?: number, upgrade?: Upgrade): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = ({ oldVersion }) => upgrade?.(opening.result, oldVersion);
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}
