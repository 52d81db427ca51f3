import { expect, test } from 'vitest';
import type { Block, Document, Inline } from '../model/document.js';
import { NO_METADATA } from '../model/metadata.js';
import { parse } from '../parse/index.js';
import { searched } from '../source/searched-text.js';
import { printedMarkup } from './printed-markup.js';
import { Source } from './source.js';
import type { Subject } from './subject.js';

/** An empty document, for those that are made by hand: what is printed does not depend on what the parser reads. */
const EMPTY = parse('', NO_METADATA, () => {});

/** What is reported of a paragraph that prints `children`, and that is written as `source`. */
function reported(children: readonly Inline[], source: string): readonly string[] {
  const block: Block = { type: 'paragraph', children, line: 1 };
  const document: Document = { ...EMPTY, blocks: [block] };
  const messages: string[] = [];
  const subject = { document, source: new Source(searched(source), document) } as Subject;
  printedMarkup(subject, ({ line, message }) => messages.push(`${line}: ${message}`));
  return messages;
}

const text = (value: string): readonly Inline[] => [{ type: 'text', value }];

/** Printed text of each kind, and what of it is quoted. */
const PRINTED: readonly (readonly [string, string])[] = [
  ['E = mc^2^ and', '^2^'],
  ['H~2~O', '~2~'],
  ['an ==important== word', '==important=='],
  ['a **bold**word', '**bold**'],
  ['a ***both *** word', '***both ***'],
  ['an *italic word* in HTML', '*italic word*'],
  ['a word {.aside} and', '{.aside}'],
  ['The end {#sec:end}', '{#sec:end}'],
  ['raw {=latex} text', '{=latex}'],
  ['see @fig:tea there', undefined],
  ['[see @key, p. 3]', '[see @key, p. 3]'],
  ['::: box', '::: box'],
  ['![A cup](my cup.png)', '![A cup](my cup.png)'],
  ['![[cup.png]]', '![[cup.png]]'],
  ['[a link](https://tea.example/a b)', '[a link](https://tea.example/a b)'],
  ['a ==😀==b', '==😀=='],
  ['[the docs][no-such] and', '[the docs][no-such]'],
  ['see [The tides] of\n\n## The Tides {#t}', '[The tides]'],
  ['+++', '+++'],
  ['some <Foo.Bar/> and', '<Foo.Bar/>'],
  ['[^a whole sentence]', '[^a whole sentence]'],
  ['+-----+----+ | a | b |', '+-----+----+'],
  ['----- ------ ----', '----- ------ ----'],
  ['```js let x;', '```js'],
  ['##Heading', '##Heading'],
  ['{{< lipsum 2 >}}', '{{< lipsum 2 >}}'],
  ['{% include a.html %}', '{% include a.html %}'],
  ['{{ page.title }}', '{{ page.title }}'],
  ['<% tp.date.now() %>', '<% tp.date.now() %>'],
  ['{{ name }} and', '{{ name }}'],
  ['{{#if tea}} and', '{{#if tea}}'],
  ['{{cards Tea}} and', '{{cards Tea}}'],
  ['see [the tea](Names of teas) there', '[the tea](Names of teas)'],
  ['see [][tea-icon] there', '[][tea-icon]'],
  ['<Tabs group="os">', '<Tabs group="os">'],
  ['{/* a remark */}', '{/* a remark */}'],
  ['%%a remark%%', '%%a remark%%'],
  ['so $x^2$ is', '$x^2$'],
  ['a\\ space', 'a\\ space'],
  ['&nbsp; here', '&nbsp;'],
  ['as said【4:2†source】', '【4:2†source】'],
  ['[/] half done', '[/]'],
  ['the end ^a1b2', '^a1b2'],
  ['\\textsf{x} is', '\\textsf{x}'],
  ['\\indexc{tea} is', '\\indexc{tea}'],
  ['an \\alpha here', '\\alpha'],
  ['a \\newpage here', '\\newpage'],
  ['/// unknown | A title', '/// unknown | A title'],
  ['!!! note "A title"', '!!! note "A title"'],
  ['??? tip', '??? tip'],
  ['{ .annotate } here', '{ .annotate }'],
  ['{:toc} here', '{:toc}'],
  ['{::comment} here', '{::comment}'],
].filter((each): each is [string, string] => each[1] !== undefined);

test.each(PRINTED)('%s is reported where it is printed as it is written', (value, example) => {
  expect(reported(text(value), value)).toEqual([
    expect.stringContaining(` ${example} was kept as written: `),
  ]);
  const lines = `A first line\n${value}\nA last line`;
  expect(reported(text(lines.replaceAll('\n', ' ')), lines)[0]).toMatch(/^2: /);
});

