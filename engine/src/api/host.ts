/*
 * What the engine asks of the program that it runs in: pictures, and other forms of them.
 */

/** A picture that a document asks for. */
export interface AssetRequest {
  /** The image's target as the text gives it, not percent-decoded: `figures/one.png`, `https://…`. */
  readonly source: string;
  readonly signal?: AbortSignal;
}

/** The bytes of a picture; its format is recognised from the bytes, not from a name or a declared type. */
export interface LoadedAsset {
  readonly bytes: Uint8Array | ArrayBuffer;
}

/** Why a picture could not be loaded. */
export interface MissingAsset {
  /** In a few words that follow a colon, such as `the server answered 404`; the notice about the picture says it. */
  readonly reason: string;
}

/**
 * How the host gives the engine pictures. It is the engine's only way out: without a loader, only `data:` URIs are
 * embedded. It is asked for several pictures at a time. Give `undefined` or a reason for what is not there. A
 * rejection, an exception or something else than bytes counts as not there; it costs the picture, never the document.
 * A conversion waits for its answer for as long as it takes, unless the `signal` is aborted.
 */
export type AssetLoader = (
  request: AssetRequest,
) => Promise<LoadedAsset | Uint8Array | ArrayBuffer | MissingAsset | undefined>;

/** A picture that is to be made into a PNG or a JPEG file. */
export interface RasterRequest {
  /** An SVG has been made safe, and has its size in pixels in its root element. */
  readonly bytes: Uint8Array;
  readonly format: 'svg' | 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';
  /** The size wanted in pixels; of a photograph that was taken sideways, before it is turned upright. */
  readonly width: number;
  readonly height: number;
  /** The format wanted: `jpeg` for photographs, `png` for what has sharp edges or transparent places. */
  readonly wanted: 'png' | 'jpeg';
  readonly signal?: AbortSignal;
}

/**
 * How the host makes pictures that Word does not show everywhere (SVG, WebP, AVIF, photographs taken sideways) into
 * PNG or JPEG files. Give `undefined` for what cannot be made; a rejection counts as that.
 */
export type Rasterizer = (request: RasterRequest) => Promise<Uint8Array | undefined>;
