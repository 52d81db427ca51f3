import { DRAWING_PAGE } from './converter/pictures/drawing-frame';

/** What of the browser's Trusted Types is used here; TypeScript's library does not have them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ): unknown;
}

/**
 * Browsers that know Trusted Types refuse to take text as HTML or as a script. This lets through two things: the
 * addresses of workers from this very origin, and the page of the frame in which SVGs are drawn.
 */
export function trustOwnWorkers(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === DRAWING_PAGE ? html : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