test.each(PRINTED)('%s is not reported where it is escaped, or code', (value) => {
  const escaped = value.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
  expect(reported(text(value), escaped)).toEqual([]);
  const code: Inline = { type: 'inlineCode', value };
  expect(reported([{ type: 'text', value: 'See ' }, code], `See \`${value}\``)).toEqual([]);
});

test.each([
  ['a note', 'One [^e1] here'],
  ['a citation', 'One [see @key] here'],
  ['a template tag', 'One {{ page.title }} here'],
])('%s that is escaped beside one that is read, or in code, is not reported', (_, value) => {
  const sign = value.slice(4, 6);
  const written = value.replace(sign, `\\${sign.charAt(0)}${sign.slice(1)}`);
  expect(reported(text(value), `${written} and ${sign}x]`)).toEqual([]);
  expect(
    reported(text(value), `${value.replace(sign.charAt(0), `&#${sign.charCodeAt(0)};`)} ${sign}x]`),
  ).toEqual([]);
  const inCode: readonly Inline[] = [...text(value), { type: 'inlineCode', value }];
  expect(reported(inCode, `${written} \`${value}\``)).toEqual([]);
  // Once more without a backslash, it is.
  expect(reported(text(`${value} ${value}`), `${written}\n${value}`)[0]).toMatch(/^2: /);
});

test('bookdown’s references have a backslash, which the parser takes away', () => {
  expect(
    reported(text('Figure @ref(fig:tea) and (#eq:tea)'), 'Figure \\@ref(fig:tea) and (\\#eq:tea)'),
  ).toEqual([expect.stringContaining('2 references, the first @ref(fig:tea), were kept as written: ')]);
});

test.each(['nte', 'tip', 'wrn', 'imp', 'cau'])(
  'a reference to a callout, @%s-tea, is reported if there is such a one without a number',
  (kind) => {
    const value = `See @${kind}-tea.`;
    expect(reported(text(value), `${value}\n\n[Tea](#${kind}-tea)`)).toEqual([
      expect.stringContaining(` @${kind}-tea was kept as written: what has this name`),
    ]);
    expect(reported(text(value), value)).toEqual([]);
  },
);

test.each([
  'It costs $5 and $10, or ~5 to ~7 euros; 2^10 = 1024 and a == b.',
  'Set $HOME_DIR/$USER_NAME, or C:\\Users\\tea\\new.',
  'f(x)[0](y), handlers[name](event), a[i] (see below), Vec<T> and <name>.',
  'Use **kwargs, 2**3, __init__, a*b*c, 100%% of 50%%, and {name}.',
  '3 < 4 & 5 > 4, AT&T; (c), (ref), #1, ### and ^_^ or ~~~.',
  '{{1}}, {{ }}, {{{a}}}, x^{{a}}, {{"a"}}; [1](the first one), a[i](two words).',
  'p < .05 *, a * b * c, *.md and *.txt, f(*args, *more) and A.',
  '!!! Danger, !!! no and ??? what; /// and //// between, a///b, /etc/a.',
  'Use \\Support\\{A} or \\d{3}, \\p{Lu}, {:ok, value}, { a } and { .5 }.',
  '2 ** 3 ** 4 is x ** y ** z, and (a + b) ** 2 + value ** 2 ** 3.',
  'Add [Ann Lee | @annlee] or @user-name or mail tea@fig.example; see [1], [sic] and [a].',
])('ordinary text: %s', (value) => {
  expect(reported(text(value), value)).toEqual([]);
});

test.each([
  ['a name of a block in an embed', 'Notes > ^a1b2', '![[Notes#^a1b2]]'],
  ['a name of a block in a link', 'Notes ^a1b2', '[[Notes^a1b2]]'],
  ['an escaped star beside italic text', '*a line*', '\\**a line*\\*'],
  ['a pattern for references', 'with @ref(\\1) there', 'with \\@ref(\\1) there'],
  ['the end of code', '##}', '##}'],
])('%s is nothing that is read elsewhere', (_, printed, source) => {
  expect(reported(text(printed), source)).toEqual([]);
});

test('a word in brackets beside a link in others is no link', () => {
  const link = {
    type: 'link',
    url: 'https://tea.example',
    title: '',
    children: text('Slides'),
    line: 1,
  } as const;
  const value = '[Lee][[Slides](https://tea.example)]';
  expect(reported([...text('[Lee]['), link, ...text(']')], value)).toEqual([]);
});

test('nothing in `<code>` of HTML is reported, as in code', () => {
  expect(reported([{ type: 'monospace', children: text('{{ page.title }}') }], '<code>…</code>')).toEqual([]);
});
