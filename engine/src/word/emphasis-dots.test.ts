import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../../../tests/conversion.js';
import { readForTest } from '../../../tests/word/read-for-test.js';

/** Each text, and what it is when read again, if it is written differently. */
const CASES = [
  ['zh-CN', '这是*重要*的。', {}],
  ['ja', 'これは*とても重要です*。', {}],
  ['zh-CN', '这是***非常重要***的。', {}],
  ['ja', '***とても***重要で***す***。', {}],
  ['zh-CN', '这是***非常`code`重要***的。', {}],
  ['zh-CN', '这是**非常*重要*的**词。', { again: '这是**非常<em>重要</em>的**词。' }],
  ['zh-CN', '- 一个*重要，“而且”必要*的词\n- 二', {}],
  ['zh-CN', '这是*重要 very 重要*的。', {}],
] as const;

test.each(CASES)(
  'emphasis in %s has dots in Word and comes back: %s',
  async (language, text, { again = text }: { readonly again?: string }) => {
    const markdown = `---\nlang: ${language}\n---\n\n${text}\n`;
    const { bytes } = await convertForTest(markdown);
    const document = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
    expect(document).toContain('<w:em w:val="dot"/>');
    for (const [run] of document.matchAll(/<w:r>.*?<\/w:r>/gs))
      if (/[\u4e00-\u9fff\u3040-\u30ff]/.test(run)) expect(run).not.toContain('<w:i/>');
    const { markdown: back } = await readForTest(bytes);
    expect(back.trim().endsWith(again)).toBe(true);
  },
);
