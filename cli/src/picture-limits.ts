/** How large pictures may be, wherever they come from. */
export interface PictureLimits {
  /** The maximum size of one picture, in bytes. */
  readonly bytes: number;
  /** The maximum size of all pictures of a text, in bytes. */
  readonly totalBytes: number;
  /** The maximum time to wait for one picture from the web. */
  readonly milliseconds: number;
  /** The maximum time to wait for all pictures of a text from the web, beginning with the first. */
  readonly totalMilliseconds: number;
}

/** More than a page of a document can show. */
export const PICTURE_LIMITS: PictureLimits = {
  bytes: 50_000_000,
  totalBytes: 500_000_000,
  milliseconds: 15_000,
  totalMilliseconds: 120_000,
};

/** Why a picture was not loaded, in words that can follow a colon. */
export class Unloaded extends Error {}

/** Counts the bytes of a text's pictures while several are being read. */
export class Allowance {
  private used = 0;

  constructor(private readonly limits: PictureLimits) {}

  /** Joins a picture's chunks; throws `Unloaded` as soon as they are too large. */
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
      // Pictures that were not loaded leave their share to others.
      this.used -= length;
      throw error;
    }
  }

  /** Throws `Unloaded` if a length that is known in advance is too large. */
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
