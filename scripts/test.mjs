// npm test: everything that must hold, from a fresh clone on, in one command. Before the packages are installed only
// Node's own modules may be used here.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INSTALL_COMMAND, needsInstallation } from './installation.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = join(ROOT, '.cache', 'reports');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');

/** @typedef {{ readonly name: string, readonly command: readonly string[], readonly environment?: Record<string, string> }} Stage */

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
if (needsInstallation()) runStage({ name: 'install', command: INSTALL_COMMAND });
const chromium = findChromium() ?? installChromium();
if (findProgram('pandoc') === undefined && !installWithApt('pandoc'))
  console.log('! pandoc is not installed: the tests that read files back with pandoc will not be run');

/** @type {readonly Stage[]} */
const STAGES = [
  { name: 'typecheck', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'vitest',
    command: [
      'npx',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
    ],
  },
  {
    name: 'playwright',
    command: ['npx', 'playwright', 'test', '--reporter=list,json'],
    environment: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
      ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }),
    },
  },
];

/** @type {string[]} */
const summary = [];
for (const stage of STAGES) summary.push(`${stage.name.padEnd(12)} ${runStage(stage)} s`);
console.log(`\n${summary.join('\n')}`);
printCounts();

/**
 * Runs a stage and gives its seconds; a stage that fails ends the whole run.
 *
 * @param {Stage} stage
 */
function runStage({ name, command, environment }) {
  console.log(`\n── ${name}: ${command.join(' ')}`);
  const begin = process.hrtime.bigint();
  const [program = '', ...programArguments] = command;
  const { status } = spawnSync(program, programArguments, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const seconds = (Number(process.hrtime.bigint() - begin) / 1e9).toFixed(1);
  if (status === 0) return seconds;
  console.log(`\n✗ ${name} failed after ${seconds} s; the stages after it were not run`);
  printCounts();
  process.exit(1);
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return names.map(findProgram).find((path) => path !== undefined);
}

/** Gives its path, or `undefined` for the one that Playwright keeps and finds by itself. */
function installChromium() {
  if (installWithApt('chromium')) return findProgram('chromium');
  runStage({ name: 'install Chromium', command: ['npx', 'playwright', 'install', 'chromium'] });
  return undefined;
}

/** @param {string} name */
function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** @param {string} name */
function installWithApt(name) {
  if (process.getuid?.() !== 0 || findProgram('apt-get') === undefined) return false;
  console.log(`\n── installing ${name} with apt-get`);
  const options = {
    stdio: /** @type {const} */ ('inherit'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  return findProgram(name) !== undefined;
}

/** The last line: how many tests there were, as the two runners wrote down. */
function printCounts() {
  const vitest = readJson(VITEST_REPORT);
  const playwright = readJson(PLAYWRIGHT_REPORT)?.stats;
  if (vitest === undefined) return;
  const passed = (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + (playwright?.flaky ?? 0);
  const failed = (vitest?.numFailedTests ?? 0) + (playwright?.unexpected ?? 0);
  const skipped = (vitest?.numPendingTests ?? 0) + (playwright?.skipped ?? 0);
  console.log(`\ntests: ${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} not run`}`);
}

/** @param {string} path */
function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
