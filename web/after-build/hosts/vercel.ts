import type { HostingHeaders } from '../headers';

/** `vercel.json`. An equivalent of `no-cache` is Vercel's default. */
export function vercelConfiguration({ always, hashedFiles }: HostingHeaders): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [rule('/(.*)', always), rule('/assets/(.*)', hashedFiles)],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

function rule(source: string, headers: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
