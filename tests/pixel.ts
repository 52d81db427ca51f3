/** A picture of one pixel as PNG, in Base64. */
export const PIXEL_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const PIXEL = Uint8Array.from(atob(PIXEL_BASE64), (character) => character.charCodeAt(0));
