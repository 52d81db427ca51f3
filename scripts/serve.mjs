import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const WEB = fileURLToPath(new URL('../web', import.meta.url));
/** The folder of `web/react-router.config.ts`. */
const BUILD = resolve(WEB, process.env.FOOTMARK_BUILD_DIR ?? 'build');
const SITE = join(BUILD, 'client');
const HEADERS = join(BUILD, 'hosting/headers.json');
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
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
/** The extensions of a file's compressed variants by encoding, the best first. */
const ENCODINGS = { br: '.br', gzip: '.gz' };
const NOT_FOUND = '/404';

/** Serves the built site; resolves to the server once it is listening. */
export function serve(port = Number(process.env.PORT) || DEFAULT_PORT) {
  if (!existsSync(HEADERS)) throw new Error('There is no built site yet: run "npm run build".');
  const headers = JSON.parse(readFileSync(HEADERS, 'utf8'));
  const files = readSite(headers);
  const notFound = { ...files.get(NOT_FOUND), status: 404 };
  files.delete(NOT_FOUND);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers.always)) response.setHeader(name, value);
    const { path, query } = addressAsked(request);
    const plain = path.replace(/\/$/, '');
    if (plain !== path && files.has(plain)) response.writeHead(301, { Location: plain + query }).end();
    else answer(request, response, files.get(path) ?? notFound);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

function addressAsked({ url = '/' }) {
  const query = url.replace(/^[^?]*/, '');
  return { path: url.slice(0, url.length - query.length), query };
}

function answer({ method, headers }, response, { status = 200, forms, ...file }) {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const fixed = { ...file.headers, ETag: file.etag, Vary: 'Accept-Encoding' };
  if (status === 200 && headers['if-none-match'] === file.etag) {
    response.writeHead(304, fixed).end();
    return;
  }
  const accepted = (headers['accept-encoding'] ?? '')
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
    .map((coding) => coding.replace(/;.*/, '').trim());
  const encoding = Object.keys(forms).find((form) => accepted.includes(form));
  const content = encoding === undefined ? file.body : forms[encoding];
  response.writeHead(status, {
    ...fixed,
    'Content-Type': file.type,
    'Content-Length': content.length,
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  });
  response.end(method === 'HEAD' ? undefined : content);
}

/** The whole site, a few megabytes, by address. Nothing outside this map is served. */
function readSite(headers) {
  const entries = readdirSync(SITE, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !Object.values(ENCODINGS).includes(extname(entry.name)))
    .map((entry) => `/${relative(SITE, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !headers.hidden.includes(path));
  return new Map(paths.map((path) => [addressOf(path), readSiteFile(path, headers)]));
}

function addressOf(path) {
  return path === '/index.html' ? '/' : path.replace(/\.html$/, '');
}

function readSiteFile(path, { hashedFiles, otherFiles }) {
  const body = readFileSync(join(SITE, path));
  return {
    body,
    forms: compressedForms(path),
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    headers: path.startsWith('/assets/') ? hashedFiles : otherFiles,
  };
}

function compressedForms(path) {
  const forms = Object.entries(ENCODINGS).map(([encoding, ending]) => [encoding, join(SITE, path + ending)]);
  const existing = forms.filter(([, compressed]) => existsSync(compressed));
  return Object.fromEntries(existing.map(([encoding, compressed]) => [encoding, readFileSync(compressed)]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const server = await serve();
  console.log(`http://localhost:${server.address().port}`);
}
