import type { HostingHeaders } from '../headers';
import type { SiteFolder } from '../site-folder';
import { apacheConfiguration } from './apache';
import { caddyConfiguration } from './caddy';
import { HOST_FILES, type HostFile } from './host-files';
import { nginxConfiguration } from './nginx';
import { underscoreHeaders } from './underscore-files';
import { vercelConfiguration } from './vercel';

const AMONG_FILES: Record<HostFile, (headers: HostingHeaders) => string> = {
  _headers: underscoreHeaders,
  'vercel.json': vercelConfiguration,
  '.htaccess': apacheConfiguration,
  // Makes GitHub Pages serve the files unprocessed.
  '.nojekyll': () => '',
};

/** Files for servers; `headers.json` is for `scripts/serve.mjs`. */
const FOR_SERVERS = {
  'nginx.conf': nginxConfiguration,
  Caddyfile: caddyConfiguration,
  'headers.json': (headers: HostingHeaders) =>
    `${JSON.stringify({ ...headers, hidden: HOST_FILES.map((file) => `/${file}`) }, null, 2)}\n`,
};

export function writeConfigurations(site: SiteFolder, servers: SiteFolder, headers: HostingHeaders): void {
  for (const [file, written] of Object.entries(AMONG_FILES)) site.write(file, written(headers));
  for (const [file, written] of Object.entries(FOR_SERVERS)) servers.write(file, written(headers));
}
