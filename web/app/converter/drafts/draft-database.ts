import type { PictureFiles } from '../pictures/picture-files';
import type { EarlierText } from './earlier-text';
import { indexedDatabase } from './indexed-database';

/** The text as it was when the visitor left. */
export interface KeptDraft {
  readonly id: string;
  readonly text: string;
  readonly fileName: string | undefined;
  readonly earlier?: EarlierText | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Whether what is in the database is what was once written there. */
export function isDraft(found: unknown): found is KeptDraft {
  return (
    typeof found === 'object' &&
    found !== null &&
    'text' in found &&
    typeof found.text === 'string' &&
    'id' in found &&
    typeof found.id === 'string'
  );
}

interface KeptPicture {
  readonly draft: string;
  readonly path: string;
  readonly file: Blob;
}

const DATABASE = 'footmark';
const VERSION = 2;

/** Pictures are apart from their drafts: a list of drafts is read without them, and typing does not write them again. */
const asked = indexedDatabase<'drafts' | 'pictures'>(DATABASE, VERSION, (database, oldVersion) => {
  if (oldVersion < 1) database.createObjectStore('drafts', { keyPath: 'id' });
  database.createObjectStore('pictures', { keyPath: ['draft', 'path'] });
});

/** The drafts on the visitor's own device. Every function rejects where the browser denies storage. */
export const draftDatabase = {
  read: (id: string): Promise<KeptDraft | undefined> =>
    asked(['drafts'], 'readonly', (stores) => stores('drafts').get(id)),

  readAll: (): Promise<KeptDraft[]> => asked(['drafts'], 'readonly', (stores) => stores('drafts').getAll()),

  write: (draft: KeptDraft) => asked(['drafts'], 'readwrite', (stores) => stores('drafts').put(draft)),

  erase: (id: string) =>
    asked(['drafts', 'pictures'], 'readwrite', (stores) => {
      stores('pictures').delete(allOf(id));
      return stores('drafts').delete(id);
    }),

  async readPictures(id: string): Promise<PictureFiles> {
    const found: KeptPicture[] = await asked(['pictures'], 'readonly', (stores) =>
      stores('pictures').getAll(allOf(id)),
    );
    return found.filter(({ file }) => file instanceof Blob).map(({ path, file }) => ({ path, file }));
  },

  changePictures: (id: string, added: PictureFiles, removed: PictureFiles) =>
    asked(['pictures'], 'readwrite', (stores) => {
      const store = stores('pictures');
      for (const { path } of removed) store.delete([id, path]);
      for (const { path, file } of added) store.put({ draft: id, path, file } satisfies KeptPicture);
    }),
};

/** The keys of all pictures of a draft: arrays come after all strings. */
function allOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}
