import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { settingsFrom } from '../src/settings.mjs';

const SERVERS = ['redis-server', 'valkey-server'];

/** The program of the queue's server. Continuous integration must have it; elsewhere it may be missing. */
const SERVER = SERVERS.find((name) => spawnSync(name, ['--version']).status === 0);

/** Why tests with a real queue are not run, if so. */
export const skip =
  SERVER !== undefined || process.env.CI ? false : `none of ${SERVERS.join(', ')} is installed`;

/** A server of its own in an empty folder, with what workers are told about it. */
export async function startServices() {
  if (SERVER === undefined) throw new Error(`Cannot test the queue, expected one of ${SERVERS.join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'footmark-queue-'));
  const port = await freePort();
  const server = spawn(
    SERVER,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    {
      stdio: 'ignore',
    },
  );
  await answering(port);
  /** @type {Record<string, string>} */
  const environment = {
    FOOTMARK_REDIS: `redis://127.0.0.1:${port}`,
    FOOTMARK_STORE: pathToFileURL(join(folder, 'store')).href,
    FOOTMARK_THREADS: '1',
    FOOTMARK_TIME_LIMIT: '5',
    FOOTMARK_PORT: '0',
  };
  /** @type {StartedWorker[]} */
  const workers = [];
  return {
    folder,
    settings: settingsFrom(environment),
    /** @param {string} name @param {Record<string, string>} [others] */
    startWorker(name, others = {}) {
      const worker = startWorker({ ...environment, FOOTMARK_NAME: name, ...others });
      workers.push(worker);
      return worker;
    },
    /** @param {readonly string[]} args */
    produce: (args) =>
      spawnSync(process.execPath, [program('produce'), ...args], {
        env: { ...process.env, ...environment },
        encoding: 'utf8',
      }),
    async end() {
      for (const { child } of workers) child.kill('SIGKILL');
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @typedef {ReturnType<typeof startWorker>} StartedWorker */

/** @param {Record<string, string>} environment */
function startWorker(environment) {
  const child = spawn(process.execPath, [program('worker')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {Record<string, unknown>[]} */
  const lines = [];
  const lineReader = createInterface({ input: child.stdout });
  lineReader.on('line', (line) => {
    lines.push(JSON.parse(line));
    lineReader.emit('logged');
  });
  return {
    child,
    /** What it has logged. */
    lines,
    /** @param {string} message what it logs, now or later */
    async logged(message) {
      for (;;) {
        const line = lines.find((each) => each.message === message);
        if (line !== undefined) return line;
        await once(lineReader, 'logged', { signal: AbortSignal.timeout(30_000) });
      }
    },
  };
}

/** @param {string} name */
const program = (name) => fileURLToPath(new URL(`../src/${name}.mjs`, import.meta.url));

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Waits until a server accepts connections. @param {number} port */
async function answering(port) {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await wait(20);
  }
}
