import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/**
 * @typedef {object} Measurement
 * @property {number} milliseconds from before the process starts to after it ends
 * @property {number} peakBytes peak memory; NaN if the system does not report it
 * @property {number} outputBytes
 */

/** Why a process could not be measured; `isLate` if it exceeded its time limit. */
export class NotMeasured extends Error {
  /** @param {string} message @param {boolean} [isLate] */
  constructor(message, isLate = false) {
    super(message);
    this.isLate = isLate;
  }
}

const MAX_COMPLAINT_LENGTH = 2000;

/**
 * Runs a command in a new process. Programs in this folder report the size of their output and their peak memory with the
 * message `{ outputBytes, peakKibibytes }`; for others, these come from the system and the file `output`.
 *
 * Throws a `NotMeasured` if the command fails or takes longer than `limit` milliseconds.
 *
 * @param {readonly string[]} command
 * @param {{ output: string, limit: number }} options
 * @returns {Promise<Measurement>}
 */
export async function measureProcess([program = '', ...programArguments], { output, limit }) {
  const begin = process.hrtime.bigint();
  const child = spawn(program, programArguments, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: Math.ceil(limit),
    killSignal: 'SIGKILL',
  });
  /** @type {{ outputBytes: number, peakKibibytes: number } | undefined} */
  let report;
  let complaint = '';
  let peakSeen = Number.NaN;
  child.on('message', (message) => {
    report = /** @type {typeof report} */ (message);
  });
  child.stderr?.on('data', (text) => {
    if (complaint.length < MAX_COMPLAINT_LENGTH) complaint += text;
  });
  const watch = setInterval(() => {
    peakSeen = peakOf(child.pid) ?? peakSeen;
  }, 20);
  const { code, signal } = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  clearInterval(watch);
  const milliseconds = Number(process.hrtime.bigint() - begin) / 1e6;
  if (signal === 'SIGKILL' && milliseconds >= limit)
    throw new NotMeasured(`longer than ${Math.round(limit / 1000)} s`, true);
  if (code !== 0) throw new NotMeasured(`failed: ${reasonIn(complaint) ?? signal ?? code}`);
  return {
    milliseconds,
    peakBytes: report ? report.peakKibibytes * 1024 : peakSeen,
    outputBytes: report ? report.outputBytes : statSync(output).size,
  };
}

/** The peak memory so far of a running process, which only Linux reports. @param {number | undefined} pid */
function peakOf(pid) {
  try {
    const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}

/** The line of a program's output that names the error. @param {string} complaint */
function reasonIn(complaint) {
  return /^(?:FATAL ERROR: |\w*(?:Error|Exception)\b).*/m.exec(complaint)?.[0].slice(0, 120);
}
