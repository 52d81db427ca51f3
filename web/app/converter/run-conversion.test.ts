import type { ConversionResult, Notice } from '@footmark/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { type ConversionHost, runConversion } from './run-conversion';

const VALID = { valid: true, errors: [], warnings: [] };
const ERROR: Notice = { code: 'table-cell-count', severity: 'error', message: 'Table 1 …', line: 3 };
const CONVERTED: ConversionResult = { success: true, blob: new Blob(['docx']), validation: VALID };
const AT = new Date(2025, 2, 9, 23, 59);

afterEach(() => vi.restoreAllMocks());

function run(convert: ConversionHost['convert'], signal = new AbortController().signal) {
  const host = { convert, save: vi.fn(), announce: vi.fn(), dispatch: vi.fn(), now: () => AT };
  return { host, outcome: runConversion({ markdown: '# Hi', options: {}, signal }, host) };
}

test('saves the file under the local date and says so', async () => {
  const { host, outcome } = run(async () => CONVERTED);
  const filename = 'document_2025-03-09.docx';
  await expect(outcome).resolves.toEqual({ validation: VALID, saved: { filename, at: AT } });
  expect(host.save).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), filename);
  expect(host.announce).toHaveBeenCalledExactlyOnceWith({
    tone: 'plain',
    title: 'Conversion successful!',
    description: `${filename} has been downloaded.`,
  });
});

test('a failed validation is logged and does not block', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const validation = { valid: false, errors: [ERROR], warnings: [] };
  const { host, outcome } = run(async () => ({ ...CONVERTED, validation }));
  await expect(outcome).resolves.toMatchObject({ validation });
  expect(warn).toHaveBeenCalledOnce();
  expect(host.save).toHaveBeenCalledOnce();
});

test.each([
  [
    'an error result',
    async () => ({ success: false as const, error: 'Too deep', validation: VALID }),
    'Too deep',
  ],
  ['a rejection', () => Promise.reject(new Error('Worker gone')), 'Worker gone'],
  [
    'a rejection without a message',
    () => Promise.reject(new Error()),
    'An unexpected error occurred. Please try again.',
  ],
])('%s is announced and nothing is saved', async (_name, convert, description) => {
  const { host, outcome } = run(convert);
  await outcome;
  expect(host.announce).toHaveBeenCalledExactlyOnceWith({
    tone: 'destructive',
    title: 'Conversion failed',
    description,
  });
  expect(host.save).not.toHaveBeenCalled();
  expect(host.dispatch).toHaveBeenLastCalledWith({ type: 'failed' });
});

test('a cancelled conversion says nothing', async () => {
  const abort = new AbortController();
  const { host, outcome } = run(() => Promise.reject(abort.signal.reason), abort.signal);
  abort.abort();
  await expect(outcome).resolves.toEqual({});
  expect(host.announce).not.toHaveBeenCalled();
  expect(host.dispatch).toHaveBeenLastCalledWith({ type: 'cancelled' });
});
