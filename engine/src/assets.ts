import type { Document } from './document.js';
import { dataUriBytes } from './images/data-uri.js';
import { embed } from './images/embed.js';
import type { Embedding } from './images/embedding.js';
import type { EmbeddedImage } from './images/image.js';
import { imageNotice } from './images/notices.js';
import type { Rasterizer } from './images/rasterizer.js';
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

/** What of a host the load stage needs. */
export interface AssetHost {
  readonly loadAsset?: AssetLoader | undefined;
  readonly rasterize?: Rasterizer | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Loads every image of the document, each target once. What cannot be loaded, or made into a format that Word shows,
 * gives a notice; its alt text will stand in its place.
 */
export async function loadImages(
  document: Document,
  host: AssetHost,
  report: Report,
): Promise<ReadonlyMap<string, EmbeddedImage>> {
  const images = new Map<string, EmbeddedImage>();
  const tried = new Set<string>();
  for (const { url, line } of document.images) {
    if (tried.has(url) || host.signal?.aborted) continue;
    tried.add(url);
    const name = shown(url);
    const embedding = await embeddingOf(url, host);
    const found = embedding
      ? imageNotice(embedding, name, line)
      : notice('image-not-loaded', `Image ${name} ${absence(url)}; its alt text was kept`, line);
    if (found) report(found);
    if (embedding && 'image' in embedding) images.set(url, embedding.image);
  }
  return images;
}

/** `undefined` for what is not there; what stands in the text itself and cannot be read is no picture. */
async function embeddingOf(url: string, host: AssetHost): Promise<Embedding | undefined> {
  const isInText = url === '' || /^data:/i.test(url);
  const bytes = isInText ? dataUriBytes(url) : await load(url, host);
  if (!bytes) return isInText ? { obstacle: 'no-picture' } : undefined;
  const { rasterize, signal } = host;
  return embed(bytes, async (request) => {
    try {
      return await rasterize?.(signal ? { ...request, signal } : request);
    } catch {
      return undefined;
    }
  });
}

async function load(source: string, { loadAsset, signal }: AssetHost): Promise<Uint8Array | undefined> {
  try {
    return (await loadAsset?.(signal ? { source, signal } : { source }))?.bytes;
  } catch {
    return undefined;
  }
}

function absence(url: string): string {
  return /^(?:https?:)?\/\//i.test(url) ? 'is on the web and was not fetched' : 'was not loaded';
}

/** A target as a message can show it: `data:` URIs may be megabytes long. */
function shown(url: string): string {
  if (url === '') return 'without an address';
  return url.length > 80 ? `${url.slice(0, 77)}…` : url;
}
