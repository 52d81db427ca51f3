import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { wordsOf } from '../docx/words';

const documentOf = async (markdown: string): Promise<string> =>
  openPackage((await convertForTest(markdown)).bytes).parts.get('word/document.xml')?.text ?? '';

test.each([
  ['between words', 'Dr.\\ Smith, *p.\\ 7* and [x\\ y](#a)', ['Dr.\u00a0Smith', 'p.\u00a07', 'x\u00a0y']],
  ['anywhere in a text for pandoc', '# H {.unnumbered}\n\na\\ \\*b', ['a\u00a0*b']],
  ['not in CommonMark beside other signs', 'a\\ \\*b', ['a\\ *b']],
  ['not in code', '`a\\ b`', ['a\\ b']],
])('an escaped space is a no-break space %s', async (_name, markdown, expected) => {
  const words = wordsOf((await convertForTest(markdown)).bytes);
  for (const each of expected) expect(words).toContain(each);
});

test.each([
  ['directly below its term', 'Term\n  ~ definition'],
  ['below a blank line', 'Term\n\n~   definition\n\n    more'],
  ['in an item', '- Term\n    ~ definition'],
  ['in a quote', '> Term\n> ~ definition'],
])('a definition may begin with a tilde, %s', async (_name, markdown) => {
  expect(await documentOf(markdown)).toMatch(/DefinitionTerm.*>Term<.*"Definition(?:Loose)?".*>definition</s);
});

test('a title block gives title, authors and date', async () => {
  const words = wordsOf(
    (await convertForTest('% A *title*\n% Ann Other; Bo Other\n% 5 May 2026\n\nText.')).bytes,
  );
  expect(words).toMatch(/^A title\nAnn Other.*Bo Other.*5 May 2026.*Text\./s);
  expect(words).not.toContain('%');
});
