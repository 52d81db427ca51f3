import { describe, expect, test } from 'vitest';
import type { RunProperties } from '../model/composed.js';
import { bookmarkedAll, deletedField, field } from './field.js';
import { contentTypes } from './parts/content-types.js';
import { propertyElement, val, verticalAlignment } from './property-elements.js';
import { RelationshipLedger } from './relationship-ledger.js';
import { reviewerAttributes, signed } from './revision.js';
import { runProperties, textRun } from './run.js';
import { StyleNames } from './style-names.js';

const PLAIN: RunProperties = {
  style: undefined,
  bold: false,
  italic: false,
  strike: false,
  underline: false,
  highlight: false,
  position: undefined,
  eastAsian: false,
  rightToLeft: false,
  emoji: false,
};
const properties = (given: Partial<RunProperties>): string =>
  runProperties({ ...PLAIN, ...given }, new StyleNames()).replace(/^<w:rPr>|<\/w:rPr>$/g, '');
const run = (text: string, isDeleted = false): string =>
  textRun({ type: 'text', text, properties: {} } as never, new StyleNames(), isDeleted);

describe('a run is written with', () => {
  test.each<[Partial<RunProperties>, string]>([
    [{}, ''],
    [{ bold: true, italic: true }, '<w:b/><w:bCs/><w:i/><w:iCs/>'],
    [{ bold: false, italic: false, strike: false }, ''],
    [
      { regular: true, upright: true },
      '<w:b w:val="0"/><w:bCs w:val="0"/><w:i w:val="0"/><w:iCs w:val="0"/>',
    ],
    [{ caps: true, smallCaps: true }, '<w:caps/><w:smallCaps/>'],
    [{ size: 10.5 }, '<w:sz w:val="21"/><w:szCs w:val="21"/>'],
    [{ color: 'FF0000', underline: true }, '<w:color w:val="FF0000"/><w:u w:val="single"/>'],
    [{ background: '00FF00' }, '<w:shd w:val="clear" w:color="auto" w:fill="00FF00"/>'],
    [
      { highlight: true, position: 'superscript' },
      '<w:highlight w:val="yellow"/><w:vertAlign w:val="superscript"/>',
    ],
    [{ rightToLeft: true, dotted: true }, '<w:rtl/><w:em w:val="dot"/>'],
    [{ language: { tag: 'de-"DE"', writing: 'val' } }, '<w:lang w:val="de-&quot;DE&quot;"/>'],
    [{ font: 'A & B' }, '<w:rFonts w:ascii="A &amp; B" w:hAnsi="A &amp; B" w:cs="A &amp; B"/>'],
    [{ eastAsian: true }, '<w:rFonts w:hint="eastAsia"/>'],
    [{ font: 'X', eastAsian: true }, '<w:rFonts w:ascii="X" w:hAnsi="X" w:cs="X" w:hint="eastAsia"/>'],
    [
      { font: 'MS Mincho' },
      '<w:rFonts w:ascii="MS Mincho" w:hAnsi="MS Mincho" w:eastAsia="MS Mincho" w:cs="MS Mincho"/>',
    ],
    [{ style: 'InlineCode' }, '<w:rStyle w:val="InlineCode"/>'],
    [{ named: { name: 'My Style' }, style: 'InlineCode' }, '<w:rStyle w:val="MyStyleText"/>'],
  ])('%j', (given, xml) => expect(properties(given)).toBe(xml));
});

describe('the text of a run', () => {
  test.each([
    ['a', '<w:t>a</w:t>'],
    ['', ''],
    [' a', '<w:t xml:space="preserve"> a</w:t>'],
    ['a ', '<w:t xml:space="preserve">a </w:t>'],
    ['a  b', '<w:t xml:space="preserve">a  b</w:t>'],
    ['a b', '<w:t>a b</w:t>'],
    ['a\nb', '<w:t>a</w:t><w:br/><w:t>b</w:t>'],
    ['\n\n', '<w:br/><w:br/>'],
    ['a\r\nb\rc', '<w:t>a</w:t><w:br/><w:t>b</w:t><w:br/><w:t>c</w:t>'],
    ['a\tb', '<w:t>a</w:t><w:tab/><w:t>b</w:t>'],
    ['a\u00adb\u2011c', '<w:t>a</w:t><w:softHyphen/><w:t>b</w:t><w:noBreakHyphen/><w:t>c</w:t>'],
    ['a & <b>', '<w:t>a &amp; &lt;b&gt;</w:t>'],
    ['more than sixteen letters', '<w:t>more than sixteen letters</w:t>'],
  ])('%j', (text, xml) => expect(run(text)).toBe(`<w:r>${xml}</w:r>`));

  test('that is deleted has an element of its own', () => {
    expect(run('a b', true)).toBe('<w:r><w:delText>a b</w:delText></w:r>');
    expect(run('a\tb', true)).toBe('<w:r><w:delText>a</w:delText><w:tab/><w:delText>b</w:delText></w:r>');
  });

  test('that recurs is the same in each run, and not that of a deletion', () => {
    const styles = new StyleNames();
    const own = { type: 'text', text: 'a', properties: {} } as never;
    expect(textRun(own, styles)).toBe(textRun(own, styles));
    expect(textRun(own, styles, true)).toContain('w:delText');
  });
});

test('properties are in the order of the schema, whichever they are given in', () => {
  expect(propertyElement('w:rPr', { u: val('single'), b: true, i: undefined, shd: '<w:shd/>' })).toBe(
    '<w:rPr><w:b/><w:u w:val="single"/><w:shd/></w:rPr>',
  );
  expect(propertyElement('w:rPr', { b: undefined })).toBe('');
});

