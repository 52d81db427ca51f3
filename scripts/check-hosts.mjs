// node scripts/check-hosts.mjs: serves the built site with `npm start`'s own server and with nginx, Apache and Caddy, if
// installed, using the configurations that the build wrote, and compares their responses with the site's own headers; once
// directly and once through a proxy, as hosts often stand behind one.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL(`../web/${process.env.FOOTMARK_BUILD_DIR ?? 'build'}/`, import.meta.url));
const PORT = Number(process.env.PORT) || 8181;
const PROXY_PORT = PORT + 1;
const ATTEMPTS = 50;
const ATTEMPT_MS = 100;

const headers = JSON.parse(readFileSync(join(BUILD, 'hosting/headers.json'), 'utf8'));
const [asset] = readdirSync(join(BUILD, 'client/assets')).filter((file) => file.endsWith('.js'));

/** Each is requested with compression; responses with text must vary by `Accept-Encoding`. */
const COMPRESSED = { Vary: 'Accept-Encoding' };
const HTML = { type: 'text/html; charset=utf-8', headers: { ...headers.otherFiles, ...COMPRESSED } };
const NOT_FOUND = { ...HTML, status: 404 };
const WORD_FILE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const EXPECTED = [
  { path: '/', ...HTML },
  { path: '/docs', ...HTML },
  { path: '/features/footnotes', ...HTML },
  {
    path: `/assets/${asset}`,
    type: 'text/javascript; charset=utf-8',
    headers: { ...headers.hashedFiles, ...COMPRESSED },
  },
  { path: '/manifest.webmanifest', type: 'application/manifest+json', headers: headers.otherFiles },
  { path: '/samples/academic.json', type: 'application/json', headers: headers.otherFiles },
  { path: '/icon-192.png', type: 'image/png', headers: headers.otherFiles },
  { path: '/pictures/paper.avif', type: 'image/avif', headers: headers.otherFiles },
  { path: '/templates/plain.docx', type: WORD_FILE, headers: headers.otherFiles },
  { path: '/no/such/page', ...NOT_FOUND },
  { path: '/assets/no-such-file.js', ...NOT_FOUND },
  ...['/404', '/404.html', ...headers.hidden.flatMap(withCompressed)].map((path) => ({ path, ...NOT_FOUND })),
  // To browsers, a redirect to `/\\example.org` leads to another host.
  { path: '/%5Cexample.org/', ...NOT_FOUND },
  // Followed, since behind a proxy it must lead to the proxy.
  { path: '/docs/', ...HTML, leadsTo: '/docs' },
  { path: '/docs/?q=1', ...HTML, leadsTo: '/docs?q=1' },
];

/** @type {Record<string, (work: string) => string[]>} */
const SERVERS = { own, nginx, apache2, caddy };

const folder = mkdtempSync(join(tmpdir(), 'footmark-hosts-'));
// The servers run as users of their own, who must be able to read it.
chmodSync(folder, 0o755);
try {
  for (const name of Object.keys(SERVERS)) await checkServer(name);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function withCompressed(path) {
  return [path, `${path}.br`, `${path}.gz`];
}

async function checkServer(name) {
  if (name !== 'own' && spawnSync(name, ['-v']).error) {
    console.log(`-   ${name} is not installed`);
    return;
  }
  const site = join(folder, name, 'site');
  cpSync(join(BUILD, 'client'), site, { recursive: true });
  const [program, ...words] = SERVERS[name](join(folder, name));
  const server = spawn(program, words, { stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const proxy = await startProxy();
  try {
    await untilItAnswers();
    for (const port of [PORT, PROXY_PORT])
      for (const expected of EXPECTED) await checkAnswer(name, port, expected);
  } finally {
    proxy.close();
    server.kill();
    await ended;
  }
}

/** A proxy on another port, which passes on the requested host name and port. */
function startProxy() {
  const proxy = createServer((asked, answer) => {
    const { method, url: path, headers: given } = asked;
    request({ host: '127.0.0.1', port: PORT, method, path, headers: given }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    })
      .on('error', () => answer.destroy())
      .end();
  });
  return new Promise((resolve) => {
    proxy.listen(PROXY_PORT, '127.0.0.1', () => resolve(proxy));
  });
}

async function untilItAnswers() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/`).catch(() => undefined);
    if (answer) return;
    await wait(ATTEMPT_MS);
  }
  throw new Error('The server did not start');
}

async function checkAnswer(server, port, { path, status = 200, type, headers: own, leadsTo = path }) {
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(origin + path);
  const wanted = { ...headers.always, ...own };
  const wrong = Object.keys({ ...headers.otherFiles, ...wanted })
    .filter((name) => answer.headers.get(name) !== (wanted[name] ?? null))
    .map((name) => `${name} is ${answer.headers.get(name)}`);
  if (answer.status !== status) wrong.push(`status is ${answer.status}, expected ${status}`);
  if (answer.url !== origin + leadsTo) wrong.push(`leads to ${answer.url}`);
  if (!isType(answer.headers.get('content-type'), type))
    wrong.push(`type is ${answer.headers.get('content-type')}`);
  if (path === '/' && !answer.headers.has('content-encoding')) wrong.push('is not compressed');
  console.log(
    `${wrong.length === 0 ? 'ok ' : 'NO '} ${server.padEnd(8)} :${port}${path}  ${wrong.join('; ')}`,
  );
  if (wrong.length > 0) process.exitCode = 1;
}

/** Whether it is the expected type; where that names an encoding, in this encoding. */
function isType(given, expected) {
  const [type, charset] = (given ?? '').toLowerCase().split(/;\s*/);
  return expected.includes(';') ? `${type}; ${charset}` === expected : type === expected;
}

function own() {
  process.env.PORT = String(PORT);
  return [process.execPath, fileURLToPath(new URL('serve.mjs', import.meta.url))];
}

function nginx(work) {
  const server = readFileSync(join(BUILD, 'hosting/nginx.conf'), 'utf8')
    .replaceAll('/usr/share/nginx/html', join(work, 'site'))
    .replaceAll('8080', String(PORT));
  const file = join(work, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${work}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${server}}\n`,
  );
  return ['nginx', '-c', file, '-g', 'daemon off;'];
}

function apache2(work) {
  const modules = ['authz_core', 'deflate', 'dir', 'filter', 'headers', 'mime', 'mpm_event', 'rewrite'];
  const lines = [
    `ServerRoot ${work}`,
    `PidFile ${work}/pid`,
    `ErrorLog ${work}/error.log`,
    `Listen ${PORT}`,
    'ServerName localhost',
    ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    'TypesConfig /etc/mime.types',
    `DocumentRoot ${work}/site`,
    `<Directory ${work}/site>`,
    'AllowOverride All',
    'Require all granted',
    '</Directory>',
  ];
  const file = join(work, 'apache.conf');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return ['apache2', '-f', file, '-D', 'FOREGROUND'];
}

function caddy(work) {
  process.env.FOOTMARK_SITE = `:${PORT}`;
  process.env.FOOTMARK_ROOT = join(work, 'site');
  const file = join(work, 'Caddyfile');
  writeFileSync(file, `{\nadmin off\n}\n${readFileSync(join(BUILD, 'hosting/Caddyfile'), 'utf8')}`);
  return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
}
