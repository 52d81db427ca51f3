import { expect, test } from 'vitest';
import type { Notice } from '../api/notice.js';
import { REPAIR_NAMES, type RepairName } from '../api/repair-names.js';
import { repair, repairAndPreview } from './index.js';

function mended(
  markdown: string,
  names: readonly RepairName[] = REPAIR_NAMES,
): { text: string; notices: Notice[] } {
  const notices: Notice[] = [];
  return { text: repair(markdown, names, (notice) => notices.push(notice)), notices };
}

/** The beginning of a line that fills a printed page. */
const PRINTED = 'A line of a printed page that is long enough and ends in ';

test.each<[RepairName, string, string]>([
  ['citation-marks', 'A fact. \ue200cite\ue202turn0search3\ue201', 'A fact.'],
  ['citation-marks', 'A fact citeturn2view3turn1search0.', 'A fact.'],
  ['citation-marks', 'A fact [cite: 1] [cite: 2] and more', 'A fact and more'],
  ['citation-marks', '- One\n\n  [cite_start] two', '- One\n\n   two'],
  ['citation-marks', 'A fact【4:2†source】 and【4:0†Some file.pdf】.', 'A fact and.'],
  ['citation-marks', 'A fact:contentReference[oaicite:0]{index=0}.', 'A fact.'],
  ['citation-marks', '## [cite_start]Title[cite: 1, 2]', '## Title'],
  ['citation-marks', '* [cite_start]**Bold** text [cite: 230-234].', '* **Bold** text.'],
  ['invisible-characters', 'zero\u200bwidth\u2060 and\ufeff more\u00a0words', 'zerowidth and more words'],
  ['escaped-math', 'So $V \\= \\-0.9$.', 'So $V = -0.9$.'],
  ['escaped-math', '$V\\_{env} \\= \\\\alpha$', '$V_{env} = \\alpha$'],
  ['escaped-math', '$O(\\log^\\* n)$ and $x\\_i$', '$O(\\log^* n)$ and $x_i$'],
  ['escaped-math', '$\\left\\\\{ a \\right\\\\}$', '$\\left\\{ a \\right\\}$'],
  ['escaped-math', '$$p \\= (\\\\gamma \\- 1\\) \\\\rho e$$  ', '$$p = (\\gamma - 1) \\rho e$$  '],
  [
    'escaped-math',
    '$$\\\\text{rad\\\\\\_per} \\= \\\\frac{1}{\\\\text{Res}\\_Y}$$',
    '$$\\text{rad\\_per} = \\frac{1}{\\text{Res}_Y}$$',
  ],
  [
    'escaped-math',
    '> $$\n> a \\= b \\\\\\\\\n> \\\\sum c\n> $$ {#eq:s}',
    '> $$\n> a = b \\\\\n> \\sum c\n> $$ {#eq:s}',
  ],
  ['escaped-math', '\\[  \nW \\= \\\\frac{S \\+ D}{N}  \n\\]', '\\[  \nW = \\frac{S + D}{N}  \n\\]'],
  ['escaped-math', 'so \\\\(x^2 \\\\in A\\\\) is', 'so \\(x^2 \\in A\\) is'],
  ['escaped-math', '$\\mathbf{x}\\_t \\in \\\\{0, 1\\\\}$', '$\\mathbf{x}_t \\in \\{0, 1\\}$'],
  ['spaced-bold', '- **Basic information: **We ask.', '- **Basic information:** We ask.'],
  ['spaced-bold', 'a **b ****c ****d** e **f **g', 'a **b c d** e **f** g'],
  ['unread-signs', '##Title', '## Title'],
  ['unread-signs', '> - ###第一章', '> - ### 第一章'],
  ['unread-signs', '** Note ** this', '**Note** this'],
  ['unread-signs', '- ** Note:** this', '- **Note:** this'],
  ['unread-signs', 'a ** b** c', 'a **b** c'],
  ['unread-signs', '**a** and **b: **', '**a** and **b:**'],
  ['unread-signs', '`##a` and\n\n```\n##Title\n```\n\n##b', '`##a` and\n\n```\n##Title\n```\n\n## b'],
  ['unread-signs', 'A claim.[^Ann said so in 2019.] B', 'A claim.^[Ann said so in 2019.] B'],
  ['spaced-bold', '`**a **b` and **c **d', '`**a **b` and **c** d'],
  ['lines-and-bullets', 'Agenda\n• one\n• two', 'Agenda\n- one\n- two'],
  ['lines-and-bullets', '• one\n◦ in\n▪ deep\n◦ in\n• two', '- one\n  - in\n    - deep\n  - in\n- two'],
  ['lines-and-bullets', '• one\n   • in\n\n• two', '- one\n  - in\n\n- two'],
  ['lines-and-bullets', '– one\n– two\n\n– alone', '- one\n- two\n\n– alone'],
  ['lines-and-bullets', '✅ one\n❌ two', '- ✅ one\n- ❌ two'],
  ['lines-and-bullets', '☐ one\n☑ two', '- [ ] one\n- [x] two'],
  ['lines-and-bullets', `${PRINTED}an exam-\nple, and so on`, `${PRINTED}an example,\nand so on`],
  ['lines-and-bullets', `${PRINTED}a soft exam\u00ad\nple`, `${PRINTED}a soft example\n`],
  ['lines-and-bullets', `${PRINTED}state-of-the-\nart text`, `${PRINTED}state-of-the-art\ntext`],
  ['lines-and-bullets', `${PRINTED}a\n12\nsentence.\nMore.\n\nEnd`, `${PRINTED}a\nsentence.\nMore.\n\n\nEnd`],
  ['lines-and-bullets', `${PRINTED}a\nPage 3 of 10\n\fsentence.`, `${PRINTED}a\nsentence.\n`],
  ['bold-headings', 'Text\n\n**A heading:**\n\nMore', 'Text\n\n## A heading\n\nMore'],
  ['bold-headings', '### Real\n\n**Below it**\n\nMore', '### Real\n\n#### Below it\n\nMore'],
  ['source-lists', 'Claim [1].\n\n[1] Smith, Book.', 'Claim[^1].\n\n[^1]: Smith, Book.'],
  ['source-lists', 'Claim [1].\n\n[1]: https://x.org "X"', 'Claim[^1].\n\n[^1]: X. <https://x.org>'],
  ['source-lists', 'Claim [1][2].\n\n[1] One.\n[2] Two.', 'Claim[^1][^2].\n\n[^1]: One.\n[^2]: Two.'],
  ['source-lists', 'Claim [1] [2].\n\n[1] One.\n[2] Two.', 'Claim[^1][^2].\n\n[^1]: One.\n[^2]: Two.'],
  [
    'source-lists',
    'Claim [1].\n\n## Sources\n\n1. Smith, Book.\n   p. 4\n2) Jones.\n',
    'Claim[^1].\n\n\n\n[^1]: Smith, Book.\n   p. 4\n[^2]: Jones.\n',
  ],
  ['source-lists', 'Claim [2, 1].\n\n[1] One.\n[2] Two.', 'Claim[^2][^1].\n\n[^1]: One.\n[^2]: Two.'],
  [
    'source-lists',
    'Claim [1–3].\n\n[1] One.\n[2] Two.\n[3] Three.',
    'Claim[^1][^2][^3].\n\n[^1]: One.\n[^2]: Two.\n[^3]: Three.',
  ],
  // Not all of these numbers are in the list, or they are not citations.
  ['source-lists', 'In [0, 1], [1].\n\n[1] One.', 'In [0, 1],[^1].\n\n[^1]: One.'],
  ['source-lists', '`a[1, 2]` is [1].\n\n[1] One.\n[2] Two.', '`a[1, 2]` is[^1].\n\n[^1]: One.\n[^2]: Two.'],
  ['source-lists', 'Claim [1].\n\nQuellen:\n1. Smith.', 'Claim[^1].\n\n\n[^1]: Smith.'],
  ['source-lists', 'Claim [1].\n\n# Read on\n\n[1] Smith.', 'Claim[^1].\n\n\n\n[^1]: Smith.'],
  [
    'source-lists',
    'Claim [1], [2, 3].\n\nSources: [1] https://x.org · [2] https://y.org · [3] Smith\n',
    'Claim[^1],[^2][^3].\n\n[^1]: <https://x.org>\n[^2]: <https://y.org>\n[^3]: Smith',
  ],
  [
    'source-lists',
    'Claim [1][2].\n\n**Quellen:** [1]: https://x.org, [2]: https://y.org',
    'Claim[^1][^2].\n\n[^1]: <https://x.org>\n[^2]: <https://y.org>',
  ],
  ['source-lists', 'Claim [1].\n\n**Source**: [1] https://x.org', 'Claim[^1].\n\n[^1]: <https://x.org>'],
  [
    'source-lists',
    'Claim [1][2].\n\n## Sources\n\n[1] Smith [3] [2] Jones, see [1]',
    'Claim[^1][^2].\n\n\n\n[^1]: Smith [3]\n[^2]: Jones, see [1]',
  ],
  [
    'source-lists',
    'Claim [1].\n\nSources: [1] Smith, see [2] there.\n[2] Jones.',
    'Claim[^1].\n\n[^1]: Smith, see [2] there.\n[^2]: Jones.',
  ],
  ['source-lists', 'Claim [1].\n\n- [1] Smith.\n- [2] Jones.', 'Claim[^1].\n\n[^1]: Smith.\n[^2]: Jones.'],
  [
    'source-lists',
    'Text.\n\n[1]: https://x.org "X"\n[2]: https://y.org',
    'Text.\n\n1. X. <https://x.org>\n2. <https://y.org>',
  ],
])('%s: %j becomes %j', (name, before, after) => {
  const { text, notices } = mended(before);
  expect(text).toBe(after);
  expect(notices.map(({ code }) => code)).toEqual(['text-repaired']);
  expect(
    mended(
      before,
      REPAIR_NAMES.filter((other) => other !== name),
    ).text,
  ).toBe(before);
});

