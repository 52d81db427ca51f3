import { indexedDatabase } from '../storage/indexed-database';
import { VERSIONS } from '../storage/own-files';
import { allOf, draftsOf } from './draft-database';
import { isListOf, partsOf } from './kept-draft';

/** A version as it is stored. It never changes. */
export interface KeptVersion {
  readonly draft: string;
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
  readonly fileName: string | undefined;
  readonly pictures: readonly { readonly path: string; readonly hash: string }[];
}

/** A picture of one version or several, by what is in it. */
export interface VersionPicture {
  readonly draft: string;
  readonly hash: string;
  readonly file: Blob;
}

export interface VersionParts {
  readonly versions: readonly KeptVersion[];
  readonly pictures: readonly VersionPicture[];
}

/** What is stored from now on, and what no longer is. */
export interface VersionChange extends VersionParts {
  readonly goneVersions: readonly number[];
  readonly gonePictures: readonly string[];
}

/** A database of its own: a new version of another could not be opened by pages of earlier versions in other tabs. */
const inDatabase = indexedDatabase<'versions' | 'pictures'>(VERSIONS, 1, (database) => {
  database.createObjectStore('versions', { keyPath: ['draft', 'number'] });
  database.createObjectStore('pictures', { keyPath: ['draft', 'hash'] });
});

/** The earlier versions of drafts on the visitor's device. Every function rejects if the browser denies storage. */
export const versionDatabase = {
  async read(draft: string): Promise<VersionParts> {
    let versions: unknown[] = [];
    const pictures: unknown[] = await inDatabase(['versions', 'pictures'], 'readonly', (stores) => {
      const reading = stores('versions').getAll(allOf(draft));
      reading.onsuccess = () => {
        versions = reading.result;
      };
      return stores('pictures').getAll(allOf(draft));
    });
    return { versions: versions.filter(isKeptVersion), pictures: pictures.filter(isVersionPicture) };
  },

  /** All of it or nothing. */
  change: (draft: string, { versions, pictures, goneVersions, gonePictures }: VersionChange) =>
    inDatabase(['versions', 'pictures'], 'readwrite', (stores) => {
      for (const number of goneVersions) stores('versions').delete([draft, number]);
      for (const hash of gonePictures) stores('pictures').delete([draft, hash]);
      for (const version of versions) stores('versions').put(version);
      for (const picture of pictures) stores('pictures').put(picture);
    }),

  erase: (draft: string) =>
    inDatabase(['versions', 'pictures'], 'readwrite', (stores) => {
      for (const name of ['versions', 'pictures'] as const) stores(name).delete(allOf(draft));
    }),

  /** The drafts of which there are versions. */
  async drafts(): Promise<ReadonlySet<string>> {
    const keys = await inDatabase(['versions'], 'readonly', (stores) => stores('versions').getAllKeys());
    return draftsOf(keys);
  },
};

function isKeptVersion(found: unknown): found is KeptVersion {
  const { number, at, text, fileName, pictures } = partsOf<KeptVersion>(found);
  if (!Array.isArray(pictures)) return false;
  const named = pictures.map((each) => partsOf<KeptVersion['pictures'][number]>(each));
  return (
    isListOf([number, at], 'number') &&
    typeof text === 'string' &&
    (fileName === undefined || typeof fileName === 'string') &&
    isListOf(
      named.flatMap(({ path, hash }) => [path, hash]),
      'string',
    )
  );
}

function isVersionPicture(found: unknown): found is VersionPicture {
  const { hash, file } = partsOf<VersionPicture>(found);
  return typeof hash === 'string' && file instanceof Blob;
}
