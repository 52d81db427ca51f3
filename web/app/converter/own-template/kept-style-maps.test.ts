import { afterEach, expect, test, vi } from 'vitest';
import { keptStyleMaps } from './kept-style-maps';

afterEach(() => vi.unstubAllGlobals());

/** Storage as a browser has it: its keys are its own properties. */
function storage(content: Record<string, string>): void {
  const methods = {
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value;
    },
    removeItem: (key: string) => {
      delete content[key];
    },
  };
  const isMethod = (key: string | symbol): key is keyof typeof methods => Object.hasOwn(methods, key);
  vi.stubGlobal(
    'localStorage',
    new Proxy(content, { get: (_, key) => (isMethod(key) ? methods[key] : undefined) }),
  );
}

test('the choices for each template are kept, and deleted with it or with all of them', () => {
  const content: Record<string, string> = { other: 'stays' };
  storage(content);
  keptStyleMaps.write('A.docx', { BodyText: 'Text body', Quote: null });
  keptStyleMaps.write('B.docx', { BodyText: 'Standard' });
  expect(keptStyleMaps.read('A.docx')).toEqual({ BodyText: 'Text body', Quote: null });
  keptStyleMaps.write('A.docx', {});
  expect(keptStyleMaps.read('A.docx')).toEqual({});
  expect(keptStyleMaps.read('B.docx')).toEqual({ BodyText: 'Standard' });
  keptStyleMaps.eraseAll();
  expect(content).toEqual({ other: 'stays' });
});

test.each(['{', '[]', 'null', '{"BodyText":1}', '{"unknown":"x"}'])('%s in storage is no choice', (json) => {
  storage({ 'styles:A.docx': json });
  expect(keptStyleMaps.read('A.docx')).toEqual({});
});

test('storage that is denied is no error', () => {
  vi.stubGlobal('localStorage', undefined);
  keptStyleMaps.write('A.docx', { BodyText: 'Text body' });
  keptStyleMaps.eraseAll();
  expect(keptStyleMaps.read('A.docx')).toEqual({});
});
