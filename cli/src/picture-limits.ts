/** How large pictures may be, from wherever they come. */
export interface PictureLimits {
  /** The most bytes of one picture. */
  readonly bytes: number;
  /** The most bytes of all pictures of a text. */
  readonly totalBytes: number;
  /** The longest that a picture on the web is waited for. */
  readonly milliseconds: number;
  /** The longest that all pictures of a text on the web are waited for, counted from the first. */
  readonly totalMilliseconds: number;
}

/** More than a page of a document can show. */
export const PICTURE_LIMITS: PictureLimits = {
  bytes: 50_000_000,
  totalBytes: 500_000_000,
  milliseconds: 15_000,
  totalMilliseconds: 120_000,
};

/** Why a picture was not loaded, in words that follow a colon. */
export class Unloaded extends Error {}

/** Counts the bytes of a text's pictures while they come in, side by side. */
export class Allowance {
  private used = 0;

  constructor(private readonly limits: PictureLimits) {}

  /** All that a picture's chunks hold; throws `Unloaded` as soon as they are too much. */
  async collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
    const kept: Uint8Array[] = [];
    let length = 0;
    try {
      for await (const chunk of chunks) {
        length += chunk.length;
        this.used += chunk.length;
        this.check(length);
        kept.push(chunk);
      }
      return Buffer.concat(kept);
    } catch (error) {
      // What is not in the document takes no room from the others.
      this.used -= length;
      throw error;
    }
  }

  /** Throws `Unloaded` for a length that is known to be too much before it is read. */
  check(length: number): void {
    const { bytes, totalBytes } = this.limits;
    if (length > bytes) throw new Unloaded(`it is larger than ${megabytes(bytes)}`);
    if (this.used > totalBytes)
      throw new Unloaded(`the pictures of this text are larger than ${megabytes(totalBytes)} together`);
  }
}

function megabytes(bytes: number): string {
  return `${bytes / 1e6} MB`;
}
