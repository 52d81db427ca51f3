import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../system.mjs';
import { ended, until } from './processes.mjs';

/** Firefox keeps files of this type without asking. */
const SAVED = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Starts the Firefox that is installed and opens a session, or gives the name of the missing program. Firefox takes the commands of
 * WebDriver over a socket of its own (Marionette), so that none of its drivers is needed.
 *
 * @returns {Promise<import('./visitor.mjs').Session | string>}
 */
export async function openFirefox({ dark = false, preferences = {} } = {}) {
  const program = findProgram('firefox-esr') ?? findProgram('firefox');
  if (program === undefined) return 'Firefox';
  const folder = mkdtempSync(join(tmpdir(), 'footmark-firefox-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  const all = {
    'marionette.port': 0,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.helperApps.neverAsk.saveToDisk': SAVED,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'ui.systemUsesDarkTheme': dark ? 1 : 0,
    ...preferences,
  };
  const lines = Object.entries(all).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join(''));
  const browser = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', folder], {
    stdio: 'ignore',
  });
  const portFile = join(folder, 'MarionetteActivePort');
  await until(() => existsSync(portFile) && readFileSync(portFile, 'utf8') !== '');
  const { command, end } = await marionette(Number(readFileSync(portFile, 'utf8')));
  const { capabilities } = await command('WebDriver:NewSession', {});
  return {
    send: (method, path, body) => command(...asMarionette(method, path, body)),
    version: `Firefox ${capabilities.browserVersion}`,
    downloads,
    close: async () => {
      await command('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
      end();
      await ended(browser);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Marionette's names of the WebDriver commands that are used here. */
const COMMANDS = {
  'POST /url': 'WebDriver:Navigate',
  'POST /refresh': 'WebDriver:Refresh',
  'POST /back': 'WebDriver:Back',
  'POST /execute/sync': 'WebDriver:ExecuteScript',
  'POST /execute/async': 'WebDriver:ExecuteAsyncScript',
  'POST /timeouts': 'WebDriver:SetTimeouts',
  'POST /window/rect': 'WebDriver:SetWindowRect',
  'POST /actions': 'WebDriver:PerformActions',
  'DELETE /actions': 'WebDriver:ReleaseActions',
  'GET /screenshot': 'WebDriver:TakeScreenshot',
  'POST /print': 'WebDriver:Print',
  'POST /element': 'WebDriver:FindElement',
  'POST /alert/accept': 'WebDriver:AcceptAlert',
};

/** @returns {[string, object]} */
function asMarionette(method, path, body = {}) {
  const onElement = /^\/element\/([^/]+)\/(click|value)$/.exec(path);
  if (onElement)
    return [
      onElement[2] === 'click' ? 'WebDriver:ElementClick' : 'WebDriver:ElementSendKeys',
      { id: onElement[1], ...body },
    ];
  const name = COMMANDS[`${method} ${path}`];
  if (name === undefined) throw new Error(`Cannot send ${method} ${path} to Firefox`);
  return [name, path === '/screenshot' ? { full: false } : body];
}

/** Firefox's own form of the protocol: each message is its length, a colon, and JSON. */
async function marionette(port) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map();
  let unread = Buffer.alloc(0);
  let isGreeted = false;
  let lastId = 0;
  socket.on('data', (chunk) => {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const colon = unread.indexOf(':');
      const end = colon + 1 + Number(unread.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || unread.length < end) return;
      const message = JSON.parse(unread.subarray(colon + 1, end).toString());
      unread = unread.subarray(end);
      if (!Array.isArray(message)) isGreeted = true;
      else settle(message);
    }
  });
  function settle([, id, error, result]) {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(`${error.error}: ${error.message}`));
    else resolve?.(result && 'value' in result ? result.value : result);
  }
  const fail = (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('Firefox closed the connection')));
  await until(() => isGreeted);
  const command = (name, parameters) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  return { command, end: () => socket.destroy() };
}
