import { faceOf } from '../../../engine/src/metrics/fonts.js';
import { FONT, widthInEm } from './text-style.js';

/** A canvas on which nothing is drawn: one of the libraries that Mermaid uses arranges nodes only where it could also draw them. */
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
