import { readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

/** Icons drawn from the logo. `share` is the logo's share of the icon's width; an icon with a background may be cropped to a circle. */
export const ICONS = [
  { file: 'icon-192.png', width: 192, height: 192, share: 1, ground: 'transparent' },
  { file: 'icon-512.png', width: 512, height: 512, share: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', width: 512, height: 512, share: 0.62, ground: '#fffefb' },
  { file: 'apple-touch-icon.png', width: 180, height: 180, share: 0.78, ground: '#fffefb' },
];

/** For programs that ask for `/favicon.ico` without looking into the page. */
export const FAVICON = { file: 'favicon.ico', width: 32, height: 32, share: 1, ground: 'transparent' };

/**
 * The file format of favicon.ico around one picture in PNG.
 *
 * @param {Buffer} png
 * @param {{ width: number, height: number }} size pixels, at most 255
 */
export function ico(png, { width, height }) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Kind: icon
  header.writeUInt16LE(1, 4); // One picture
  header.writeUInt8(width, 6);
  header.writeUInt8(height, 7);
  header.writeUInt16LE(1, 10); // Planes
  header.writeUInt16LE(32, 12); // Bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The logo as SVG. */
export function logo() {
  return readFileSync(fromRoot('web/public/favicon.svg'), 'utf8');
}

/** @param {{ width: number, share: number, ground: string }} icon */
export function iconPage({ width, share, ground }) {
  const size = Math.round(width * share);
  return `<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
    svg { width: ${size}px; height: ${size}px }
  </style>${logo()}`;
}
