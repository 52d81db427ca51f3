import { type AssetLoader, type ConversionOptions, convert, type Notice } from '@footmark/engine';
import { picturesIn } from './pictures.js';
import { rasterize } from './rasterize.js';
import { fetchPicture } from './remote-pictures.js';
import { decodeUtf8 } from './utf8.js';

/** A text, and what it needs to be converted. */
export interface Text {
  readonly bytes: Uint8Array;
  /** What messages call it. */
  readonly name: string;
  /** Where its pictures' relative paths begin. */
  readonly folder: string;
  /** Whether its pictures on the web are fetched. */
  readonly remoteImages: boolean;
}

/** What came of a text. */
export interface Conversion {
  /** The Word file, or why there is none. */
  readonly result: { readonly document: Uint8Array } | { readonly failure: string };
  /** In the order of the text. */
  readonly notices: readonly Notice[];
}

/** Converts a text. Throws a `CommandError` for bytes that are not UTF-8. */
export async function convertText(
  { bytes, name, folder, remoteImages }: Text,
  options: ConversionOptions,
): Promise<Conversion> {
  const inFolder = picturesIn(folder);
  const loadAsset: AssetLoader = async (request) =>
    (await inFolder(request)) ?? (remoteImages ? fetchPicture(request) : undefined);
  const result = await convert(decodeUtf8(bytes, name), { ...options, loadAsset, rasterize });
  const notices = [...result.validation.errors, ...result.validation.warnings].sort(byPlace);
  if (!result.success) return { result: { failure: `${name}: ${result.error}` }, notices };
  return { result: { document: new Uint8Array(await result.blob.arrayBuffer()) }, notices };
}

function byPlace(one: Notice, other: Notice): number {
  return one.line - other.line || (one.column ?? 0) - (other.column ?? 0);
}
