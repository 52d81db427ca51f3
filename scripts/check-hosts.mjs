// node scripts/check-hosts.mjs: serves the built site with nginx, Apache and Caddy, if installed, using the configurations
// that the build wrote, and compares their responses with the site's own headers.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL(`../web/${process.env.FOOTMARK_BUILD_DIR ?? 'build'}/`, import.meta.url));
const PORT = Number(process.env.PORT) || 8181;
const ATTEMPTS = 50;
const ATTEMPT_MS = 100;

const headers = JSON.parse(readFileSync(join(BUILD, 'hosting/headers.json'), 'utf8'));
const [asset] = readdirSync(join(BUILD, 'client/assets')).filter((file) => file.endsWith('.js'));

const EXPECTED = [
  { path: '/', type: 'text/html', headers: headers.otherFiles },
  { path: '/docs', type: 'text/html', headers: headers.otherFiles },
  { path: '/features/footnotes', type: 'text/html', headers: headers.otherFiles },
  { path: `/assets/${asset}`, type: 'text/javascript', headers: headers.hashedFiles },
  { path: '/manifest.webmanifest', type: 'application/manifest+json', headers: headers.otherFiles },
  { path: '/samples/academic.json', type: 'application/json', headers: headers.otherFiles },
  { path: '/no/such/page', status: 404, type: 'text/html', headers: headers.otherFiles },
  { path: '/assets/no-such-file.js', status: 404, type: 'text/html', headers: headers.otherFiles },
  { path: '/docs/', status: 301, headers: {} },
];

/** @type {Record<string, (work: string) => string[]>} */
const SERVERS = { nginx, apache2, caddy };

const folder = mkdtempSync(join(tmpdir(), 'footmark-hosts-'));
// The servers run as users of their own, who must be able to read it.
chmodSync(folder, 0o755);
try {
  for (const name of Object.keys(SERVERS)) await checkServer(name);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function checkServer(name) {
  if (spawnSync(name, ['-v']).error) {
    console.log(`-   ${name} is not installed`);
    return;
  }
  const site = join(folder, name, 'site');
  cpSync(join(BUILD, 'client'), site, { recursive: true });
  const [program, ...words] = SERVERS[name](join(folder, name));
  const server = spawn(program, words, { stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await untilItAnswers();
    for (const expected of EXPECTED) await checkAnswer(name, expected);
  } finally {
    server.kill();
    await ended;
  }
}

async function untilItAnswers() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/`).catch(() => undefined);
    if (answer) return;
    await wait(ATTEMPT_MS);
  }
  throw new Error('The server did not start');
}

async function checkAnswer(server, { path, status = 200, type, headers: own }) {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, { redirect: 'manual' });
  const wanted = { ...headers.always, ...own };
  const wrong = Object.entries(wanted)
    .filter(([name, value]) => answer.headers.get(name) !== value)
    .map(([name]) => `${name} is ${answer.headers.get(name)}`);
  if (answer.status !== status) wrong.push(`status is ${answer.status}, expected ${status}`);
  if (type && answer.headers.get('content-type')?.split(';')[0] !== type)
    wrong.push(`type is ${answer.headers.get('content-type')}`);
  if (type && path === '/' && !answer.headers.has('content-encoding')) wrong.push('is not compressed');
  console.log(`${wrong.length === 0 ? 'ok ' : 'NO '} ${server.padEnd(8)} ${path}  ${wrong.join('; ')}`);
  if (wrong.length > 0) process.exitCode = 1;
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
