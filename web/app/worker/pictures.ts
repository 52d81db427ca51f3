import { type AssetLoader, type ImageEntry, type PictureMatcher, pictureMatcher } from '@footmark/engine';
import type { PictureFile, PictureState } from './protocol';

/** Gives the engine the visitor's files, and nothing else: the page fetches no pictures. */
export function loaderFrom(pictures: readonly PictureFile[]): AssetLoader {
  const files = new Map(pictures.map(({ path, file }) => [path, file]));
  const pathFor = matcherFor([...files.keys()]);
  return async ({ source }) => {
    const file = files.get(pathFor(source) ?? '');
    return file && { bytes: new Uint8Array(await file.arrayBuffer()) };
  };
}

/** Which of the visitor's files, by their paths, each picture is. */
export function statesOf(images: readonly ImageEntry[], paths: readonly string[]): PictureState[] {
  const pathFor = matcherFor(paths);
  return images.map((image) => ({ ...image, path: pathFor(image.source) }));
}

/** A file that was given for this very picture goes before all that are named like it. */
function matcherFor(paths: readonly string[]): PictureMatcher {
  const given = new Set(paths);
  const match = pictureMatcher(paths);
  return (source) => (given.has(source) ? source : match(source));
}
