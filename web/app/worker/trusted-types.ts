/** What of the browser's Trusted Types is used here; TypeScript's library does not have them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string | null }): unknown;
}

let isTrusting = false;

/**
 * Lets this worker start others from the same origin. The policy of the page that started it is not in force here, but that of the
 * server's headers is, under which a browser refuses addresses of scripts that nobody vouches for.
 */
export function trustOwnWorkers(): void {
  if (isTrusting) return;
  isTrusting = true;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