test.each([
  ['spaces', 'All  the   spaces of a line stay, also at its end  '],
  ['code', '`【4:2†source】` and\n```\n[cite_start] \u200b\n**x**\n```'],
  ['code that shows fences', '```md\n```js\n[cite_start] \u200b\n```\n'],
  ['code with shorter fences', '````\n```\n[cite: 1]\n```\n[cite: 2]\n````\n'],
  ['code in an item of a quote', '> - Text\n>\n>   ~~~ `\n>   [cite: 1]\n>   ```\n>   [cite: 2]\n>   ~~~'],
  ['spaces that hold names together', 'Dr.\u00a0Grey v\u00a0Praze, fig.\u202fA'],
  ['French spaces', 'Vraiment\u00a0? 12\u202f000\u00a0€'],
  ['joiners', '👩\u200d🚀 می\u200cخواهم ภาษา\u200bไทย'],
  ['a bold sentence', 'Text\n\n**This is a sentence.**\n\nMore'],
  ['bold at the end', 'Text\n\n**The end**\n'],
  ['numbers without sources', 'array[1] and [2]'],
  ['bold text as it should be', '**a** b **c**d e ** f ** g 2 **3 and 4** 5'],
  ['bold marks that are left over', '**a **b **c'],
  ['escaped marks', '\\**a **b'],
  ['names of speakers, which recur', '# Play\n\n**Ann**\n\nYes.\n\n**Bo**\n\nNo.\n\n**Ann**\n\nWell.'],
  ['bold lines of a level that has headings', '# A\n\n## B\n\nText\n\n# C\n\n**Between:**\n\nUs.'],
  ['the title of a table', '# A\n\n**Table 1: Rates**\n\n| a | b |\n|---|---|\n| 1 | 2 |'],
  ['the title of a grid table', '**Rates**\n\n\n+---+\n| a |\n+---+'],
  ['bold sentences in Chinese and Japanese', '**この節は更新が必要です。**\n\n本文。\n\n**注意：**\n\n文'],
  ['links by numbers', 'A [link][1].\n\n[1]: https://x.org'],
  [
    'formulas',
    '$\\{a \\mid b\\}\\,$ $$\\|x\\| \\\\ a \\& b\\!$$ $n\\%$ $\\begin{matrix}1\\\\b\\\\[2pt]c\\end{matrix}$',
  ],
  ['names in formulas', '$batch\\_size = \\text{max\\_len}$ $\\operatorname{a\\_b}$ $\\text{r\\^ole}$'],
  ['money', 'US\\$5\\-10 or $5\\-10 and 6$7'],
  ['escapes in text', '1\\. a\\_b \\= c \\[1\\-2\\] \\\\(optional\\\\) \\[a\\*b\\*c\\]'],
  ['escapes in code', '`$a \\= b$`\n\n```\n$$\na \\= b\n$$\n```'],
  ['speech', '– Good morning – she said.\n– Is it?\n\n— Yes.\n— No.'],
  ['dashes and quotation marks', 'It’s late — “very late” – he said… and left--at once.'],
  ['a dash and a sign in text', 'He came\n– late\n\n✅ Done.\n\nA • between'],
  ['hyphens at the ends of lines', `short-\nlived\n\n${PRINTED}pre-\nand post-war\n\n${PRINTED}New-\nYork`],
  [
    'numbers on lines of their own',
    `${PRINTED}the year.\n1984\nWas it?\n\n\`\`\`\n• ${PRINTED}co-\nde\n\`\`\``,
  ],
  ['a numbered list', 'Step [1] first.\n\n## Steps\n\n1. One.\n2. Two.'],
  ['a numbered list of sources that nothing refers to', 'Text.\n\n## Sources\n\n1. Smith.'],
  ['a list that nothing refers to', 'Text.\n\n[1] Smith.'],
  ['a list in a line that nothing refers to', 'Text.\n\nSources: [1] https://x.org · [2] https://y.org'],
  ['a paragraph with citations at the end', 'Claim [1].\n\nSmith says [1] this and [2] that.'],
  [
    'what belongs to an item of a numbered list that nothing refers to',
    'Text.\n\n## Sources\n\n1. Smith.\n  [2]: https://y.org\n2. Jones.',
  ],
  ['a list of sources that goes on', 'Claim [1].\n\n[1] Smith.\n[2] Jones.\n  More.'],
])('%s stay as they are', (_, text) => {
  expect(mended(text)).toEqual({ text, notices: [] });
});

