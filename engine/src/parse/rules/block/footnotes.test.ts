import { describe, expect, test } from 'vitest';
import { NO_METADATA } from '../../../model/metadata.js';
import { walk } from '../../../model/nodes/walk.js';
import { parse } from '../../index.js';

/** The text of a document, with `^` for note marks and the addresses of links in brackets, followed by its notes. */
function read(markdown: string): { text: string; notes: number } {
  const { blocks, definitions } = parse(markdown, NO_METADATA, () => {});
  let text = '';
  walk(blocks, {
    inline: (inline) => {
      if (inline.type === 'text') text += inline.value;
      if (inline.type === 'footnoteReference') text += '^';
      if (inline.type === 'link') text += `(${inline.url})`;
    },
  });
  return { text, notes: definitions.size };
}

describe('a link definition right below a note defines its link', () => {
  test.each([
    ['[^a]: Note', '[^a]'],
    ['[2]: Note', '[2]'],
  ])('%s', (note, mark) => {
    const markdown = `A [guide][guide]${mark}\n\n${note}\n[guide]: https://example.org "Title"`;
    expect(read(markdown)).toEqual({ text: 'A (https://example.org)guide^', notes: 1 });
  });

  test('what only looks like one belongs to the note', () => {
    expect(read('A[^1] [see]\n\n[^1]: Note\n[see]: what I mean')).toEqual({ text: 'A^ [see]', notes: 1 });
  });
});

test.each([
  ['word [1] and **bold** [1], "x" [1] [1].', 'word^ and bold^, "x"^^.'],
  ['a line\n[1] and more', 'a line^ and more'],
  ['[1] begins', '^ begins'],
  ['word [^1] stays', 'word ^ stays'],
])('no space stands before the mark of a numbered note: %j', (markdown, text) => {
  expect(read(`${markdown}\n\n[1]: Note\n\n[^1]: Other`).text).toBe(text);
});

test.each([
  'about_Operators.md#matching-operators',
  'guide.html',
  'read.markdown?raw#a',
  'guide#part',
  'a/b',
  '#a',
])('%s is an address, and no note', (target) => {
  expect(read(`A [link][1]\n\n[1]: ${target}`)).toEqual({ text: `A (${target})link`, notes: 0 });
});

test.each(['Ibid.', 'C# in depth', 'Smith'])('%s is a note', (note) => {
  expect(read(`A[1]\n\n[1]: ${note}`)).toEqual({ text: 'A^', notes: 1 });
});
