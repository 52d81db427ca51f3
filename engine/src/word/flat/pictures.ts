import { formatOf } from '../../load/images/format.js';
import { MAX_SVG_BYTES } from '../../load/images/limits.js';
import { readPixels } from '../../load/images/read-pixels.js';
import { readText } from '../../load/images/svg/text.js';
import type { Image } from '../../model/document.js';
import { EMU_PER_POINT } from '../../model/units.js';
import { kindOf, type OfficePackage, type Related } from '../../ooxml/package.js';
import { alternativeOf } from '../../text/alternative-text.js';
import { childOf, elementsOf, type XmlElement } from '../../xml/element.js';
import type { Losses } from '../losses.js';

/** A picture of a Word file. */
export interface ReadPicture {
  /** Its path in the Markdown. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** For an SVG: what programs that cannot draw it show instead, if the file has it. LibreOffice saves only that. */
  readonly fallback?: Uint8Array;
}

/** Finds the pictures of a document, each file once, however often it is shown. */
export class Pictures {
  readonly #paths = new Map<string, string>();
  readonly #taken = new Set<string>();
  readonly #bytes = new Map<string, Uint8Array>();
  /** What stands for an SVG, by the path of the SVG. */
  readonly #fallbacks = new Map<string, Uint8Array>();

  constructor(
    private readonly source: OfficePackage,
    private readonly folder: string,
    private readonly losses: Losses,
    private readonly isFromFootmark: boolean,
  ) {}

  /** Unpacks the pictures of some parts, as their natural sizes are needed to tell whether they are scaled. */
  async load(parts: readonly ReadonlyMap<string, Related>[]): Promise<void> {
    for (const relations of parts)
      for (const related of relations.values()) {
        if (related.external || kindOf(related) !== 'image' || this.#bytes.has(related.part)) continue;
        const bytes = await this.source.bytes(related.part);
        const safe = bytes && formatOf(bytes) === 'svg' ? await this.#drawing(bytes) : bytes;
        if (safe) this.#bytes.set(related.part, safe);
      }
  }

  /** An SVG as a document would have it; `undefined` if it cannot be drawn safely, so that its other form in the file is used. */
  async #drawing(bytes: Uint8Array): Promise<Uint8Array | undefined> {
    // Few files have SVG, and the others need not load the code for it.
    const { cleanSvg } = await import('../../load/images/svg/clean.js');
    const clean = bytes.length > MAX_SVG_BYTES ? undefined : cleanSvg(readText(bytes));
    if (clean?.removals.length !== 0)
      this.losses.add('word-picture', clean ? 'cleaned' : 'unsafe', clean ? CLEANED : UNSAFE);
    return clean && new TextEncoder().encode(clean.svg);
  }

  /** The picture of a DrawingML element (ECMA-376 Part 1, 20.4). */
  drawn(
    { place, blip }: { readonly place: XmlElement; readonly blip: XmlElement },
    relations: ReadonlyMap<string, Related>,
  ): Image | undefined {
    const properties = childOf(place, 'wp:docPr')?.attributes ?? {};
    const extent = childOf(place, 'wp:extent')?.attributes ?? {};
    const svg = descendant(blip, (name) => name.endsWith(':svgBlip'))?.attributes['r:embed'];
    const drawing = this.#found(svg, relations);
    const fallback = drawing && this.#bytesOf(relations.get(blip.attributes['r:embed'] ?? ''));
    if (fallback) this.#fallbacks.set(drawing.url, fallback);
    const found =
      drawing ??
      this.#found(blip.attributes['r:embed'], relations) ??
      this.#found(blip.attributes['r:link'], relations);
    if (!found) return this.#missing(properties.descr);
    return imageOf(
      found,
      properties.descr ?? '',
      properties.title ?? '',
      pointsOfEmu(extent.cx, this.isFromFootmark),
    );
  }

  /** The picture of a VML shape, as in old documents and previews of embedded objects. */
  shape(shape: XmlElement, data: XmlElement, relations: ReadonlyMap<string, Related>): Image | undefined {
    const found = this.#found(data.attributes['r:id'] ?? data.attributes['o:relid'], relations);
    const alt = shape.attributes.alt ?? '';
    if (!found) return this.#missing(alt);
    const [, value, unit] = /(?:^|;)\s*width:\s*([\d.]+)(pt|in|px)?/.exec(shape.attributes.style ?? '') ?? [];
    const points = Number(value) * (unit === 'in' ? 72 : unit === 'px' ? 0.75 : 1);
    const width = points > 0 ? Math.round(points * 100) / 100 : undefined;
    return imageOf(found, alt, data.attributes['o:title'] ?? '', width);
  }

