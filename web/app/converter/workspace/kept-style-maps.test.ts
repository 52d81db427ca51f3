import { afterEach, expect, test, vi } from 'vitest';
import { keptStyleMaps } from './kept-style-maps';

afterEach(() => vi.unstubAllGlobals());

function storage(content: Record<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value;
    },
  });
}

test('the choices for each template are kept, until they are deleted', () => {
  storage({});
  keptStyleMaps.write('A.docx', { BodyText: 'Text body', Quote: null });
  keptStyleMaps.write('B.docx', { BodyText: 'Standard' });
  expect(keptStyleMaps.read('A.docx')).toEqual({ BodyText: 'Text body', Quote: null });
  keptStyleMaps.write('A.docx', {});
  expect(keptStyleMaps.read('A.docx')).toEqual({});
  expect(keptStyleMaps.read('B.docx')).toEqual({ BodyText: 'Standard' });
});

test.each(['{', '[]', 'null', '{"A.docx":[]}', '{"A.docx":{"BodyText":1}}', '{"A.docx":{"unknown":"x"}}'])(
  '%s in storage is no choice, and can be replaced',
  (json) => {
    storage({ 'style-maps': json });
    expect(keptStyleMaps.read('A.docx')).toEqual({});
    keptStyleMaps.write('A.docx', { BodyText: 'Text body' });
    expect(keptStyleMaps.read('A.docx')).toEqual({ BodyText: 'Text body' });
  },
);

test('storage that is denied is no error', () => {
  vi.stubGlobal('localStorage', undefined);
  keptStyleMaps.write('A.docx', { BodyText: 'Text body' });
  expect(keptStyleMaps.read('A.docx')).toEqual({});
});
