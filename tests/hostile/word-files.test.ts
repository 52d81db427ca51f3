import { convert } from '@footmark/engine';
import { mergeWord } from '@footmark/engine/merge';
import { ConversionAborted, type ReadResult, readWord } from '@footmark/engine/read';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { p, template } from '../templates/build';
import { readForTest } from '../word/read-for-test';

const messageOf = (read: ReadResult): string => (read.success ? '' : read.error);

const markdownOf = async (bytes: Uint8Array): Promise<string> => {
  const read = await readForTest(bytes);
  return read.markdown;
};

/** A compound file, which Office uses for encrypted documents. */
const encrypted = (): Uint8Array => {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  return Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(512).fill(0), ...name]);
};

const ENTITIES =
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>&c;</w:body></w:document>';

describe('files that are broken or not Word documents are reported in one sentence', () => {
  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'is an empty file'],
    ['a text', strToU8('# Text'), 'is not a Word document'],
    ['an encrypted file', encrypted(), 'is protected with a password'],
    ['another archive', zipSync({ 'a.txt': strToU8('a') }), 'is not a Word document'],
    ['half a file', template({ body: p('Text') }).subarray(0, 400), 'cannot be read'],
    ['broken XML', template({ files: { 'word/document.xml': '<w:document' } }), 'is not well-formed XML'],
    ['entities', template({ files: { 'word/document.xml': ENTITIES } }), 'declares a document type'],
    [
      'elements in each other without end',
      template({ body: `${'<w:sdt><w:sdtContent>'.repeat(200)}${'</w:sdtContent></w:sdt>'.repeat(200)}` }),
      'is nested too deeply',
    ],
  ])('%s', async (_, bytes, message) => {
    expect(messageOf(await readWord(bytes))).toContain(message);
  });
});

/** An archive whose directory claims that each of its files unpacks to a gigabyte (APPNOTE 6.3, 4.3.12). */
function withLargeFiles(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 28; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 2 ** 30, true);
  return bytes;
}

test('an archive that unpacks to more than memory holds is refused before that', async () => {
  expect(messageOf(await readWord(withLargeFiles(template({ body: p('Text') }))))).toMatch(
    /^The file cannot be read: /,
  );
});

describe('a file of more tags than a file of its size can have is refused before anything is made of them', () => {
  const few = template({ body: p('Text') });
  const many = template({ body: '<w:p/>'.repeat(520_000) });
  const refusal = /with word\/document\.xml, it has more than 500,000 tags, far more than any real file/;

  test('when it is read, merged or used as a template', async () => {
    expect(messageOf(await readWord(many))).toMatch(refusal);
    const merge = await mergeWord('Text\n', many);
    expect(merge.success ? '' : merge.error).toMatch(refusal);
    const conversion = await convert('Text\n', { template: many });
    expect(conversion.success ? '' : conversion.error).toMatch(refusal);
  });

  test('but not in a file that is as large as its tags are', async () => {
    expect(messageOf(await readWord(zipSync(unzipSync(many), { level: 0 })))).toBe('');
    expect(messageOf(await readWord(few))).toBe('');
  });
});

test('nothing outside of the package is read, and no name of a file leads out of its folder', async () => {
  const drawing = (id: string): string =>
    `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="a"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const bytes = template({
    body: `${drawing('rId1')}${drawing('rId2')}${p('Text')}`,
    links: [
      ['rId1', 'image', '../../../etc/passwd'],
      ['rId2', 'image', 'file:///etc/passwd', 'External'],
    ],
  });
  const read = await readForTest(bytes);
  expect([read.markdown, read.pictures]).toEqual(['Text\n', []]);
  expect(read.notices.filter(({ code }) => code === 'word-picture')).toHaveLength(2);
});

test('circular list styles and circular base styles end', async () => {
  const style = (id: string, on: string): string =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="${on}"/></w:style>`;
  const numbering =
    '<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="x"/></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:styleLink w:val="x"/><w:numStyleLink w:val="x"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
  const body =
    '<w:p><w:pPr><w:pStyle w:val="A"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>Text</w:t></w:r></w:p>';
  expect(await markdownOf(template({ styles: style('A', 'B') + style('B', 'A'), numbering, body }))).toBe(
    'Text\n',
  );
});

test('what looks like markup in a document is text', async () => {
  const text = '&lt;script>alert(1)&lt;/script> [x](javascript:alert(1)) &lt;!-- ';
  const markdown = await markdownOf(template({ body: p(text) }));
  expect(markdown).toContain('\\<script>');
  expect(markdown).toContain('\\[x](javascript:alert(1))');
});

test('reading can be cancelled at each step', async () => {
  const bytes = template({ body: p('Text') });
  await expect(readWord(bytes, { signal: AbortSignal.abort() })).rejects.toThrow(ConversionAborted);
  const controller = new AbortController();
  const reading = readWord(bytes, {
    signal: controller.signal,
    onProgress: (stage) => {
      if (stage === 'read') controller.abort();
    },
  });
  await expect(reading).rejects.toThrow(ConversionAborted);
});
