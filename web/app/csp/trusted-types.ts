/** The parts of Trusted Types that are used here; TypeScript's library does not have them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ): unknown;
}

/**
 * Under the Content-Security-Policy, browsers that know Trusted Types refuse to take text as HTML or as the address of a
 * script. This lets through the addresses of scripts from this very origin, and one page, if there is one to write into a
 * frame. A context has one such policy: calling this again there is an error.
 */
export function trustOwnScripts(page?: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === page ? html : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
