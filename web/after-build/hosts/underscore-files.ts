import type { HostingHeaders } from '../headers';
import { additiveRules } from './additive-rules';

/** `_headers`, for Netlify and Cloudflare Pages, which join the values of rules that match the same file. */
export function underscoreHeaders(headers: HostingHeaders): string {
  const { everyFile, hashedFiles } = additiveRules(headers);
  return `${rule('/*', everyFile)}\n${rule('/assets/*', hashedFiles)}`;
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