test('text after code is repaired', () => {
  expect(mended('``` a ```\nOne [cite: 1]').text).toBe('``` a ```\nOne');
  expect(mended('> ```\n> [cite: 1]\n\nOne [cite: 1]').text).toBe('> ```\n> [cite: 1]\n\nOne');
  expect(mended('    ```\n\nOne [cite: 1]').text).toBe('    ```\n\nOne');
});

test('lines keep their numbers', () => {
  const { text, notices } = mended('One\n\n\ue200cite\ue201\n\nTwo');
  expect(text.split('\n')).toHaveLength(5);
  expect(notices[0]?.line).toBe(3);
});

test('repairs are predicted without being made', () => {
  const text = 'One\u200b.\n\n**Two**\n\nThree [cite: 1]\n\nFour [cite: 2]';
  const notices: Notice[] = [];
  const { markdown, effects } = repairAndPreview(text, ['invisible-characters'], (found) =>
    notices.push(found),
  );
  expect(markdown).toBe(text.replace('\u200b', ''));
  expect(effects).toEqual([
    { name: 'citation-marks', isApplied: false, lineCount: 2, firstLine: 5 },
    { name: 'invisible-characters', isApplied: true, lineCount: 1, firstLine: 1 },
    { name: 'bold-headings', isApplied: false, lineCount: 1, firstLine: 3 },
  ]);
  expect(notices.map(({ line }) => line)).toEqual([1]);
});

