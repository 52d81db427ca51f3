// The step of the action that converts: INPUTS holds the action's inputs as JSON. It installs the command beside itself, runs it
// in the workspace, and shows what it found on the lines of the files.
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { annotation, summary } from './annotations.mjs';
import { commandArguments, flagsIn } from './arguments.mjs';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../cli/bin/footmark.js', import.meta.url));
const BUILT = fileURLToPath(new URL('../../cli/dist', import.meta.url));
/** Findings of a thousand files, with room. */
const LARGEST_REPORT = 256 * 1024 * 1024;

try {
  process.exitCode = run();
} catch (error) {
  console.log(`::error title=footmark::${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}

/** The exit status of the command. */
function run() {
  if (!existsSync(BUILT))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: PROJECT,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  const inputs = JSON.parse(process.env.INPUTS ?? '{}');
  const help = execFileSync(process.execPath, [COMMAND, '--help'], { encoding: 'utf8' });
  const { status, stdout } = spawnSync(
    process.execPath,
    [COMMAND, ...commandArguments(inputs, flagsIn(help))],
    { encoding: 'utf8', maxBuffer: LARGEST_REPORT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  /** @type {readonly (import('./annotations.mjs').Finding | { severity: 'note' })[]} */
  const reported = stdout.trim() === '' ? [] : JSON.parse(stdout);
  // How a text was read is for the log only.
  const findings = reported.filter(({ severity }) => severity !== 'note');
  for (const finding of findings) console.log(annotation(finding));
  append(process.env.GITHUB_STEP_SUMMARY, summary(findings));
  append(
    process.env.GITHUB_OUTPUT,
    `findings=${findings.length}\nerrors=${findings.filter(({ severity }) => severity === 'error').length}\n`,
  );
  return status ?? 1;
}

/**
 * @param {string | undefined} path
 * @param {string} text
 */
function append(path, text) {
  if (path) appendFileSync(path, text);
}
