/** The functions of Node.js's `zlib` that are used. */
export interface Zlib {
  createDeflateRaw(): Deflate;
  deflateRaw(data: Uint8Array, done: (error: Error | null, result: Uint8Array) => void): void;
  inflateRaw(
    data: Uint8Array,
    options: InflateOptions,
    done: (error: Error | null, result: Inflated) => void,
  ): void;
  inflateRawSync(data: Uint8Array, options: InflateOptions): Inflated;
  /** @param before the checksum of the preceding data */
  crc32(data: Uint8Array, before?: number): number;
}

export interface InflateOptions {
  readonly maxOutputLength: number;
  /** The size of each output buffer, in bytes. */
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
 * Node.js's own zlib; undefined in browsers, and before Node.js 20.16 and 22.3. Its `CompressionStream` would work, too,
 * but a document has many small parts, and opening a stream for each takes longer than compressing it.
 */
export const zlib = nodeZlib();

function nodeZlib(): Zlib | undefined {
  const found = (globalThis as Host).process?.getBuiltinModule?.('node:zlib') as Zlib | undefined;
  return typeof found?.crc32 === 'function' ? found : undefined;
}

/** A plain `Uint8Array` of the same memory: unlike its method, that of Node.js's `Buffer` named `slice` makes no copy. */
export function plain({ buffer, byteOffset, length }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length);
}
