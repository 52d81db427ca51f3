// The few web-standard globals that the engine uses. Node.js, browsers, workers and Deno all have them; naming
// them here keeps the rest of the DOM and of Node.js out of the engine's reach.

interface Blob {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}
declare const Blob: { new (parts: readonly Uint8Array[], options: { readonly type: string }): Blob };

interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

declare const TextDecoder: {
  new (
    /** A label of the Encoding Standard; any other throws. */
    label: string,
    options?: { readonly fatal: boolean },
  ): { decode(bytes: Uint8Array): string };
};
declare function atob(data: string): string;
declare function btoa(data: string): string;
declare const TextEncoder: { new (): { encode(text: string): Uint8Array } };

interface ByteStream {
  getReader(): {
    read(): Promise<{ done: true } | { done: false; value: Uint8Array }>;
    cancel(): Promise<void>;
  };
}
interface ByteTransform {
  readonly readable: ByteStream;
  readonly writable: { getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> } };
}
declare const CompressionStream: { new (format: 'gzip'): ByteTransform };
declare const DecompressionStream: { new (format: 'deflate-raw'): ByteTransform };
