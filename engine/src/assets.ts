import type { Document } from './document.js';
import { dataUriBytes } from './images/data-uri.js';
import type { EmbeddedImage } from './images/image.js';
import { readImage } from './images/read-image.js';
import { notice, type Report } from './notice.js';

/** A picture that a document asks for. */
export interface AssetRequest {
  /** The image's target as the text gives it, not percent-decoded: `figures/one.png`, `https://…`. */
  readonly source: string;
  readonly signal?: AbortSignal;
}

/** The bytes of a picture; its format is recognised from the bytes, not from a name or a declared type. */
export interface LoadedAsset {
  readonly bytes: Uint8Array;
}

/**
 * How the host gives the engine pictures. It is the engine's only way out: without a loader, only `data:` URIs
 * are embedded. Give `undefined` for what is not there; a rejection counts as not there.
 */
export type AssetLoader = (request: AssetRequest) => Promise<LoadedAsset | undefined>;

/**
 * Loads every image of the document, each target once. What cannot be loaded, or is of a format that Word does not
 * show, gives a notice; its alt text will stand in its place.
 */
export async function loadImages(
  document: Document,
  load: AssetLoader | undefined,
  signal: AbortSignal | undefined,
  report: Report,
): Promise<ReadonlyMap<string, EmbeddedImage>> {
  const images = new Map<string, EmbeddedImage>();
  const tried = new Set<string>();
  for (const { url, line } of document.images) {
    if (tried.has(url)) continue;
    tried.add(url);
    const bytes = await bytesOf(url, load, signal);
    const image = bytes && readImage(bytes);
    if (image) images.set(url, image);
    else if (bytes)
      report(notice('image-not-supported', `Image ${shown(url)} is not a PNG, JPEG or GIF file`, line));
    else
      report(notice('image-not-loaded', `Image ${shown(url)} was not loaded; its alt text was kept`, line));
  }
  return images;
}

async function bytesOf(
  source: string,
  load: AssetLoader | undefined,
  signal: AbortSignal | undefined,
): Promise<Uint8Array | undefined> {
  if (/^data:/i.test(source)) return dataUriBytes(source);
  if (!load || source === '') return undefined;
  try {
    return (await load(signal ? { source, signal } : { source }))?.bytes;
  } catch {
    return undefined;
  }
}

/** A target as a message can show it: `data:` URIs may be megabytes long. */
function shown(url: string): string {
  return url.length > 80 ? `${url.slice(0, 77)}…` : url;
}
