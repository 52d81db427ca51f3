import { faceOf } from '../../../engine/src/metrics/fonts.js';
import { FONT, widthInEm } from './text-style.js';

/** A canvas on which nothing is drawn: a library behind the library arranges nodes only where it could draw them, too. */
export const NO_CANVAS: object = new Proxy(
  {},
  {
    get: (_, name) => (name === 'measureText' ? measureText : () => undefined),
    set: () => true,
  },
);

const SIZE = 16;

function measureText(text: string): { readonly width: number } {
  return { width: widthInEm(text, faceOf(FONT, false, false)) * SIZE };
}
