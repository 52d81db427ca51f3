const DATA_URI = /^data:[^,]*?(;base64)?,/i;

/** The bytes of a `data:` URI (RFC 2397); `undefined` if it is not one or is invalid. */
export function dataUriBytes(uri: string): Uint8Array | undefined {
  const match = DATA_URI.exec(uri.slice(0, 1000));
  if (!match) return undefined;
  const data = uri.slice(match[0].length);
  return match[1] ? base64Bytes(data) : percentBytes(data);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Int8Array(128).fill(-1);
for (const [value, character] of [...ALPHABET].entries()) VALUES[character.charCodeAt(0)] = value;
// The two characters in which the URL-safe alphabet differs.
VALUES[0x2d] = 62;
VALUES[0x5f] = 63;

function base64Bytes(data: string): Uint8Array | undefined {
  const text = data.replace(/%(2[bf]|3d)/gi, decodeURIComponent).replace(/[\s=]+/g, '');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let count = 0;
  let at = 0;
  for (let index = 0; index < text.length; index++) {
    const value = VALUES[text.charCodeAt(index)] ?? -1;
    if (value < 0) return undefined;
    bits = ((bits << 6) | value) & 0xffffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes[at++] = (bits >> count) & 0xff;
    }
  }
  return bytes;
}

function percentBytes(data: string): Uint8Array {
  const bytes: number[] = [];
  for (let index = 0; index < data.length; index++) {
    const encoded = /^%[\da-f]{2}/i.test(data.slice(index, index + 3));
    bytes.push(
      encoded ? Number.parseInt(data.slice(index + 1, index + 3), 16) : data.charCodeAt(index) & 0xff,
    );
    if (encoded) index += 2;
  }
  return Uint8Array.from(bytes);
}
