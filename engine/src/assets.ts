/** A picture that a document asks for. */
export interface AssetRequest {
  /** The image's target as the text gives it, percent-decoded nowhere: `figures/one.png`, `https://…`. */
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
