import { spawn } from 'node:child_process';

/**
 * @typedef {object} Measurement
 * @property {number} milliseconds from before the process starts to after it ends
 * @property {number} peakBytes the most memory the process ever held
 * @property {number} outputBytes
 */

/**
 * Runs a program of this folder in a fresh Node process. The program reports its output's size and its own peak of
 * memory by sending `{ outputBytes, peakKibibytes }`.
 *
 * @param {string} program
 * @param {readonly string[]} programArguments
 * @returns {Promise<Measurement>}
 */
export async function measureProcess(program, programArguments) {
  const begin = process.hrtime.bigint();
  const child = spawn(process.execPath, [new URL(program, import.meta.url).pathname, ...programArguments], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  /** @type {{ outputBytes: number, peakKibibytes: number } | undefined} */
  let report;
  child.on('message', (message) => {
    report = /** @type {typeof report} */ (message);
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0 || report === undefined) throw new Error(`Cannot measure ${program}: it ended with ${code}`);
  const milliseconds = Number(process.hrtime.bigint() - begin) / 1e6;
  return { milliseconds, peakBytes: report.peakKibibytes * 1024, outputBytes: report.outputBytes };
}