test.each([
  ['fenced code', '````md\n```js\nA【1†b】 $a \\= b$\n```\n````'],
  ['fenced code in an item', '- A\n\n  ~~~\n  B【1†b】\n  ```\n  ~~~'],
  ['indented code', 'A\n\n    B【1†b】 $a \\= b$\n\n- A\n\n      B【1†b】'],
  ['a code span', '`A【1†b】 $a \\= b$`'],
  ['preformatted HTML', '<pre>\nA【1†b】\n\nB【1†b】\n</pre>'],
])('%s is never changed', (_, markdown) => {
  expect(mended(markdown)).toEqual({ text: markdown, notices: [] });
});

test('preformatted HTML without an end is text', () => {
  expect(mended('<pre>\n\nA【1†b】').text).toBe('<pre>\n\nA');
});

test.each([
  [
    'up to the line of its end',
    '<pre>\nA【4:2†source】\nB【4:2†source】</pre>\nC【4:2†source】',
    '<pre>\nA【4:2†source】\nB【4:2†source】</pre>\nC',
  ],
  [
    'but not without an end, before other HTML that has one',
    '<pre>\nA【4:2†source】\n<script>\nB【4:2†source】\n</script>',
    '<pre>\nA\n<script>\nB【4:2†source】\n</script>',
  ],
  [
    'in code spans, whatever the backticks around them',
    '`` A【4:2†source】` `` B【4:2†source】 `C【4:2†source】`',
    '`` A【4:2†source】` `` B `C【4:2†source】`',
  ],
])('what is kept as written keeps its marks, %s', (_, written, expected) => {
  expect(mended(written, ['citation-marks']).text).toBe(expected);
});

test('a range beyond the list of sources is not a citation', () => {
  const list = Array.from({ length: 60 }, (_, index) => `[${index + 1}] Source, https://a.example/${index}`);
  const { text } = mended(`As known [1-60]. And [2].\n\n${list.join('\n')}`, ['source-lists']);
  expect(text).toContain('As known [1-60]. And[^2].');
});

test.each([
  '# Title',
  '#hashtag and ##',
  '##__VA_ARGS__',
  '###',
  '2 ** 3 and 4 ** 5',
  'a ** b ** c',
  'a** b **c',
  '**a** b ** c',
  '***a ** b***',
  '\\*\\* a \\*\\*',
  '[^a note] and [^1], and [^four words of name]: text',
])('signs that are read, or that are none, stay: %s', (text) => {
  expect(mended(text, ['unread-signs']).text).toBe(text);
});
