import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** Looks for Chromium as `npm test` does, and prints the result. */
const GET = `
  import { getChromium } from './scripts/chromium.mjs';
  process.getuid = () => Number(process.env.TEST_USER);
  console.log('got ' + JSON.stringify(getChromium({ mayAsk: process.env.TEST_MAY_ASK === 'yes' })));
`;
const ROOT_USER = '0';
const OTHER_USER = '1000';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footmark-chromium-'));
  mkdirSync(at('bin'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (path: string): string => join(folder, path);

/** Puts a program on the test's PATH that records how it was called. */
function put(name: string, script: string): void {
  writeFileSync(at(`bin/${name}`), `#!/bin/sh\necho "${name} $*" >> '${at('calls')}'\n${script}\n`);
  chmodSync(at(`bin/${name}`), 0o755);
}

const installs = (program: string): string =>
  `case "$*" in *" ${program}") : > '${at(`bin/${program}`)}' ;; esac`;

function get(user: string, mayAsk = false): { readonly got: string; readonly calls: readonly string[] } {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', GET], {
    encoding: 'utf8',
    env: {
      PATH: [at('bin')].join(delimiter),
      // Playwright's own browser must not be found, wherever the tests run.
      PLAYWRIGHT_BROWSERS_PATH: at('browsers'),
      TEST_USER: user,
      TEST_MAY_ASK: mayAsk ? 'yes' : 'no',
    },
  });
  const calls = existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim().split('\n') : [];
  return { got: /^got (.*)$/m.exec(output)?.[1] ?? '', calls };
}

const DOWNLOAD = 'npx playwright install chromium';
const APT_GET = ['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends chromium'];

// The stand-ins are shell scripts.
describe.runIf(spawnSync('/bin/sh', ['-c', ':']).status === 0)('npm test gets a Chromium', () => {
  test('is taken from the PATH, without downloading or installing anything', () => {
    put('google-chrome', '');
    put('npx', 'exit 0');
    put('apt-get', installs('chromium'));
    expect(get(ROOT_USER)).toEqual({ got: `{"path":"${at('bin/google-chrome')}"}`, calls: [] });
  });

  test('with apt-get as root, once the download has failed', () => {
    put('npx', 'exit 1');
    put('apt-get', installs('chromium'));
    const { got, calls } = get(ROOT_USER);
    expect(got).toBe(`{"path":"${at('bin/chromium')}"}`);
    expect(calls).toEqual([DOWNLOAD, ...APT_GET]);
  });

  test('with apt-get as root, where the downloaded one does not start', () => {
    put('npx', 'exit 0');
    put('apt-get', installs('chromium'));
    expect(get(ROOT_USER).calls).toEqual([DOWNLOAD, ...APT_GET]);
  });

  test('through sudo only if that was asked for', () => {
    put('npx', 'exit 1');
    put('apt-get', installs('chromium'));
    put('sudo', '"$@"');
    expect(get(OTHER_USER)).toEqual({ got: 'undefined', calls: [DOWNLOAD] });
    const { got, calls } = get(OTHER_USER, true);
    expect(got).toBe(`{"path":"${at('bin/chromium')}"}`);
    expect(calls).toEqual([DOWNLOAD, DOWNLOAD, ...APT_GET.flatMap((call) => [`sudo ${call}`, call])]);
  });

  test('or reports that none is available', () => {
    put('npx', 'exit 1');
    expect(get(ROOT_USER)).toEqual({ got: 'undefined', calls: [DOWNLOAD] });
    put('apt-get', 'exit 100');
    expect(get(ROOT_USER).got).toBe('undefined');
  });
});
