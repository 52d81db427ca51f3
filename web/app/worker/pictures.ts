import {
  type AssetRequest,
  type ImageEntry,
  type LoadedAsset,
  type PictureMatcher,
  pictureMatcher,
} from '@footmark/engine';
import type { FoundPictures, LibraryFile, PictureFile } from './protocol';

/** A longer list would slow down the page, and nobody would read it. */
const MAX_LISTED = 500;

/** Provides the engine with the visitor's files and nothing else: the page fetches no pictures. */
export function loaderFrom(
  pictures: readonly PictureFile[],
  library: readonly LibraryFile[] = [],
): (request: AssetRequest) => Promise<LoadedAsset | undefined> {
  const files = new Map([
    ...pictures.map(({ path, file }) => [path, file] as const),
    ...library.map(({ name, file }) => [name, file] as const),
  ]);
  const pathFor = matcherFor([...files.keys()]);
  return async ({ source }) => {
    const file = files.get(pathFor(source) ?? '');
    return file && { bytes: new Uint8Array(await file.arrayBuffer()) };
  };
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
