/** The parts of Trusted Types that are used here; TypeScript's library does not have them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string | null }): unknown;
}

let isTrusting = false;

/**
 * Lets this worker start others from the same origin. The policy in the page's own markup does not apply here, but the one in
 * the server's headers does, and under that a browser refuses untrusted addresses of scripts.
 */
export function trustOwnWorkers(): void {
  if (isTrusting) return;
  isTrusting = true;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
