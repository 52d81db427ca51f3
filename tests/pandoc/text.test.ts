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

test.each([
  ['a span', 'See [it](#it).\n\nA paragraph with [a name]{#it .cls}.'],
  ['an empty span', 'See [it](#it).\n\n- []{#it}Item'],
  ['a term', 'See [it](#it).\n\n[term]{#it}\n: definition'],
  ['a paragraph of nothing else', 'See [it](#it).\n\n[]{#it}\n\nNext.'],
  ['a span with a look', 'See [it](#it).\n\nA [name]{#it .smallcaps}.'],
  ['a span in another one', 'See [it](#it).\n\nA [whole [name]{#it}]{.underline}.'],
  ['a div', 'See [it](#it).\n\n::: {#it}\nText.\n:::'],
])('links lead to the name of %s', async (_name, markdown) => {
  const document = await documentOf(markdown);
  const [, anchor = 'none'] = /<w:hyperlink w:anchor="([^"]*)"/.exec(document) ?? [];
  expect(document).toContain(`w:name="${anchor}"`);
});

test('a caption with its name below a picture is that of the table below it', async () => {
  const document = await documentOf(
    '![Cap](data:,){#fig:a}\n\n: Third {#tbl:c}\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nSee @fig:a and @tbl:c.',
  );
  expect(document).not.toContain('DefinitionTerm');
  expect(document).toMatch(/SEQ Table.*: Third.*<w:tbl>/s);
});

test.each([
  ['$\\\\alpha \\\\cdot v\\_m$', '$\\alpha \\cdot v_m$'],
  ['$\\[L/2\\]$', '$[L/2]$'],
])('%s is the formula %s', async (escaped, meant) => {
  const formula = (document: string) => /<m:oMath>.*<\/m:oMath>/s.exec(document)?.[0];
  const expected = formula(await documentOf(`A ${meant}.`));
  expect(expected).toBeDefined();
  expect(formula(await documentOf(`A ${escaped}.`))).toBe(expected);
});

test('a matrix in a line keeps its rows', async () => {
  expect(await documentOf('$\\begin{matrix}a\\\\b\\end{matrix}$ is')).toMatch(/<m:mr>.*<m:mr>/s);
});

const FRACTION = '<mfrac><mn>1</mn><mn>2</mn></mfrac>';
test.each([
  ['a block', `<math xmlns="http://www.w3.org/1998/Math/MathML">${FRACTION}</math>`],
  ['running text', `The ratio <math>${FRACTION}</math> holds.`],
  ['several lines', `<math display="block">\n  <mfrac>\n    <mn>1</mn>\n    <mn>2</mn>\n  </mfrac>\n</math>`],
  ['a cell', `| a |\n|---|\n| <math>${FRACTION}</math> |`],
  ['an item of HTML', `<ul><li><math>${FRACTION}</math></li></ul>`],
])('MathML in %s is a formula', async (_name, markdown) => {
  const { bytes, notices } = await convertForTest(`# H\n\n${markdown}`);
  const document = openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
  expect(document).toMatch(/<m:f>.*<m:num>.*>1<.*<m:den>.*>2</s);
  expect(notices.filter(({ code }) => code !== 'table-no-header' && code !== 'table-few-rows')).toEqual([]);
});

test.each([
  [
    '<p style="line-height:2">x</p>',
    'Left out 1 setting of the look of text, which follows the template: line-height',
  ],
  [
    '> - a <span style="letter-spacing:2px;color:red">b</span>',
    'Left out 1 setting of the look of text, which follows the template: letter-spacing',
  ],
  ['a [b]{.mine} [c]{.mine}', 'Left out 2 attributes of text without a meaning in Word: {.mine}'],
])('what %s asks of the look is counted and named', async (markdown, message) => {
  const { notices } = await convertForTest(markdown);
  expect(notices.map((each) => each.message)).toContain(message);
});

test.each([
  '<img src="data:," style="border:0">',
  '<p style="color:red">x</p>',
  '<b>x</b>',
  '<p style="text-indent:2em;margin-left:40px">x</p>',
  'a <span style="font-size:30px;font-family:Arial">b</span> <small>s</small>',
  '> - <span style="font-size:30px;color:red">b</span>',
  '<table><tr><td bgcolor="yellow">x</td></tr><tr><td style="border: 1px solid">y</td></tr></table>',
])('%s asks nothing that is left out', async (markdown) => {
  const { notices } = await convertForTest(markdown);
  expect(notices.map(({ message }) => message).join()).not.toContain('look of text');
});
