import { type AssetLoader, type ImageEntry, matchPicture } from '@footmark/engine';
import type { PictureFile, PictureState } from './protocol';

/** Gives the engine the visitor's files, and nothing else: the page fetches no pictures. */
export function loaderFrom(pictures: readonly PictureFile[]): AssetLoader {
  const files = new Map(pictures.map(({ path, file }) => [path, file]));
  return async ({ source }) => {
    const path = pathFor(source, [...files.keys()]);
    const file = path === undefined ? undefined : files.get(path);
    return file && { bytes: new Uint8Array(await file.arrayBuffer()) };
  };
}

/** Which of the visitor's files each picture is. */
export function statesOf(images: readonly ImageEntry[], pictures: readonly PictureFile[]): PictureState[] {
  const paths = pictures.map(({ path }) => path);
  return images.map((image) => ({ ...image, path: pathFor(image.source, paths) }));
}

/** A file that was given for this very picture goes before all that are named like it. */
function pathFor(source: string, paths: readonly string[]): string | undefined {
  return paths.includes(source) ? source : matchPicture(source, paths);
}
