import { decodedAddress } from '../model/names/decoded-address.js';
import { type PictureMatcher, pictureMatcher } from '../model/names/picture-matcher.js';
import { folderOf, isPicture, joined, nameOf, withoutExtension } from './paths.js';

/** The endings of paths that a link may omit. */
const ENDINGS = ['', '.md', '.markdown', '.qmd', '.ipynb', '/index.md', '/README.md', '/index.qmd'];

/** Finds files by the names that other files use for them. */
export class FileIndex {
  readonly #byPath = new Map<string, string>();
  readonly #byName = new Map<string, string[]>();

  readonly #paths: readonly string[];
  #pictures: PictureMatcher | undefined;

  constructor(paths: Iterable<string>) {
    this.#paths = [...paths];
    for (const path of this.#paths) {
      const folded = fold(path);
      if (!this.#byPath.has(folded)) this.#byPath.set(folded, path);
      for (const name of new Set([nameOf(folded), withoutExtension(nameOf(folded))])) {
        const alike = this.#byName.get(name);
        if (alike) alike.push(path);
        else this.#byName.set(name, [path]);
      }
    }
  }

  /** The file that a relative path in another file refers to. */
  byPath(path: string, from: string): string | undefined {
    return this.byWholePath(path, from) ?? this.byWholePath(path.replace(/[?#].*$/s, ''), from);
  }

  /** The same for a path without a fragment: some programs do not encode a `#` in names. */
  byWholePath(path: string, from: string): string | undefined {
    for (const spelling of new Set([path, decodedAddress(path)])) {
      const full = joined(folderOf(from), spelling);
      if (!full) continue;
      for (const ending of ENDINGS) {
        const found = this.#byPath.get(fold(full + ending));
        if (found !== undefined) return found;
      }
      // Links may name the HTML page that a site generates from a Markdown source.
      if (/\.html?$/i.test(full)) return this.byPath(withoutExtension(spelling), from);
    }
    return undefined;
  }

  /** The file to which a path leads from the folder of another file, or else from a folder above it. */
  fromAround(path: string, from: string): string | undefined {
    for (let folder = folderOf(from); ; folder = folderOf(folder)) {
      const found = this.byPath(path, folder === '' ? '' : `${folder}/_`);
      if (found !== undefined && found !== from) return found;
      if (folder === '') return undefined;
    }
  }

  /** The file that Obsidian finds by a name, with or without folders before it: the nearest, then the highest. */
  byName(name: string, from: string): string | undefined {
    const wanted = fold(name.replace(/^\/+/, ''));
    const fits = (this.#byName.get(nameOf(wanted)) ?? []).filter((path) => {
      const folded = fold(path);
      return [folded, withoutExtension(folded)].some(
        (each) => each === wanted || each.endsWith(`/${wanted}`),
      );
    });
    const rank = (path: string): number =>
      (folderOf(path) === folderOf(from) ? 0 : 1000) + path.split('/').length;
    return fits.sort((a, b) => rank(a) - rank(b))[0];
  }

  /** The picture that a text shows by an address or a name. */
  picture(address: string, from: string): string | undefined {
    this.#pictures ??= pictureMatcher(this.#paths.filter(isPicture));
    return this.#pictures(address, folderOf(from));
  }

  /** Whether only one file has a name. */
  isUnique(path: string): boolean {
    return (this.#byName.get(nameOf(fold(path)))?.length ?? 0) < 2;
  }
}

function fold(path: string): string {
  return path.normalize().toLowerCase();
}
