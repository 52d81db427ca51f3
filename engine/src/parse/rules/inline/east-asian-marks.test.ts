import { expect, test } from 'vitest';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { walkDocument } from '../../../model/nodes/walk.js';
import { parse } from '../../index.js';

/** The marked words of a text, each between two signs of its kind. */
function marked(markdown: string): string[] {
  const signs: Readonly<Record<string, string>> = {
    strong: '**',
    emphasis: '*',
    delete: '~~',
    highlight: '==',
    underline: '++',
  };
  const found: string[] = [];
  walkDocument(
    parse(markdown, NO_METADATA, () => undefined),
    {
      inline(inline) {
        const sign = signs[inline.type];
        if (sign !== undefined && 'children' in inline) found.push(sign + plainText(inline.children) + sign);
      },
    },
  );
  return found;
}

test.each([
  ['**「重要」**です', ['**「重要」**']],
  ['私は**「太郎」**です。', ['**「太郎」**']],
  ['**Advanced...**を使用', ['**Advanced...**']],
  ['他们说**“你好”**后', ['**“你好”**']],
  ['**注：**内容**重点。**文', ['**注：**', '**重点。**']],
  ['中文*(a)*中文', ['*(a)*']],
  ['**볼드(bold)**는', ['**볼드(bold)**']],
  ['中~~「旧」~~新', ['~~「旧」~~']],
  ['这是==高亮==文字，和++插入++文字', ['==高亮==', '++插入++']],
  ['「==強調。==」と、これは==重要：==です', ['==強調。==', '==重要：==']],
  ['==하이라이트(강조)==입니다', ['==하이라이트(강조)==']],
  [
    '\u{20bb7}**「野」**\u{20bb7}==「野」==\u{20bb7}++(a)++\u{20bb7}*「野」*\u{20bb7}~~「野」~~\u{20bb7}',
    ['**「野」**', '==「野」==', '++(a)++', '*「野」*', '~~「野」~~'],
  ],
  ['C++和C++之间，a==b或c==d，a++b++c', []],
])('marks end with punctuation beside East Asian letters: %s', (markdown, expected) => {
  expect(marked(markdown)).toEqual(expected);
});

test.each([['a**(b)**c'], ['** 中文 ** 字'], ['中文 ** 字 ** 中'], ['中_（文）_字']])(
  'elsewhere CommonMark’s rule stays: %s',
  (markdown) => {
    expect(marked(markdown)).toEqual([]);
  },
);
