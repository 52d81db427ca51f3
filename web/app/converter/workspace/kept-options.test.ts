import { afterEach, expect, test, vi } from 'vitest';
import { createConverter } from '../instance/converter';
import { DEFAULT_OPTIONS } from './document-options';
import { keptOptions } from './kept-options';

const converter = createConverter();

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

afterEach(() => vi.unstubAllGlobals());

test('each tab has its own options from the beginning, and a new one those chosen last in any tab', () => {
  vi.stubGlobal('localStorage', storage());
  const [one, other] = [storage(), storage()];
  const fontSizeIn = (tab: Storage): number => {
    vi.stubGlobal('sessionStorage', tab);
    return keptOptions.read(converter).fontSize;
  };
  const usual = DEFAULT_OPTIONS.fontSize;
  expect(fontSizeIn(one)).toBe(usual);
  fontSizeIn(other);
  keptOptions.write(converter, { ...DEFAULT_OPTIONS, fontSize: 14 });
  expect([fontSizeIn(one), fontSizeIn(other), fontSizeIn(storage())]).toEqual([usual, 14, 14]);
  keptOptions.write(converter, undefined);
  expect(fontSizeIn(storage())).toBe(usual);
});
