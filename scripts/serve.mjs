import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** The folder of `web/react-router.config.ts`. */
const BUILD = process.env.FOOTMARK_BUILD_DIR ?? 'build';
const SITE = fileURLToPath(new URL(`../web/${BUILD}/client/`, import.meta.url));
const DEFAULT_PORT = 4173;

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = new Set(['.html', '.css', '.js', '.json', '.webmanifest', '.xml', '.svg', '.txt']);
const SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Serves the built site and resolves to its server once it listens. */
export function serve(port = Number(process.env.PORT) || DEFAULT_PORT) {
  if (!existsSync(join(SITE, 'index.html')))
    throw new Error('There is no built site yet: run "npm run build".');
  const files = readSite();
  const notFound = { ...files.get('/404'), status: 404 };
  files.delete('/404');
  const server = createServer((request, response) => {
    answer(request, response, files.get(pathOf(request)) ?? notFound);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

function pathOf({ url = '/' }) {
  const path = url.replace(/[?#].*$/, '');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function answer({ method, headers }, response, { status = 200, body, gzipped, ...file }) {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { ...SECURITY, Allow: 'GET, HEAD' }).end();
    return;
  }
  const fixed = { ...SECURITY, ETag: file.etag, 'Cache-Control': file.caching, Vary: 'Accept-Encoding' };
  if (status === 200 && headers['if-none-match'] === file.etag) {
    response.writeHead(304, fixed).end();
    return;
  }
  const zipped = gzipped && /\bgzip\b/.test(headers['accept-encoding'] ?? '');
  const content = zipped ? gzipped : body;
  response.writeHead(status, {
    ...fixed,
    'Content-Type': file.type,
    'Content-Length': content.length,
    ...(zipped && { 'Content-Encoding': 'gzip' }),
  });
  response.end(method === 'HEAD' ? undefined : content);
}

/** The whole site, a few megabytes, by address. What is not in this map cannot be asked for. */
function readSite() {
  const entries = readdirSync(SITE, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [addressOf(path), readSiteFile(path)]));
}

function addressOf(path) {
  const address = `/${relative(SITE, path).split(sep).join('/')}`;
  return address === '/index.html' ? '/' : address.replace(/\/index\.html$/, '');
}

function readSiteFile(path) {
  const body = readFileSync(path);
  const extension = extname(path);
  // The bundler writes a hash of the content into every name under assets/.
  const isHashed = relative(SITE, path).startsWith(`assets${sep}`);
  return {
    body,
    gzipped: COMPRESSIBLE.has(extension) ? gzipSync(body) : undefined,
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    caching: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const server = await serve();
  console.log(`http://localhost:${server.address().port}`);
}
