import { KEPT_PICTURES_BYTES } from '../../constants';
import type { PictureFiles } from '../document/picture-files';
import type { Version } from '../document/version';
import type { KeptVersion, VersionChange, VersionParts, VersionPicture } from './version-database';

type PictureFile = PictureFiles[number];

/** What is needed of the database. */
interface Storage {
  readonly read: (draft: string) => Promise<VersionParts>;
  readonly change: (draft: string, change: VersionChange) => Promise<unknown>;
}

/**
 * Keeps the earlier versions of one draft on the device. A version is written once, and a picture once for all versions that
 * have it.
 */
export class VersionKeeper {
  readonly #draft: string;
  readonly #storage: Storage;
  readonly #numbers = new WeakMap<Version, number>();
  readonly #hashes = new WeakMap<PictureFile, string>();
  #storedNumbers: readonly number[] = [];
  readonly #storedPictures = new Map<string, number>();
  #lastNumber = 0;
  #last: readonly Version[] = [];

  constructor(draft: string, storage: Storage) {
    this.#draft = draft;
    this.#storage = storage;
  }

  /** The stored versions, the newest first; none if they cannot be read. */
  async restore(): Promise<readonly Version[]> {
    const { versions, pictures } = await this.#storage
      .read(this.#draft)
      .catch((): VersionParts => ({ versions: [], pictures: [] }));
    const files = new Map(pictures.map(({ hash, file }) => [hash, file]));
    for (const [hash, { size }] of files) this.#storedPictures.set(hash, size);
    this.#storedNumbers = versions.map(({ number }) => number);
    this.#lastNumber = this.#storedNumbers.reduce((last, number) => Math.max(last, number), 0);
    this.#last = versions.toReversed().map((kept) => {
      const version: Version = {
        at: kept.at,
        text: kept.text,
        fileName: kept.fileName,
        // One for which there was no room, or which has been damaged, is missing.
        pictures: kept.pictures.flatMap(({ path, hash }) => {
          const file = files.get(hash);
          if (!file) return [];
          const picture = { path, file };
          this.#hashes.set(picture, hash);
          return [picture];
        }),
      };
      this.#numbers.set(version, kept.number);
      return version;
    });
    return this.#last;
  }

  /** Stores versions that are not stored yet, and deletes those that are no longer among them. */
  async keep(versions: readonly Version[]): Promise<void> {
    if (versions === this.#last) return;
    const all = await Promise.all(versions.toReversed().map((version) => this.#keptOf(version)));
    const files = new Map(
      versions.flatMap(({ pictures }) =>
        pictures.map((picture) => [this.#hashes.get(picture) ?? '', picture.file] as const),
      ),
    );
    const gonePictures = [...this.#storedPictures.keys()].filter((hash) => !files.has(hash));
    const gone = new Set(gonePictures);
    let room = KEPT_PICTURES_BYTES;
    for (const [hash, size] of this.#storedPictures) if (!gone.has(hash)) room -= size;
    const pictures: VersionPicture[] = [];
    for (const [hash, file] of files) {
      if (this.#storedPictures.has(hash) || file.size > room) continue;
      room -= file.size;
      pictures.push({ draft: this.#draft, hash, file });
    }
    const numbers = all.map(({ number }) => number);
    await this.#storage.change(this.#draft, {
      versions: all.filter(({ number }) => !this.#storedNumbers.includes(number)),
      pictures,
      goneVersions: this.#storedNumbers.filter((number) => !numbers.includes(number)),
      gonePictures,
    });
    for (const hash of gonePictures) this.#storedPictures.delete(hash);
    for (const { hash, file } of pictures) this.#storedPictures.set(hash, file.size);
    this.#storedNumbers = numbers;
    this.#last = versions;
  }

  async #keptOf(version: Version): Promise<KeptVersion> {
    const { at, text, fileName } = version;
    const number = this.#numbers.get(version) ?? this.#next();
    this.#numbers.set(version, number);
    const pictures: { path: string; hash: string }[] = [];
    for (const picture of version.pictures) {
      const hash = this.#hashes.get(picture) ?? (await hashOf(picture.file));
      this.#hashes.set(picture, hash);
      pictures.push({ path: picture.path, hash });
    }
    return { draft: this.#draft, number, at, text, fileName, pictures };
  }

  #next(): number {
    this.#lastNumber += 1;
    return this.#lastNumber;
  }
}

/** Equal pictures have the same; without the browser's own function for it, each has its own. */
async function hashOf(file: Blob): Promise<string> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
