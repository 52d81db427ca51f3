import type { Notice } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import type { Job, Outcome } from './job.js';
import { NO_PERMISSIONS } from './permissions.js';
import { Report, type ReportOptions } from './report.js';
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
const error: Notice = { code: 'table-cell-count', severity: 'error', message: 'Wrong', line: 2 };
const NAMES = ['a.md', 'b.md', 'c-with-a-name-too-long-for-a-line.md'];

interface Case {
  readonly isTTY?: boolean;
  readonly names?: readonly string[];
  readonly order?: readonly number[];
  readonly outcome?: (name: string) => Outcome;
  readonly options?: Partial<ReportOptions>;
}

async function reported({
  isTTY = false,
  names = NAMES,
  order = names.map((_, index) => index),
  outcome = () => ({ notices: [notice] }),
  options = {},
}: Case): Promise<{ text: string; status: number; json: string }> {
  const jobs: Job[] = names.map((path) => ({
    source: { path, place: path, bytes: 1 },
    options: {},
    permissions: NO_PERMISSIONS,
  }));
  const [stdout, stderr] = [new Recorder(false), new Recorder(isTTY)];
  const terminal = { stdin: (async function* () {})(), stdout, stderr };
  const given = { terminal, json: false, check: false, quiet: false, lost: [], isSet: true, ...options };
  const report = new Report(jobs, given);
  for (const index of order) await report.add(index, outcome(names[index] ?? ''));
  const status = await report.end();
  return { text: stderr.text, status, json: stdout.text };
}

const NOTICE_LINES = NAMES.map((name) => `${name}:1: warning: Odd\n`).join('');

describe('Report', () => {
  test('reports the files in order, whichever finishes first, and a summary', async () => {
    const { text, status } = await reported({ order: [2, 0, 1] });
    const closing = 'footmark: 3 documents written; 3 warnings (footnote-undefined 3)\n';
    expect({ text, status }).toEqual({ text: NOTICE_LINES + closing, status: 0 });
  });

  test('shows progress on a terminal, on a line that does not wrap, and erases it', async () => {
    const { text } = await reported({ isTTY: true, order: [1, 0, 2] });
    expect(text.startsWith('\r\x1b[K0 of 3: a.md')).toBe(true);
    expect(text).toContain('\r\x1b[K1 of 3: b.md\r\x1b[K');
    expect(text).toContain('\r\x1b[K3 of 3: c-with-a-name-too-lon\r\x1b[K');
    const closing = 'footmark: 3 documents written; 3 warnings (footnote-undefined 3)\n';
    expect(text.endsWith(`\r\x1b[K${closing}`)).toBe(true);
  });

  test('counts what was found by its kind, and names what failed', async () => {
    const { text, status } = await reported({
      names: ['a.md', 'b\n.md', 'c.md'],
      outcome: (name) =>
        name === 'c.md' ? { notices: [notice, error, notice] } : { notices: [], failure: `${name} is odd` },
      options: { lost: ['none.md'] },
    });
    expect(status).toBe(1);
    expect(text.split('\n').slice(-3)).toEqual([
      'footmark: 1 document written; 1 error (table-cell-count 1), 2 warnings (footnote-undefined 2)',
      'footmark: error: 3 of 4 files failed: none.md, a.md, b\\n.md',
      '',
    ]);
  });

  test('does not name more files than fit', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `${index}.md`);
    const { text } = await reported({ names, outcome: () => ({ notices: [], failure: 'no' }) });
    expect(text).toMatch(/footmark: error: 12 of 12 files failed: 0\.md, .*, 9\.md and 2 more\n$/);
  });

  test('of a check says which files have errors', async () => {
    const outcome = (name: string): Outcome => ({ notices: name === 'b.md' ? [error] : [] });
    const { text, status } = await reported({ outcome, options: { check: true } });
    expect(status).toBe(1);
    expect(text).toBe(
      'b.md:2: error: Wrong\n' +
        'footmark: 3 documents checked; 1 error (table-cell-count 1)\n' +
        'footmark: error: 1 of 3 files has errors: b.md\n',
    );
  });

  test('lists the most frequent findings first', async () => {
    const once: Notice = { ...notice, code: 'heading-skipped' };
    const { text } = await reported({
      names: ['a.md'],
      outcome: () => ({ notices: [once, notice, notice] }),
    });
    expect(text).toContain('3 warnings (footnote-undefined 2, heading-skipped 1)\n');
  });

  test('fails for errors in texts only if they are checked', async () => {
    const outcome = (): Outcome => ({ notices: [error] });
    expect((await reported({ outcome })).status).toBe(0);
    expect((await reported({ outcome, options: { check: true } })).status).toBe(1);
  });

  test('reports only errors with --quiet', async () => {
    const outcome = (): Outcome => ({ notices: [notice, error] });
    const { text } = await reported({
      isTTY: true,
      names: ['a.md', 'b.md'],
      outcome,
      options: { quiet: true },
    });
    expect(text).toBe('a.md:2: error: Wrong\nb.md:2: error: Wrong\n');
  });

  test('prints a summary for a single file only on a terminal', async () => {
    const single = { names: ['a.md'], outcome: () => ({ notices: [] }), options: { isSet: false } };
    expect((await reported(single)).text).toBe('');
    expect((await reported({ ...single, isTTY: true })).text).toBe(
      'footmark: 1 document written; no problems\n',
    );
  });

  test('never prints a summary that a program would take for a notice', async () => {
    const names = ['x:3: error: y.md', 'a.md'];
    const { text } = await reported({ names, outcome: () => ({ notices: [], failure: 'failed' }) });
    for (const line of text.trim().split('\n')) expect(line).toMatch(/^footmark: (?!\d+: )/);
  });

  test('keeps JSON and the summary separate', async () => {
    const { json, text } = await reported({ options: { json: true } });
    expect(JSON.parse(json)).toHaveLength(3);
    expect(text).toBe('footmark: 3 documents written; 3 warnings (footnote-undefined 3)\n');
  });
});
