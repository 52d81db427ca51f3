/** A host's answer for a picture: its bytes, or the reason why there are none, if known. */
export interface AssetContent {
  readonly bytes?: Uint8Array | undefined;
  readonly reason?: string;
}

/** The most characters of a host's reason that a notice quotes. */
const MAX_REASON = 200;

/** Asks a host for a picture. Never rejects, so that a failing host affects only one picture. */
export async function assetContent(ask: () => unknown): Promise<AssetContent> {
  try {
    return read(await ask());
  } catch {
    return {};
  }
}

function read(answer: unknown): AssetContent {
  if (answer === undefined || answer === null) return {};
  const bytes = bytesOf(answer) ?? bytesOf(fieldOf(answer, 'bytes'));
  if (bytes) return { bytes };
  const reason = fieldOf(answer, 'reason');
  if (typeof reason === 'string' && reason !== '') return { reason: inOneLine(reason) };
  return { reason: `the program that converts gave ${nameOf(answer)} instead of its bytes` };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Recognizes bytes by their tag, since objects from another realm, such as a frame, are not instances of our classes. */
function bytesOf(value: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  const tag = Object.prototype.toString.call(value);
  return tag === '[object ArrayBuffer]' || tag === '[object SharedArrayBuffer]'
    ? new Uint8Array(value as ArrayBuffer)
    : undefined;
}

function nameOf(value: unknown): string {
  if (typeof value !== 'object') return `a ${typeof value}`;
  return `an ${Object.prototype.toString.call(value).slice(1, -1)}`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, MAX_REASON);
}
