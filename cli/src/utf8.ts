import { foreignFormat } from '@footmark/engine/options';
import { CommandError } from './errors.js';

/** The text of a file. Throws a `CommandError` for a kind of file that is not read, with what to do, and as `decodeText` does. */
export function textIn(bytes: Uint8Array, file: string): string {
  const format = foreignFormat(file, bytes);
  if (format)
    throw new CommandError(`${file}: this is ${format.name}, which cannot be read. ${format.advice}`);
  if (/\.json$/i.test(file))
    throw new CommandError(
      `${file}: JSON is data and no text. Sources for citations are given with --bibliography, options with --options, and conversations of a chat assistant are chosen with --conversation.`,
    );
  return decodeText(bytes, file);
}

/**
 * Decodes UTF-8, or UTF-16 with a byte order mark, without that mark. For other bytes, a `CommandError` says where
 * they are invalid.
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (encoding !== 'utf-8')
      throw new CommandError(
        `${file}: not ${encoding.toUpperCase()} text, although its byte order mark says so`,
      );
    const before = textBeforeFault(bytes);
    const byte = Buffer.byteLength(before) + 1;
    const line = before.split(/\r\n?|\n/).length;
    throw new CommandError(`${file}: not UTF-8 text: byte ${byte}, on line ${line}, does not belong there`);
  }
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * The decoder does not report where it failed. Given the first n bytes, it fails for every n from the invalid byte
 * on and for none before, so bisection finds the longest valid beginning.
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

/** Omits a character whose last bytes are missing; `ignoreBOM` keeps the mark, so that byte counts are right. */
function decodeBeginning(bytes: Uint8Array, length: number): string | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    return decoder.decode(bytes.subarray(0, length), { stream: true });
  } catch {
    return undefined;
  }
}
