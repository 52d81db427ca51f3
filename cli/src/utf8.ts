import { CommandError } from './errors.js';

/** Text of UTF-8 bytes, without a byte order mark. A `CommandError` says where the bytes are something else. */
export function decodeUtf8(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const before = textBeforeFault(bytes);
    const byte = Buffer.byteLength(before) + 1;
    const line = before.split(/\r\n?|\n/).length;
    throw new CommandError(`${file}: not UTF-8 text: byte ${byte}, on line ${line}, does not belong there`);
  }
}

/**
 * The decoder does not tell where it failed. Fed with the first n bytes of a stream, it fails for every n from the
 * faulty byte on and for none before, so halving finds the longest sound beginning.
 */
function textBeforeFault(bytes: Uint8Array): string {
  let sound = 0;
  let faulty = bytes.length + 1;
  while (faulty - sound > 1) {
    const middle = Math.floor((sound + faulty) / 2);
    if (decodeBeginning(bytes, middle) === undefined) faulty = middle;
    else sound = middle;
  }
  return decodeBeginning(bytes, sound) ?? '';
}

/** Leaves out a character whose last bytes are missing; `ignoreBOM` keeps the mark, so that the bytes still count. */
function decodeBeginning(bytes: Uint8Array, length: number): string | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    return decoder.decode(bytes.subarray(0, length), { stream: true });
  } catch {
    return undefined;
  }
}