  /** The files of all pictures that the text shows. */
  files(): ReadPicture[] {
    return [...this.#paths].flatMap(([part, path]) => {
      const bytes = this.#bytes.get(part);
      const fallback = this.#fallbacks.get(path);
      return bytes ? [{ path, bytes, ...(fallback && { fallback }) }] : [];
    });
  }

  #bytesOf(related: Related | undefined): Uint8Array | undefined {
    return related && !related.external ? this.#bytes.get(related.part) : undefined;
  }

  #missing(alt: string | undefined): undefined {
    const named = alt ? ` ("${alt}")` : '';
    this.losses.report('word-picture', `A picture${named} is not in the file`);
    return undefined;
  }

  #found(id: string | undefined, relations: ReadonlyMap<string, Related>): Found | undefined {
    const related = id === undefined || id === '' ? undefined : relations.get(id);
    if (!related) return undefined;
    if (related.external)
      return /^(?:https?:|data:image\/)/i.test(related.url)
        ? { url: related.url, naturalWidth: undefined }
        : undefined;
    const bytes = this.#bytesOf(related);
    return bytes && { url: this.#pathOf(related.part), naturalWidth: ownWidth(bytes) };
  }

  #pathOf(part: string): string {
    const known = this.#paths.get(part);
    if (known !== undefined) return known;
    const file = (part.split('/').at(-1) ?? '').replace(/[^\w.-]+/g, '-');
    const dot = file.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [file.slice(0, dot), file.slice(dot)] : [file, ''];
    let path = `${this.folder}${file}`;
    for (let count = 2; this.#taken.has(path.toLowerCase()); count++)
      path = `${this.folder}${stem}-${count}${extension}`;
    this.#taken.add(path.toLowerCase());
    this.#paths.set(part, path);
    if (/\.(?:emf|wmf|tiff?|pict|pcx|wdp)$/i.test(path))
      this.losses.add(
        'word-picture',
        'format',
        (count) =>
          `${count === 1 ? '1 picture is' : `${count} pictures are`} in a format that pages and Word files made from Markdown do not show (EMF, WMF, TIFF)`,
      );
    return path;
  }
}

const CLEANED = (count: number): string =>
  count === 1
    ? '1 SVG drawing was made safe: scripts, links or the like were removed from it'
    : `${count} SVG drawings were made safe: scripts, links or the like were removed from them`;
const UNSAFE = (count: number): string =>
  count === 1
    ? '1 SVG drawing cannot be drawn safely; its other form in the file was used, if it has one'
    : `${count} SVG drawings cannot be drawn safely; their other forms in the file were used, if they have any`;

interface Found {
  readonly url: string;
  /** The natural width of the picture, in points. */
  readonly naturalWidth: number | undefined;
}

/** The natural width of a picture, in points. */
function ownWidth(bytes: Uint8Array): number | undefined {
  const size = readPixels(bytes)?.size;
  return size && (size.width / size.density) * 72;
}

/** Reduces a description that is a path on the author's computer, as from old versions of Word, to the name of the file. */
function withoutFolder(alt: string): string {
  return /^(?:[A-Za-z]:|\\)\\.*\\([^\\]+)$/.exec(alt)?.[1] ?? alt;
}

/** In points. Markdown has no pictures of no width. */
const MIN_WIDTH = 0.01;

/** The image for a picture. Its width is omitted if it is the natural one, and its height always, as proportions are kept. */
function imageOf({ url, naturalWidth }: Found, alt: string, title: string, width: number | undefined): Image {
  const isNatural =
    naturalWidth !== undefined &&
    width !== undefined &&
    Math.abs(naturalWidth - width) < naturalWidth * 0.005;
  return {
    type: 'image',
    url,
    title,
    alt: alternativeOf(withoutFolder(alt.replace(/\s+/g, ' ').trim()), url),
    ...(width === undefined || isNatural ? {} : { width: { unit: 'pt', value: Math.max(width, MIN_WIDTH) } }),
    line: 1,
  };
}

/** The first descendant whose name fulfils a condition. */
export function descendant(element: XmlElement, fulfils: (name: string) => boolean): XmlElement | undefined {
  for (const child of elementsOf(element)) {
    if (fulfils(child.name)) return child;
    const found = descendant(child, fulfils);
    if (found) return found;
  }
  return undefined;
}

/** Converts a length in English Metric Units to points, rounded to hundredths unless `isExact`. */
function pointsOfEmu(value: string | undefined, isExact: boolean): number | undefined {
  const emu = Number(value ?? Number.NaN);
  return emu > 0
    ? isExact
      ? emu / EMU_PER_POINT
      : Math.round((emu / EMU_PER_POINT) * 100) / 100
    : undefined;
}
