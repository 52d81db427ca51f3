import type { PictureFiles } from '../document/picture-files';
import { indexedDatabase } from '../storage/indexed-database';
import { draftOf, type KeptDraft } from './kept-draft';

/** A draft whose text is stored in pieces, and the number of pieces. */
interface DraftInPieces extends Omit<KeptDraft, 'text'> {
  readonly pieces: number;
}

interface KeptPiece {
  readonly draft: string;
  readonly number: number;
  readonly text: string;
}

interface KeptPicture {
  readonly draft: string;
  readonly path: string;
  readonly file: Blob;
}

const DATABASE = 'footmark';
const VERSION = 3;

/**
 * UTF-16 code units. The browser copies what it stores before it continues: a longer text is copied piece by piece, and
 * the page can do other things in between.
 */
const PIECE_LENGTH = 1_000_000;

/** Pictures are apart from their drafts: a list of drafts is read without them, and typing does not write them again. */
const inDatabase = indexedDatabase<'drafts' | 'pictures' | 'pieces'>(
  DATABASE,
  VERSION,
  (database, oldVersion) => {
    if (oldVersion < 1) database.createObjectStore('drafts', { keyPath: 'id' });
    if (oldVersion < 2) database.createObjectStore('pictures', { keyPath: ['draft', 'path'] });
    database.createObjectStore('pieces', { keyPath: ['draft', 'number'] });
  },
);

/** The drafts on the visitor's device. Every function rejects if the browser denies storage. */
export const draftDatabase = {
  /** A damaged draft stays where it is. */
  async read(id: string): Promise<KeptDraft | 'damaged' | undefined> {
    const [found] = await readDrafts(id, allOf(id));
    return found === undefined ? undefined : (draftOf(found) ?? 'damaged');
  },

  /** Without damaged ones. */
  readAll: async (): Promise<readonly KeptDraft[]> =>
    (await readDrafts()).map(draftOf).filter((draft) => draft !== undefined),

  /** The ids of all drafts, also of damaged ones. */
  async ids(): Promise<readonly string[]> {
    const keys = await inDatabase(['drafts'], 'readonly', (stores) => stores('drafts').getAllKeys());
    return keys.filter((key) => typeof key === 'string');
  },

  /** All of it or nothing. */
  write: (draft: KeptDraft) =>
    inDatabase(['drafts', 'pieces'], 'readwrite', (stores) => {
      const { id, text } = draft;
      const count = text.length > PIECE_LENGTH ? Math.ceil(text.length / PIECE_LENGTH) : 0;
      stores('drafts').put(count > 0 ? { ...draft, text: undefined, pieces: count } : draft);
      stores('pieces').delete(allOf(id));
      const putFrom = (number: number): void => {
        if (number === count) return;
        const piece: KeptPiece = {
          draft: id,
          number,
          text: text.slice(number * PIECE_LENGTH, (number + 1) * PIECE_LENGTH),
        };
        stores('pieces').put(piece).onsuccess = () => putFrom(number + 1);
      };
      putFrom(0);
    }),

  erase: (id: string) =>
    inDatabase(['drafts', 'pictures', 'pieces'], 'readwrite', (stores) => {
      stores('pictures').delete(allOf(id));
      stores('pieces').delete(allOf(id));
      return stores('drafts').delete(id);
    }),

  async readPictures(id: string): Promise<PictureFiles> {
    const found: KeptPicture[] = await inDatabase(['pictures'], 'readonly', (stores) =>
      stores('pictures').getAll(allOf(id)),
    );
    return found
      .filter(({ path, file }) => typeof path === 'string' && file instanceof Blob)
      .map(({ path, file }) => ({ path, file }));
  },

  changePictures: (id: string, added: PictureFiles, removed: PictureFiles) =>
    inDatabase(['pictures'], 'readwrite', (stores) => {
      const store = stores('pictures');
      for (const { path } of removed) store.delete([id, path]);
      for (const { path, file } of added) store.put({ draft: id, path, file } satisfies KeptPicture);
    }),
};

/** Drafts with their texts in one; without a text where pieces of it are missing. */
async function readDrafts(id?: string, ofDraft?: IDBKeyRange): Promise<unknown[]> {
  let drafts: (KeptDraft | DraftInPieces)[] = [];
  const pieces: KeptPiece[] = await inDatabase(['drafts', 'pieces'], 'readonly', (stores) => {
    const reading = stores('drafts').getAll(id);
    reading.onsuccess = () => {
      drafts = reading.result;
    };
    return stores('pieces').getAll(ofDraft);
  });
  return drafts.map((draft) => {
    if (!('pieces' in draft)) return draft;
    const own = pieces.filter((piece) => piece.draft === draft.id);
    const text = own.map((piece) => piece.text).join('');
    return own.length === draft.pieces ? { ...draft, text } : draft;
  });
}

/** The drafts that keys begin with. */
export function draftsOf(keys: readonly IDBValidKey[]): ReadonlySet<string> {
  return new Set(keys.flatMap((key) => (Array.isArray(key) && typeof key[0] === 'string' ? [key[0]] : [])));
}

/** The keys of all that is stored of a draft under its id and a further part: arrays come after all strings and numbers. */
export function allOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}
