import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '../../constants';
import { readMarkdownFile } from './read-markdown-file';

const file = (name: string, ...content: BlobPart[]): File => new File(content, name);
const gone = () => Promise.reject(new DOMException('', 'NotFoundError'));

test.each(['notes.md', 'NOTES.MD', 'notes.markdown', 'notes.txt'])('%s is read', async (name) => {
  await expect(readMarkdownFile(file(name, '# Grüße'))).resolves.toEqual({ ok: true, text: '# Grüße' });
});

test('a byte order mark is not part of the text', async () => {
  await expect(readMarkdownFile(file('a.md', '\uFEFF# Hi'))).resolves.toEqual({ ok: true, text: '# Hi' });
});

test.each(['utf16le', 'utf16be'])('UTF-16 with a byte order mark is read: %s', async (encoding) => {
  const bytes = Buffer.from('\uFEFF# Grüße 😀\r\n', 'utf16le');
  if (encoding === 'utf16be') bytes.swap16();
  const reading = await readMarkdownFile(file('a.txt', bytes));
  expect(reading).toEqual({ ok: true, text: '# Grüße 😀\r\n' });
});

test.each([
  ['another type', file('sound.mp3', 'x'), 'Choose Markdown, Word, text, a notebook'],
  ['no extension', file('README', 'x'), 'Choose Markdown, Word, text, a notebook'],
  [
    'another program’s file',
    file('a.odt', 'x'),
    'is an OpenDocument text, which cannot be opened. Open it in Word',
  ],
  ['a picture alone', file('photo.jpg', 'x'), 'is a picture, which cannot be opened. Put it beside a text'],
  ['a PDF with another name', file('a.md', '%PDF-1.7'), 'is a PDF'],
  ['what is no text', file('a.txt', new Uint8Array([0x47, 0xfc, 0x01])), 'not UTF-8'],
  ['what Windows-1252 has no sign for', file('a.txt', new Uint8Array([0x47, 0xfc, 0x81])), 'not UTF-8'],
  ['UTF-32', file('a.txt', new Uint8Array([0xff, 0xfe, 0, 0, 0x23, 0, 0, 0])), 'not UTF-8'],
  ['half a UTF-16 character', file('a.txt', new Uint8Array([0xff, 0xfe, 0x23, 0, 0x48])), 'not UTF-8'],
  [
    'UTF-16 without a byte order mark',
    file('a.txt', new Uint8Array([0x23, 0, 0x20, 0, 0x48, 0])),
    'not UTF-8',
  ],
  ['an empty file', file('a.md'), 'is empty'],
  ['blank text', file('a.md', ' \n\n'), 'is empty'],
  [
    'one byte too many',
    Object.defineProperty(file('a.md'), 'size', { value: MAX_FILE_BYTES + 1 }),
    'is too large',
  ],
  ['a file that is gone', Object.assign(file('a.md', 'x'), { arrayBuffer: gone }), 'Is it still there?'],
  [
    'a name that is not UTF-8',
    Object.assign(file('gr\ufffd\ufffde.md', 'x'), { arrayBuffer: gone }),
    'its name has signs that are not UTF-8',
  ],
])('%s is refused with a reason', async (_name, given, reason) => {
  const reading = await readMarkdownFile(given);
  expect(reading).toMatchObject({ ok: false, message: expect.stringContaining(reason) });
});
