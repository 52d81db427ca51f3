import { expect, test } from 'vitest';
import type { Notice } from '../../../api/notice.js';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { parse } from '../../index.js';

/** The paragraphs of a text, with the captions of those that have one. */
function paragraphs(markdown: string): string[] {
  return parse(markdown, NO_METADATA, () => undefined).blocks.map((block) => {
    if (block.type !== 'paragraph') return block.type;
    const text = plainText(block.children);
    return block.caption ? `${text} | ${plainText(block.caption)}` : text;
  });
}

test.each([
  '![x](a.png)\n*The tide*',
  '![x](a.png)\n_The tide_',
  '![x](a.png)  \n*The tide*',
  '![x](a.png)\\\n*The tide*',
  '![x](a.png){width=50%}\n*The tide*',
  '[![x](a.png)](b)\n*The tide*',
  '![x](a.png "t")\n*The **tide***',
  '![x](a.png)\n*[The](b) tide*',
])('a line below a picture that is emphasized as a whole is its caption: %j', (markdown) => {
  expect(paragraphs(markdown)).toEqual(['x | The tide']);
});

test.each([
  ['![x](a.png)\nThe tide', 'x The tide'],
  ['![x](a.png)\n**The tide**', 'x The tide'],
  ['![x](a.png)\n*The* tide', 'x The tide'],
  ['![x](a.png)\n*The* *tide*', 'x The tide'],
  ['a ![x](a.png)\n*The tide*', 'a x The tide'],
  ['![x](a.png) *The tide*', 'x The tide'],
  ['![x](a.png)\n*The*\n*tide*', 'x The tide'],
  ['![x](a.png)\n*![y](b.png)*', 'x y'],
])('any other stays text: %j', (markdown, text) => {
  expect(paragraphs(markdown)).toEqual([text]);
});

test('findings in it have its line', () => {
  const notices: Notice[] = [];
  parse('a\n\n![x](a.png)\n*The <blink>tide</blink>*', NO_METADATA, (notice) => void notices.push(notice));
  expect(notices.map(({ line }) => line)).toEqual([4]);
});
