import type { HostingHeaders } from '../headers';
import { additiveRules } from './additive-rules';

/** `vercel.json`. */
export function vercelConfiguration(headers: HostingHeaders): string {
  const { everyFile, hashedFiles } = additiveRules(headers);
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [rule('/(.*)', everyFile), rule('/assets/(.*)', hashedFiles)],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

function rule(source: string, headers: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
