import type { Notice } from '@footmark/engine';
import { afterEach, expect, test, vi } from 'vitest';
import type { ConvertedText } from '../../worker/protocol';
import { createConverter } from '../instance/converter';
import { type ConversionHost, runConversion } from './run-conversion';

const converter = createConverter();

const NOTHING_FOUND = { notices: [], noticeCount: 0 };
const ERROR: Notice = { code: 'table-cell-count', severity: 'error', message: 'Table 1 …', line: 3 };
const WARNING: Notice = { ...ERROR, severity: 'warning', line: 2 };
const CONVERTED: ConvertedText = {
  success: true,
  blob: new Blob(['docx']),
  valid: true,
  missingPictures: 0,
  ...NOTHING_FOUND,
};
const AT = new Date(2025, 2, 9, 23, 59);

afterEach(() => vi.restoreAllMocks());

function run(convert: ConversionHost['convert'], signal = new AbortController().signal) {
  const host = { convert, save: vi.fn(), announce: vi.fn(), dispatch: vi.fn(), now: () => AT };
  return { host, outcome: runConversion(converter, { markdown: '# Hi', options: {}, signal }, host) };
}

test('saves the file under the local date and says so', async () => {
  const { host, outcome } = run(async () => CONVERTED);
  const filename = 'document_2025-03-09.docx';
  await expect(outcome).resolves.toEqual({ found: NOTHING_FOUND, saved: { filename, bytes: 4, at: AT } });
  expect(host.save).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), filename);
  expect(host.announce).toHaveBeenCalledExactlyOnceWith({
    tone: 'plain',
    title: 'Conversion successful!',
    description: `${filename} has been downloaded.`,
    links: [],
  });
});

test('a file that carries its Markdown is reported, with how to get one that does not', async () => {
  const withoutSource = vi.fn();
  const host = {
    convert: async () => CONVERTED,
    save: vi.fn(),
    announce: vi.fn(),
    dispatch: vi.fn(),
    now: () => AT,
  };
  const { signal } = new AbortController();
  await runConversion(
    converter,
    { markdown: '# Hi', options: { source: 'a.md' }, signal, withoutSource },
    host,
  );
  const [[{ description, action }]] = host.announce.mock.calls as [
    [{ description: string; action: { text: string; run: () => void } }],
  ];
  expect(description).toContain('It contains its Markdown');
  expect(action.text).toBe('Save without it');
  action.run();
  expect(withoutSource).toHaveBeenCalledOnce();
});

test('findings are reported with it', async () => {
  const { host, outcome } = run(async () => ({ ...CONVERTED, noticeCount: 2, missingPictures: 1 }));
  await outcome;
  const [[{ links }]] = host.announce.mock.calls as [[{ links: { text: string }[] }]];
  expect(links.map(({ text }) => text)).toEqual(['2 findings', '1 picture missing']);
});

test('a failed validation is logged and does not block', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const found = { notices: [WARNING, ERROR], noticeCount: 2 };
  const { host, outcome } = run(async () => ({ ...CONVERTED, valid: false, ...found }));
  await expect(outcome).resolves.toMatchObject({ found });
  expect(warn).toHaveBeenCalledExactlyOnceWith('The text has errors', [ERROR]);
  expect(host.save).toHaveBeenCalledOnce();
});

test.each([
  [
    'an error result',
    async () => ({
      success: false as const,
      error: 'Too deep',
      valid: true,
      missingPictures: 0,
      ...NOTHING_FOUND,
    }),
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
