/** What of the browser's Trusted Types is used here; TypeScript's library does not have them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Browsers that know Trusted Types refuse to take text as HTML or as a script. This lets through one thing: the
 * addresses of workers from this very origin.
 */
export function trustOwnWorkers(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
