import {
  type AssetRequest,
  type ImageEntry,
  type LoadedAsset,
  type MissingAsset,
  type PictureMatcher,
  pictureMatcher,
} from '@footmark/engine';
import type { FoundPictures, LibraryFile, PictureFile } from './protocol';

/** A longer list would slow down the page, and nobody would read it. */
const MAX_LISTED = 500;

/** Files besides pictures that a text names: sources and citation styles. */
const SOURCES = /\.(?:bib|bibtex|biblatex|ris|nbib|enw|xml|json|ya?ml|csl)$/i;

/**
 * Provides the engine with the visitor's files and nothing else: the page fetches no pictures, and reads no files beside a text. A
 * missing file with sources or a style comes with the reason, a missing picture without one.
 */
export function loaderFrom(
  pictures: readonly PictureFile[],
  library: readonly LibraryFile[] = [],
): (request: AssetRequest) => Promise<LoadedAsset | MissingAsset | undefined> {
  const files = new Map([
    ...pictures.map(({ path, file }) => [path, file] as const),
    ...library.map(({ name, file }) => [name, file] as const),
  ]);
  const pathFor = matcherFor([...files.keys()]);
  return async ({ source }) => {
    const file = files.get(pathFor(source) ?? '');
    if (file) return { bytes: new Uint8Array(await file.arrayBuffer()) };
    return SOURCES.test(source) ? { reason: notAdded(source) } : undefined;
  };
}

function notAdded(source: string): string {
  return `this page reads only files that you add (to use it, add ${lastPart(source)} to your sources)`;
}

function lastPart(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Matches each picture with the path of one of the visitor's files. */
export function foundPictures(images: readonly ImageEntry[], paths: readonly string[]): FoundPictures {
  const pathFor = matcherFor(paths);
  const states = images.map((image) => ({ ...image, path: pathFor(image.source) }));
  const missing = states.filter(({ path }) => path === undefined).length;
  const used = new Set(states.map(({ path }) => path));
  const unused = paths.filter((path) => !used.has(path));
  return { listed: states.slice(0, MAX_LISTED), count: states.length, missing, unused };
}

/** Tells whether no file matches a picture of the text; those in the text itself are never missing. */
export function missingAmong(paths: readonly string[]): (source: string) => boolean {
  const pathFor = matcherFor(paths);
  return (source) => source !== '' && !/^data:/i.test(source) && pathFor(source) === undefined;
}

/** A file that was provided for a particular picture takes precedence over files with its name. */
function matcherFor(paths: readonly string[]): PictureMatcher {
  const given = new Set(paths);
  const match = pictureMatcher(paths);
  return (source) => (given.has(source) ? source : match(source));
}
