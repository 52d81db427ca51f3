/** The part of Node.js's zlib that is used. */
export interface Zlib {
  createDeflateRaw(): Deflate;
  deflateRaw(data: Uint8Array, done: (error: Error | null, result: Uint8Array) => void): void;
  inflateRaw(
    data: Uint8Array,
    options: InflateOptions,
    done: (error: Error | null, result: Inflated) => void,
  ): void;
  inflateRawSync(data: Uint8Array, options: InflateOptions): Inflated;
  /** `before` is the checksum of the data before. */
  crc32(data: Uint8Array, before?: number): number;
}

export interface InflateOptions {
  readonly maxOutputLength: number;
  /** The room that is taken for the result at a time. */
  readonly chunkSize: number;
  readonly info: true;
}

export interface Inflated {
  readonly buffer: Uint8Array;
  readonly engine: { readonly bytesWritten: number };
}

interface Deflate {
  write(data: Uint8Array, done: (error?: Error | null) => void): void;
  end(data: Uint8Array): void;
  on(event: 'data', listener: (data: Uint8Array) => void): this;
  on(event: 'end', listener: () => void): this;
  on(event: 'error', listener: (error: Error) => void): this;
}

type Host = { readonly process?: { getBuiltinModule?(name: string): unknown } };

/**
 * Node.js's own zlib; undefined in browsers, and before Node.js 20.16 and 22.3. The streams for
 * compression there use it, too, but a document has many small parts, and a stream for each takes longer than the compression.
 */
export const zlib = nodeZlib();

function nodeZlib(): Zlib | undefined {
  const found = (globalThis as Host).process?.getBuiltinModule?.('node:zlib') as Zlib | undefined;
  return typeof found?.crc32 === 'function' ? found : undefined;
}

/** Bytes without the methods of Node.js's own class, of which `slice` makes no copy. */
export function plain({ buffer, byteOffset, length }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length);
}
