import { afterEach, expect, test, vi } from 'vitest';
import { kept } from './kept';
import { sign } from './sign';

/** Storage that may refuse to write, or anything. */
function storage({ isFull = false } = {}): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('No space', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

const WORD = { read: (stored: string | null) => stored ?? 'none', write: (word: string) => word };

afterEach(() => vi.unstubAllGlobals());

test('a value is there at the next visit, and gone once it is removed', () => {
  vi.stubGlobal('localStorage', storage());
  kept('word', WORD).write('hand');
  expect(kept('word', WORD).read()).toBe('hand');
  kept('word', WORD).write(undefined);
  expect(kept('word', WORD).read()).toBe('none');
  const seen = sign('seen');
  seen.write(true);
  expect(seen.read()).toBe(true);
  seen.write(false);
  expect(seen.read()).toBe(false);
});

test.each([
  ['denied', undefined],
  ['full', storage({ isFull: true })],
])('storage that is %s changes nothing else', (_, local) => {
  vi.stubGlobal('localStorage', local);
  const word = kept('word', WORD);
  expect(() => word.write('hand')).not.toThrow();
  expect(word.read()).toBe('none');
});
