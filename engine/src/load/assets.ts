import type { AssetLoader, Rasterizer } from '../api/host.js';
import { type Finding, notice, type Report, repeatable } from '../api/notice.js';
import type { Document, Image } from '../model/document.js';
import type { EmbeddedImage } from '../model/media.js';
import { type AssetContent, assetContent } from './asset-content.js';
import { dataUriBytes } from './images/data-uri.js';
import { embed } from './images/embed.js';
import type { Embedding } from './images/embedding.js';
import { imageNotices, replacementOf } from './images/notices.js';
import { sideBySide, untilAborted } from './waiting.js';

/** The parts of a host that the load stage needs. */
interface AssetHost {
  readonly loadAsset?: AssetLoader | undefined;
  readonly rasterize?: Rasterizer | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The most pictures to request from a host at the same time. */
const MAX_LOADS = 8;

/**
 * Loads every image of the document, each target once. A picture that cannot be loaded, or not converted to a format
 * that Word shows, is reported and replaced by its alternative text.
 */
export async function loadImages(
  document: Document,
  host: AssetHost,
  report: Report,
): Promise<ReadonlyMap<string, EmbeddedImage>> {
  const images = new Map<string, EmbeddedImage>();
  const first = new Map<string, Image>();
  for (const image of document.images) if (!first.has(image.url)) first.set(image.url, image);
  const contents = await sideBySide([...first.keys()], MAX_LOADS, (url) => contentOf(url, host));
  for (const [url, image] of first) {
    if (host.signal?.aborted) break;
    const content = contents.get(url) ?? {};
    const name = displayName(url);
    const embedding = await embeddingOf(content, url, host);
    const found = embedding
      ? imageNotices(embedding, name, image)
      : [
          url === document.logo?.url
            ? logoNotice(absence(url, content), name, image.line)
            : absenceNotice(absence(url, content), name, image),
        ];
    for (const each of found) report(each);
    if (embedding && 'image' in embedding) images.set(url, embedding.image);
    // Once a picture is converted, its original need not stay in memory.
    contents.delete(url);
  }
  return images;
}

/** The content of a picture: from its `data:` URI, or else from the host. */
async function contentOf(url: string, { loadAsset, signal }: AssetHost): Promise<AssetContent> {
  if (isInText(url)) return { bytes: dataUriBytes(url) };
  if (!loadAsset || signal?.aborted) return {};
  return assetContent(() =>
    untilAborted(loadAsset(signal ? { source: url, signal } : { source: url }), signal),
  );
}

/** `undefined` if there is none; unreadable data in the text is not a picture. */
async function embeddingOf(
  { bytes }: AssetContent,
  url: string,
  { rasterize, signal }: AssetHost,
): Promise<Embedding | undefined> {
  if (!bytes) return isInText(url) ? { obstacle: 'no-picture' } : undefined;
  return embed(bytes, async (request) => {
    const ask = () => untilAborted(rasterize?.(signal ? { ...request, signal } : request), signal);
    return (await assetContent(ask)).bytes;
  });
}

function isInText(url: string): boolean {
  return url === '' || /^data:/i.test(url);
}

/** Why there is no picture, about one and about many. */
type Absence = readonly [one: string, many: string];

function absence(url: string, { reason }: AssetContent): Absence {
  if (reason !== undefined) return [`was not loaded: ${reason}`, `were not loaded: ${reason}`];
  return /^(?:https?:)?\/\//i.test(url)
    ? ['is on the web and was not fetched', 'are on the web and were not fetched']
    : ['was not loaded', 'were not loaded'];
}

function absenceNotice([one, many]: Absence, name: string, image: Image): Finding {
  return repeatable(
    notice('image-not-loaded', `Picture ${name} ${one}; ${replacementOf(image)}`, image.line),
    { subject: 'pictures', name, predicate: `${many}; any alternative texts were kept` },
  );
}

/** No words stand in the place of a logo. */
function logoNotice([one]: Absence, name: string, line: number): Finding {
  return notice('image-not-loaded', `Logo ${name} ${one}; there is none above the title`, line);
}

/** A target for a message: `data:` URIs may be megabytes long. */
function displayName(url: string): string {
  if (url === '') return 'without an address';
  return url.length > 80 ? `${url.slice(0, 77)}…` : url;
}
