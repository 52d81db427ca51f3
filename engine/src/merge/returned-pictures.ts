import type { AssetLoader } from '../api/host.js';
import { NO_METADATA } from '../model/metadata.js';
import { decodedAddress } from '../model/names/decoded-address.js';
import { parse } from '../parse/index.js';
import { splitFrontMatter } from '../source/front-matter.js';
import type { ReadPicture } from '../word/index.js';

/** A Word file that came back, as Markdown. */
interface Returned {
  readonly markdown: string;
  readonly pictures: readonly ReadPicture[];
}

/** An image of a text. */
interface Shown {
  readonly url: string;
  readonly alt: string;
}

/**
 * Takes the pictures of a text that the host does not have, as on another computer, from the file that came back. A Word file does
 * not contain their addresses, so they are found by their descriptions, and by their order among those of the same description.
 */
export class ReturnedPictures {
  readonly #found: ReadonlyMap<string, Uint8Array>;
  readonly #taken = new Map<string, Uint8Array>();

  constructor(sent: string, returned: Returned) {
    this.#found = picturesByAddress(shownIn(sent), shownIn(returned.markdown), returned.pictures);
  }

  /** A loader that asks the host first. */
  after(load: AssetLoader | undefined): AssetLoader {
    return async (request) => {
      // A host that fails does not have the picture either.
      const own = await load?.(request).catch(() => undefined);
      if (own !== undefined && !('reason' in own)) return own;
      const bytes = this.#found.get(request.source);
      if (bytes) this.#taken.set(request.source, bytes);
      return bytes ?? own;
    };
  }

  /** The pictures that were taken, by the paths and addresses that the text uses. */
  taken(): readonly ReadPicture[] {
    return Array.from(this.#taken, ([source, bytes]) => ({ path: decodedAddress(source), bytes }));
  }
}

function shownIn(markdown: string): readonly Shown[] {
  return parse(splitFrontMatter(markdown).markdown, NO_METADATA, () => undefined).images;
}

function picturesByAddress(
  sent: readonly Shown[],
  returned: readonly Shown[],
  pictures: Returned['pictures'],
): ReadonlyMap<string, Uint8Array> {
  const bytesAt = new Map(pictures.map(({ path, bytes }) => [path, bytes]));
  const found = new Map<string, Uint8Array>();
  const theirs = byDescription(returned);
  for (const [alt, own] of byDescription(sent)) {
    const same = theirs.get(alt) ?? [];
    // With one more or fewer, nothing tells which of them is which.
    if (same.length !== own.length) continue;
    for (const [index, { url }] of own.entries()) {
      const bytes = bytesAt.get(same[index]?.url ?? '');
      if (bytes && !found.has(url)) found.set(url, bytes);
    }
  }
  return found;
}

function byDescription(images: readonly Shown[]): ReadonlyMap<string, readonly Shown[]> {
  const groups = new Map<string, Shown[]>();
  for (const image of images) {
    const group = groups.get(image.alt);
    if (group) group.push(image);
    else groups.set(image.alt, [image]);
  }
  return groups;
}
