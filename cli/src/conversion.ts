import { basename } from 'node:path';
import {
  type AssetLoader,
  type ConversionOptions,
  convert,
  type DialectReading,
  type Notice,
  pictureMatcher,
} from '@footmark/engine';
import type { InnerFile } from '@footmark/engine/sources';
import { diagrams } from './diagrams.js';
import type { Permissions } from './permissions.js';
import { Allowance, PICTURE_LIMITS } from './picture-limits.js';
import { picturesIn } from './pictures.js';
import { rasterize } from './rasterize.js';
import type { Roots } from './roots.js';
import { STREAM } from './streams.js';
import { decodeText, textIn } from './utf8.js';

/** A text, and what is needed to convert it. */
export interface Text {
  readonly bytes: Uint8Array;
  /** Its name in messages. */
  readonly name: string;
  /** The folder to which the paths of its pictures and sources are relative. */
  readonly folder: string;
  /** The folders from which these are read. */
  readonly roots: Roots;
  /** Whether its pictures are fetched from the web. */
  readonly permissions: Permissions;
  /** Pictures, sources and styles that are not on the disk by themselves. */
  readonly inner?: readonly InnerFile[];
}

/** The result for a text. */
export interface Conversion {
  /** The Word file, or the reason why there is none. */
  readonly result: { readonly document: Uint8Array } | { readonly failure: string };
  /** In document order. */
  readonly notices: readonly Notice[];
  readonly reading?: DialectReading;
}

/** Converts a text. Throws a `CommandError` for what is no text. */
export async function convertText(text: Text, options: ConversionOptions): Promise<Conversion> {
  const { bytes, name } = text;
  // The text that a Word file carries is stored with the name of its own file.
  const source = options.source === true && name !== STREAM ? basename(name) : options.source;
  const own = source === undefined ? options : { ...options, source };
  // What was combined of files is Markdown, whatever the name of the first one.
  const markdown = text.inner === undefined ? textIn(bytes, name) : decodeText(bytes, name);
  const result = await convert(markdown, conversionWith(text, own));
  const notices = [...result.validation.errors, ...result.validation.warnings].sort(byPlace);
  if (!result.success) return { result: { failure: `${name}: ${result.error}` }, notices };
  const { blob, reading } = result;
  const document = new Uint8Array(await blob.arrayBuffer());
  return { result: { document }, notices, ...(reading && { reading }) };
}

/** Options with what this computer provides: pictures, rasterized if Word cannot show them, and diagrams. */
export function conversionWith(text: Text, options: ConversionOptions): ConversionOptions {
  const { name, inner } = text;
  const named = inner === undefined && name !== STREAM ? { textName: basename(name) } : {};
  return { ...named, ...options, loadAsset: loader(text), rasterize, diagrams };
}

function loader({ inner = [], ...text }: Text): AssetLoader {
  const onDisk = loaderOnDisk(text);
  const bytes = new Map(inner.map((file) => [file.path, file.bytes]));
  const match = pictureMatcher([...bytes.keys()]);
  return async (request) => bytes.get(match(request.source) ?? '') ?? onDisk(request);
}

function loaderOnDisk({ folder, roots, permissions }: Text): AssetLoader {
  const limits = PICTURE_LIMITS;
  const allowance = new Allowance(limits);
  const inFolder = picturesIn({ folder, roots, allowance });
  if (!permissions.remote) return inFolder;
  // The code for HTTP is loaded only on request.
  const onWeb = import('./remote-pictures.js').then(({ remotePictures }) =>
    remotePictures({ limits, allowance, privateHosts: permissions.privateHosts }),
  );
  return async (request) => (await inFolder(request)) ?? (await onWeb)(request);
}

function byPlace(one: Notice, other: Notice): number {
  return one.line - other.line || (one.column ?? 0) - (other.column ?? 0);
}
