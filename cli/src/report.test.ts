import type { Notice } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import type { Job } from './job.js';
import { Report } from './report.js';
import type { Output } from './streams.js';

class Recorder implements Output {
  text = '';
  readonly columns = 30;
  constructor(readonly isTTY: boolean) {}
  write(data: string | Uint8Array, done: () => void): void {
    this.text += data;
    done();
  }
}

const notice: Notice = { code: 'footnote-undefined', severity: 'warning', message: 'Odd', line: 1 };
const jobs: Job[] = ['a.md', 'b.md', 'c-with-a-name-too-long-for-a-line.md'].map((path) => ({
  source: { path, place: path, bytes: 1 },
  options: {},
  remoteImages: false,
}));

async function reported(isTTY: boolean, order: readonly number[]): Promise<string> {
  const stderr = new Recorder(isTTY);
  const terminal = { stdin: (async function* () {})(), stdout: new Recorder(false), stderr };
  const report = new Report(jobs, { terminal, json: false, check: false, lost: 0 });
  for (const index of order) await report.add(index, { notices: [notice] });
  expect(await report.end()).toBe(0);
  return stderr.text;
}

describe('Report', () => {
  test('tells the files in their order, whichever ends first', async () => {
    const lines = jobs.map(({ source }) => `${source.path}:1: warning: Odd\n`).join('');
    expect(await reported(false, [2, 0, 1])).toBe(lines);
  });

  test('shows progress on a terminal, on a line that does not wrap, and takes it away', async () => {
    const text = await reported(true, [1, 0, 2]);
    expect(text).toContain('\r\x1b[K1 of 3: b.md\r\x1b[K');
    expect(text).toContain('\r\x1b[K3 of 3: c-with-a-name-too-lon\r\x1b[K');
    expect(text.endsWith('\r\x1b[K3 files converted\n')).toBe(true);
  });
});
