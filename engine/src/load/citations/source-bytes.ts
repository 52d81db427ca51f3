/** The text of a file with sources, and whether its encoding was guessed. */
export interface DecodedSources {
  readonly text: string;
  readonly isGuessed: boolean;
}

/**
 * Decodes a file with sources: UTF-8, UTF-16 with a byte order mark, and any other bytes as Windows-1252, which includes Latin-1 and is
 * what older programs write in the west.
 */
export function decodedSources(bytes: Uint8Array): DecodedSources {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (isLittle || (first === 0xfe && second === 0xff))
    return { text: new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes), isGuessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: fromWindows(bytes), isGuessed: true };
  }
}

/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on; some decoders read these as Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function fromWindows(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (control) => WINDOWS.charAt(control.charCodeAt(0) - 0x80));
}
