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
}
