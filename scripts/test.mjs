// npm test: all checks in one command, even from a fresh clone. Until the packages are installed, only Node's own modules
// may be used here. With FOOTMARK_BUILT=1, packages and site are those that another machine has built.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getChromium } from './chromium.mjs';
import { INSTALL_COMMAND, needsInstallation } from './installation.mjs';
import { findProgram, installWithApt, ROOT, run, runAside } from './system.mjs';

const REPORTS = join('.cache', 'reports');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');

/** @typedef {{ readonly name: string, readonly command: readonly string[], readonly environment?: Record<string, string> }} Stage */

process.chdir(ROOT);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
if (needsInstallation()) await runStages([{ name: 'install', command: INSTALL_COMMAND }]);
const isBuilt = process.env.FOOTMARK_BUILT === '1';
const mayAsk = process.argv.includes('--install');
const chromium = getChromium({ mayAsk });
if (chromium === undefined) {
  console.log(
    '\n✗ There is no Chromium for the browser tests: none is on the PATH, and the attempts above to get one failed.\n' +
      '  Install Chromium or Google Chrome, or say with CHROMIUM_PATH where one is, and run npm test again.\n' +
      '  On Debian or Ubuntu, npm test -- --install gets it with apt-get, through sudo where you are not root.',
  );
  process.exit(1);
}
// Reading documents back with pandoc is an additional check: pandoc is installed only on request.
if (findProgram('pandoc') === undefined && !(mayAsk && installWithApt('pandoc', { mayAsk })))
  console.log(
    '! pandoc is not installed: the tests that read files back with it will not be run (npm test -- --install gets it)',
  );

if (findProgram('soffice') === undefined)
  console.log('! LibreOffice is not installed: the tests that print files with it will not be run');

/**
 * One after the other, those of a row side by side: they use one processor each.
 *
 * @type {readonly (readonly Stage[])[]}
 */
const STAGES = [
  isBuilt ? [] : [{ name: 'packages', command: ['npm', 'run', '--silent', 'build:packages'] }],
  [
    { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
    { name: 'typecheck', command: ['npm', 'run', '--silent', 'typecheck'] },
    ...(isBuilt ? [] : [{ name: 'site', command: ['npm', 'run', '--silent', 'build', '-w', 'web'] }]),
  ],
  [
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
      // The packages are built: `tests/build-packages.ts` need not do it again.
      environment: { FOOTMARK_BUILT: '1' },
    },
  ],
  [
    {
      name: 'playwright',
      command: ['npx', 'playwright', 'test', '--reporter=list,json'],
      environment: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
        ...(chromium.path === undefined ? {} : { CHROMIUM_PATH: chromium.path }),
      },
    },
  ],
].filter((row) => row.length > 0);

/** @type {string[]} */
const summary = [];
for (const stages of STAGES) summary.push(...(await runStages(stages)));
console.log(`\n${summary.join('\n')}`);
printCounts();

/**
 * Runs stages and returns a line about each. Several run side by side, and each shows its output when it ends. If one fails,
 * the whole run ends.
 *
 * @param {readonly Stage[]} stages
 */
async function runStages(stages) {
  const isAlone = stages.length === 1;
  const ended = await Promise.all(
    stages.map(async ({ name, command, environment }) => {
      const title = `\n── ${name}: ${command.join(' ')}`;
      if (isAlone) console.log(title);
      const begin = process.hrtime.bigint();
      const { isPassed, output } = isAlone
        ? { isPassed: run(command, environment), output: '' }
        : await runAside(command, environment);
      const seconds = (Number(process.hrtime.bigint() - begin) / 1e9).toFixed(1);
      if (!isAlone) console.log(`${title}\n${output.trimEnd()}`);
      return { name, isPassed, seconds };
    }),
  );
  for (const { name, isPassed, seconds } of ended)
    if (!isPassed) console.log(`\n✗ ${name} failed after ${seconds} s; the stages after it were not run`);
  if (ended.every(({ isPassed }) => isPassed))
    return ended.map(({ name, seconds }) => `${name.padEnd(12)} ${seconds} s`);
  printCounts();
  process.exit(1);
}

/** The last line: the number of tests from the reports of the two runners. */
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
