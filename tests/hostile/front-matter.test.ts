import { expect, test } from 'vitest';
import { childNamed } from '../docx/elements';
import { surfaceOf } from './hostile-conversion';

const LAUGHS = [
  'a0: &a0 ha',
  ...Array.from({ length: 30 }, (_, index) => `a${index + 1}: &a${index + 1} [${`*a${index},`.repeat(9)}]`),
].join('\n');

/** Unusual kinds of front matter, and the title in the file's properties. */
const CASES: Readonly<Record<string, readonly [yaml: string, title: string | undefined]>> = {
  'a billion laughs': [`${LAUGHS}\nauthor: *a30\ntitle: T`, 'T'],
  'an anchor that holds itself': ['title: &a [T, *a]', 'T'],
  'a tag of JavaScript': ['title: !!js/function "function () { process.exit() }"', undefined],
  'a tag of its own': ['title: !evil T', undefined],
  'a merge of records': ['base: &b { title: B }\n<<: *b', undefined],
  'binary data': ['title: !!binary aGk=', undefined],
  'a date': ['title: 2026-01-02', '2026-01-02'],
  'a number': ['title: 0x1F', '0x1F'],
  nothing: ['title: ~', '~'],
  'a list in a list': ['title: [[T]]', undefined],
  'a key given twice': ['title: T\ntitle: U', 'U'],
  'nested deeply': [`title: ${'['.repeat(5000)}${']'.repeat(5000)}`, undefined],
  // A title is Markdown, in which U+0000 becomes U+FFFD (CommonMark 0.31.2, section 2.3).
  'escaped characters': ['title: "a\\0\\x1b\\ud800b"', 'a\ufffdb'],
};

test.each(Object.entries(CASES))('%s', async (_, [yaml, expected]) => {
  const { file, text } = await surfaceOf(`---\n${yaml}\n---\n\nBody`, { titlePage: true });
  const properties = file.parts.get('docProps/core.xml')?.root;
  expect(text).toContain('Body');
  expect((properties && childNamed(properties, 'dc:title'))?.textContent).toBe(expected);
});
