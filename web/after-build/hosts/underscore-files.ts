import type { HostingHeaders } from '../headers';

/**
 * `_headers`, for Netlify and Cloudflare Pages. Both join the values of rules that match the same file, and send an
 * equivalent of `no-cache` by default.
 */
export function underscoreHeaders({ always, hashedFiles }: HostingHeaders): string {
  return `${rule('/*', always)}\n${rule('/assets/*', hashedFiles)}`;
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
