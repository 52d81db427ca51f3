import type { HostingHeaders } from '../headers';
import { HIDDEN_PATHS, SLASHED_PATHS } from './host-files';

/** `.htaccess`: needs `AllowOverride All` and the modules headers, rewrite and, for compression, deflate or brotli. */
export function apacheConfiguration({ always, hashedFiles, otherFiles }: HostingHeaders): string {
  return `# Written by the build.
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html

AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .webmanifest .xml
AddType application/manifest+json .webmanifest
AddType text/javascript .js
AddType application/vnd.openxmlformats-officedocument.wordprocessingml.document .docx
AddType font/woff2 .woff2
AddType image/webp .webp
AddType image/avif .avif

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${COMPRESSIBLE.join(' ')}
</IfModule>
<IfModule mod_brotli.c>
  AddOutputFilterByType BROTLI_COMPRESS ${COMPRESSIBLE.join(' ')}
</IfModule>

${set('Header always set', always)}
# The module that compresses says so of other answers, but not of this page.
Header always set Vary Accept-Encoding "expr=%{REQUEST_STATUS} -ge 400"
${set('Header set', hashedFiles, ` "expr=${IS_HASHED}"`)}
${set('Header set', otherFiles, ` "expr=! (${IS_HASHED})"`)}

RewriteEngine On
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^${HIDDEN_PATHS}$ - [R=404,L]
RewriteRule ^${SLASHED_PATHS}$ /$1 [R=301,L]
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f
RewriteRule ^[^.]+$ %{REQUEST_URI}.html [L]
`;
}

const IS_HASHED = '%{REQUEST_URI} =~ m#^/assets/# && %{REQUEST_STATUS} -lt 400';
const COMPRESSIBLE = [
  'text/html',
  'text/css',
  'text/javascript',
  'text/plain',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
];

function set(directive: string, headers: Readonly<Record<string, string>>, condition = ''): string {
  return Object.entries(headers)
    .map(([name, value]) => `${directive} ${name} "${value}"${condition}`)
    .join('\n');
}
