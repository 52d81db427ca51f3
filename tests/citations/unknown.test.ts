import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { wordsOf } from '../docx/words';

const SOURCES = `references:
- {id: a, type: book, author: [{family: Doe, given: J}], title: One, issued: 2003}
- {id: b, type: book, author: [{family: Roe, given: J}], title: Two, issued: 2004}`;

async function converted(text: string, style: string) {
  const { bytes, notices } = await convertForTest(`---\ncsl: ${style}\n${SOURCES}\n---\n\n${text}\n`);
  return { words: wordsOf(bytes).replace(/\s+/g, ' '), messages: notices.map(({ message }) => message) };
}

test.each([
  ['apa', '[@a; @zz]', '(Doe, 2003; @zz)'],
  ['apa', '[@a, p. 3; see @zz, p. 4; @b]', '(Doe, 2003, p. 3; see @zz, p. 4; Roe, 2004)'],
  ['apa', '[@zz; @a]', '(@zz; Doe, 2003)'],
  ['ieee', '[@a; @zz]', '[1]; @zz'],
])(
  'in %s, %s keeps the unknown source beside the known one as written, and reports it',
  async (style, text, shown) => {
    const { words, messages } = await converted(text, style);
    expect(words).toContain(shown);
    expect(messages).toContainEqual('No source has the key @zz');
  },
);

test('a comma between sources is reported', async () => {
  const { messages } = await converted('[@a, @b]', 'apa');
  expect(messages).toEqual([
    '@b after @a is printed as text; to cite several sources, put a semicolon between them: [@a; @b]',
  ]);
});

test.each([
  ['at 3 km^-2^ and H~2~O,', 'at 3 km-2 and H2O, Doe'],
  ['~~not~~ ^^', '~~not~~ ^^ Doe'],
])('superscripts and subscripts before a source are read: %s', async (prefix, shown) => {
  const { words } = await converted(`[${prefix} @a]`, 'apa');
  expect(words).toContain(shown);
});
