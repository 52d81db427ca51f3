import { describe, expect, test } from 'vitest';
import type { Document, Inline } from '../../model/document.js';
import { EMPTY_DOCUMENT } from '../../model/empty-document.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { typeset } from './index.js';

function documentOf(...children: Inline[]): Document {
  return { ...EMPTY_DOCUMENT, blocks: [{ type: 'paragraph', children, line: 1 }] };
}

function typesetIn(language: string, ...children: Inline[]): readonly Inline[] {
  const [block] = typeset(documentOf(...children), language).blocks;
  return block?.type === 'paragraph' ? block.children : [];
}

const typesetInlines = (...children: Inline[]): readonly Inline[] => typesetIn('en-US', ...children);

const text = (value: string): Inline => ({ type: 'text', value });
const emphasis = (value: string): Inline => ({ type: 'emphasis', children: [text(value)] });
const code = (value: string): Inline => ({ type: 'monospace', children: [text(value)] });

describe('a paragraph is read as one text', () => {
  test.each<[string, Inline[], string]>([
    ['marks in different inlines', [text('"a '), emphasis('b'), text('" c')], '“a b” c'],
    ['a mark beside emphasis', [emphasis('a'), text('\'s "b"')], 'a’s “b”'],
    [
      'code counts as a letter',
      [text('"'), code('"x"'), text('" and '), code('y'), text("'s")],
      '“"x"” and y’s',
    ],
    [
      'a picture counts as a letter',
      [text('a "'), { type: 'image', url: '', title: '', alt: '', line: 1 } as Inline, text('"')],
      'a “”',
    ],
    ['a line break is a space', [text('a'), { type: 'break' }, text('"b"')], 'a “b”'],
  ])('%s', (_, inlines, expected) => {
    expect(plainText(typesetInlines(...inlines))).toBe(expected);
  });

  test('a reference to a note is skipped', () => {
    const reference = { type: 'footnoteReference', identifier: '1', line: 1 } as unknown as Inline;
    expect(typesetInlines(text('"a'), reference, text('"'))).toMatchObject([
      { value: '“a' },
      { type: 'footnoteReference' },
      { value: '”' },
    ]);
  });

  test('no sign of a reference to a note is beside a mark', () => {
    const reference: Inline = { type: 'footnoteReference', identifier: '1', label: '1', line: 1 };
    expect(plainText(typesetInlines(reference, text('"a"')))).toContain('“a”');
  });

  test.each([
    ['fr-FR', 'Oui\u202f!'],
    ['en-US', 'Oui !'],
  ])('in %s, a space before a sign becomes %j', (language, expected) => {
    expect(plainText(typesetIn(language, text('Oui !')))).toBe(expected);
  });

  test('the text of a link is kept only if it is an address', () => {
    const url = "https://example.org/it's--a";
    const link = (value: string): Inline => ({
      type: 'link',
      url,
      title: '',
      children: [text(value)],
      line: 1,
    });
    expect(plainText(typesetInlines(text('"a" '), link(url), text(' '), link("it's")))).toBe(
      `“a” ${url} it’s`,
    );
  });
});

test('a changed text keeps its original wording, and unchanged nodes stay the same objects', () => {
  const plain = text('plain ');
  const repaired: Inline = { type: 'text', value: '"b"', written: ':b:' };
  const [first, second, third] = typesetInlines(plain, text('"a" '), repaired);
  expect(first).toBe(plain);
  expect(second).toEqual({ type: 'text', value: '“a” ', written: '"a" ' });
  expect(third).toEqual({ type: 'text', value: '“b”', written: ':b:' });
});
