import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../system.mjs';
import { ended, until } from './processes.mjs';

/**
 * Starts the WebKitGTK that is installed, on a virtual display, and opens a session, or gives the name of the missing program.
 *
 * @returns {Promise<import('./visitor.mjs').Session | string>}
 */
export async function openWebKit({ dark = false } = {}) {
  const program = findProgram('WebKitWebDriver');
  if (program === undefined) return 'WebKitGTK’s WebDriver';
  const display = findProgram('Xvfb');
  if (display === undefined) return 'Xvfb';
  const home = mkdtempSync(join(tmpdir(), 'footmark-webkit-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '2000x2000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = String(await new Promise((resolve) => screen.stdio[3].once('data', resolve))).trim();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      XDG_DATA_HOME: join(home, '.local'),
      XDG_CACHE_HOME: join(home, '.cache'),
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      ...(dark && { GTK_THEME: 'Adwaita:dark' }),
    },
  });
  /** @type {import('./visitor.mjs').Send} */
  const ask = async (method, path, body) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = await reply.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until(() =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    ),
  );
  const { sessionId, capabilities } = await ask('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  });
  return {
    send: (method, path, body) => ask(method, `/session/${sessionId}${path}`, body),
    version: `WebKitGTK ${capabilities.browserVersion}`,
    downloads,
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined);
      for (const each of [driver, screen]) await ended(each);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
