import type { HostingHeaders } from '../headers';
import { HOST_FILES, SLASHED_PATHS } from './host-files';

/** A server for nginx, to be included in its `http` block. The Dockerfile uses it; `root` fits its image. */
export function nginxConfiguration({ always, hashedFiles, otherFiles }: HostingHeaders): string {
  const differing = [...new Set([...Object.keys(hashedFiles), ...Object.keys(otherFiles)])];
  return `# Written by the build.
${differing.map((name) => map(variable(name), hashedFiles[name], otherFiles[name])).join('\n')}

server {
  listen 8080;
  root /usr/share/nginx/html;
  server_tokens off;

  types {
    application/json json;
    application/manifest+json webmanifest;
    application/vnd.openxmlformats-officedocument.wordprocessingml.document docx;
    application/xml xml;
    font/woff2 woff2;
    image/png png;
    image/x-icon ico;
    image/svg+xml svg;
    image/webp webp;
    image/avif avif;
    text/css css;
    text/html html;
    text/javascript js;
    text/plain txt;
  }
  charset utf-8;
  charset_types text/css text/javascript text/plain application/json application/manifest+json
    application/xml;
  gzip_static on;
  gzip_vary on;
  # Behind a proxy, the port above is not the visitor's.
  absolute_redirect off;

${add(always)}
${add(Object.fromEntries(differing.map((name) => [name, variable(name)])))}

  error_page 404 /404.html;
  location = /404 { return 404; }
  location = /404.html { internal; }
${HOST_FILES.map((file) => `  location = /${file} { return 404; }`).join('\n')}
  rewrite ^/${SLASHED_PATHS}$ /$1 permanent;
  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`;
}

/** By `$status` and not by location, as a hashed file that is missing gets the page for unknown addresses. */
function map(name: string, hashed = '', other = ''): string {
  return `map "$status $uri" ${name} {
  "~^(200|206|304) /assets/" "${hashed}";
  default "${other}";
}`;
}

/** nginx leaves out a header whose value is empty. */
function variable(header: string): string {
  return `$footmark_${header.toLowerCase().replaceAll('-', '_')}`;
}

function add(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join('\n');
}