test('a cell stands at the top, at the bottom or between', () => {
  expect([0, 0.5, 1].map(verticalAlignment)).toEqual(['top', 'center', 'bottom']);
});

test('a field has its instruction and its result, also in a deletion', () => {
  expect(field('PAGE', '1', '<w:rPr/>')).toBe(
    '<w:r><w:rPr/><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:rPr/><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r><w:r><w:rPr/><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:rPr/><w:t>1</w:t></w:r><w:r><w:rPr/><w:fldChar w:fldCharType="end"/></w:r>',
  );
  expect(deletedField('PAGE', '1')).toBe(
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:delInstrText xml:space="preserve"> PAGE </w:delInstrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:delText>1</w:delText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
  );
});

test('bookmarks enclose each other', () => {
  let id = 4;
  expect(bookmarkedAll('x', ['a', 'b'], () => id++)).toBe(
    '<w:bookmarkStart w:id="5" w:name="b"/><w:bookmarkStart w:id="4" w:name="a"/>x<w:bookmarkEnd w:id="4"/><w:bookmarkEnd w:id="5"/>',
  );
});

describe('who made a change', () => {
  const date = new Date('2026-01-02T03:04:05.678Z');
  const reviewer = { author: 'Author', date };

  test('is the author, or whom the text names, at a time that is known', () => {
    expect(signed(reviewer, undefined)).toEqual(reviewer);
    expect(signed(reviewer, { author: 'Other' } as never)).toEqual({ author: 'Other', date: undefined });
    expect(signed(reviewer, { author: 'Author' } as never)).toEqual(reviewer);
    const later = new Date(0);
    expect(signed(reviewer, { date: later } as never)).toEqual({ author: 'Author', date: later });
    expect(signed(reviewer, { author: 'x'.repeat(300) } as never).author).toHaveLength(255);
  });

  test('is written with the time to the second', () => {
    expect(reviewerAttributes({ author: '"A"', date })).toBe(
      'w:author="&quot;A&quot;" w:date="2026-01-02T03:04:05Z"',
    );
    expect(reviewerAttributes({ author: 'A', date: undefined })).toBe('w:author="A"');
  });
});

test('each target of a part has one relationship, and each kind its own', () => {
  const ledger = new RelationshipLedger();
  expect([
    ledger.add('a', 'x'),
    ledger.add('b', 'x', true),
    ledger.add('a', 'x'),
    ledger.add('a', 'y'),
  ]).toEqual(['rId1', 'rId2', 'rId1', 'rId3']);
  expect(ledger.all[1]).toEqual({ id: 'rId2', type: 'b', target: 'x', external: true });
  expect(ledger.all[0]?.external).toBe(false);
});

test('content types are those of extensions for bytes, and of names for text', () => {
  const { name, content } = contentTypes([
    { name: 'word/a.xml', content: '<a/>', contentType: 'text/a' },
    { name: 'word/media/b.zz', content: new Uint8Array(), contentType: 'image/zz' },
    { name: 'word/media/c.png', content: new Uint8Array(), contentType: 'image/png' },
  ] as never);
  expect(name).toBe('[Content_Types].xml');
  expect(content).toContain(
    '<Default Extension="png" ContentType="image/png"/><Default Extension="zz" ContentType="image/zz"/><Override PartName="/word/a.xml" ContentType="text/a"/></Types>',
  );
});

describe('the ids of styles', () => {
  test('are those of a template, where it has such a style', () => {
    const styles = new StyleNames({
      styleIds: new Map([['Heading1', 'berschrift1']]),
      unnumbered: new Set(['ListNumber']),
      numbered: new Map([['berschrift1', 1]]),
      headingLevels: [],
      foreign: new Set(['Heading1']),
      lists: new Map(),
      hasDirections: true,
      outsets: new Map([['MarkdownTable', 100]]),
    } as never);
    expect([styles.idOf('Heading1'), styles.idOf('BodyText')]).toEqual(['berschrift1', 'BodyText']);
    expect([...styles.used]).toEqual(['Heading1', 'BodyText']);
    expect([styles.isOwn('Heading1'), styles.isOwn('BodyText')]).toEqual([false, true]);
    expect([styles.isWritten('BodyText'), styles.isWritten('Quote'), styles.isWritten('Heading1')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([styles.hasOurNumbers('Heading1'), styles.hasOurNumbers('Heading2')]).toEqual([true, true]);
    expect([styles.isNumbered('ListNumber'), styles.isNumbered('ListBullet')]).toEqual([false, true]);
    expect(styles.hasDirections).toBe(true);
    expect([styles.tableIndent('MarkdownTable', 20), styles.tableIndent('MarkdownTable', 0)]).toEqual([
      120, 100,
    ]);
    expect([styles.tableIndent('CalloutNote', 20), styles.tableIndent('CalloutNote', 0)]).toEqual([
      20,
      undefined,
    ]);
  });

  test('of our own styles are all written without a template', () => {
    expect(new StyleNames().isWritten('Quote')).toBe(true);
  });

  test('that a text names are made of its letters, each once', () => {
    const styles = new StyleNames();
    expect(styles.idOfNamed('paragraph', { name: 'My Style 1' })).toBe('MyStyle1Custom');
    expect(styles.idOfNamed('paragraph', { name: 'My Style 1' })).toBe('MyStyle1Custom');
    expect(styles.idOfNamed('paragraph', { name: 'My-Style-1' })).toBe('MyStyle1Custom2');
    expect(styles.idOfNamed('character', { name: 'My Style 1' })).toBe('MyStyle1Text');
    expect(styles.idOfNamed('character', { name: '***' })).toBe('StyleText');
    expect(styles.idOfNamed('character', { name: 'a', id: '"x"' })).toBe('&quot;x&quot;');
    expect(styles.named.size).toBe(4);
  });
});
