/** A kind of text that grows: made to make a converter run for minutes, overflow its stack or write a broken file. */
export interface Growth {
  readonly name: string;
  /** A text whose length, and whose number of the thing that it is made of, grow with `size`. */
  readonly text: (size: number) => string;
}

const each = (size: number, text: (index: number) => string): string =>
  Array.from({ length: size }, (_, index) => text(index)).join('');
const repeated = (unit: string) => (size: number) => unit.repeat(size);
/** `open` many times, something, and `close` as many times. */
const nested =
  (open: string, close: string, inside = 'a') =>
  (size: number) =>
    open.repeat(size) + inside + close.repeat(size);
const lines = (line: (index: number) => string) => (size: number) =>
  each(size, (index) => `${line(index)}\n`);

/** Every text is about as many units long as `size` says. */
const TEXTS: Readonly<Record<string, Growth['text']>> = {
  // Things in each other.
  'nested quotations': (size) => `${'> '.repeat(size)}a`,
  'quotations, one deeper each line': (size) =>
    each(Math.sqrt(size), (depth) => `${'>'.repeat(depth)} a\n\n`),
  'nested bullet lists on one line': (size) => `${'- '.repeat(size)}a`,
  'nested bullet lists': (size) => each(Math.sqrt(size), (depth) => `${'  '.repeat(depth)}- a\n`),
  'nested numbered lists': (size) => each(Math.sqrt(size), (depth) => `${'   '.repeat(depth)}1. a\n`),
  'lists in quotations in lists': (size) => `${'> - '.repeat(size)}a`,
  'nested callouts': (size) =>
    each(Math.min(Math.sqrt(size), 300), (depth) => `${'> '.repeat(depth)}[!note] a\n`),
  'nested brackets': nested('[', ']'),
  'nested links': nested('[', '](b)'),
  'nested pictures': nested('![', '](b)'),
  'nested inline notes': nested('^[', ']'),
  'nested parentheses in a link': (size) => `[a](${'('.repeat(size)}${')'.repeat(size)})`,
  'nested emphasis': nested('*a ', ' a*', 'b'),
  'nested strong emphasis': nested('**a ', ' a**', 'b'),
  'emphasis of both signs': nested('*_', '_*'),
  'nested strike-out': nested('~~a ', ' a~~', 'b'),
  'nested highlights': nested('==a ', ' a==', 'b'),
  'nested inserts': nested('++a ', ' a++', 'b'),
  'nested superscripts': (size) => `a${'^b~c'.repeat(size)}${'~^'.repeat(size)}`,
  'nested HTML blocks': nested('<div>', '</div>'),
  'nested HTML in a line': nested('a <b>', '</b>'),
  'nested HTML lists': nested('<ul><li>', '</li></ul>'),
  'nested HTML tables': nested('<table><tr><td>', '</td></tr></table>'),
  'nested braces in a formula': (size) => `$$${'{'.repeat(size)}a${'}'.repeat(size)}$$`,
  'nested fractions': (size) => `$$${'\\frac{1}{'.repeat(size)}a${'}'.repeat(size)}$$`,
  'nested roots in a line': (size) => `a $${'\\sqrt{'.repeat(size)}a${'}'.repeat(size)}$`,
  'nested fences of a formula': (size) => `$$${'\\left('.repeat(size)}a${'\\right)'.repeat(size)}$$`,
  'a tower of powers': (size) => `$$${'a^{'.repeat(size)}a${'}'.repeat(size)}$$`,
  'notes that refer to each other in a chain': (size) =>
    `a[^0]\n\n${each(size, (index) => `[^${index}]: see [^${index + 1}]\n\n`)}`,
  'notes in each other': (size) =>
    each(Math.sqrt(size), (depth) => `${'    '.repeat(depth)}[^${depth}]: a\n\n`),

  // Long runs of one sign.
  'square brackets': repeated('['),
  'closing brackets': repeated(']'),
  stars: repeated('*'),
  underscores: (size) => `a${'_'.repeat(size)}b`,
  'stars between letters': repeated('a*'),
  'stars and underscores': repeated('*_'),
  'back-ticks': (size) => `a ${'`'.repeat(size)} b`,
  'pairs of back-ticks': repeated('`a` '),
  'single back-ticks of growing length': (size) =>
    each(Math.sqrt(size), (length) => `a${'`'.repeat(length)}`),
  pipes: repeated('|'),
  'lines of pipes': repeated('|\n'),
  'angle brackets': repeated('<'),
  'closing angle brackets': (size) => `a ${'>'.repeat(size)}`,
  colons: repeated(':'),
  'dollar signs': repeated('$'),
  'dollar signs apart': repeated('$ '),
  'dollar signs before letters': repeated('$a '),
  backslashes: repeated('\\'),
  'backslashes at line ends': repeated('a\\\n'),
  tildes: (size) => `a${'~'.repeat(size)}`,
  'tildes between letters': repeated('a~'),
  'carets between letters': repeated('a^'),
  'equal signs between letters': repeated('==a'),
  'plus signs': repeated('++a'),
  'hash signs': repeated('#'),
  'exclamation marks': repeated('!['),
  ampersands: repeated('&'),
  'at signs': repeated('a@'),
  'full stops': repeated('a.'),
  slashes: repeated('/'),
  'web addresses that are none': repeated('http://'),
  'e-mail addresses that are none': repeated('a@b.'),
  'www.': repeated('www.'),
  hyphens: (size) => `a ${'-'.repeat(size)}`,
  'hyphens apart': repeated('- '),
  spaces: (size) => `a${' '.repeat(size)}b`,
  tabs: (size) => `a${'\t'.repeat(size)}b`,
  'blank lines': (size) => `a${'\n'.repeat(size)}b`,
  'lines of spaces': repeated('    \n'),
  'null characters and lone surrogates': repeated('\0\uD800a\uDC00'),
  'marks that combine': (size) => `a${'\u0301'.repeat(size)}`,
  'joined emoji': repeated('👩\u200d'),
  'changes of direction': repeated('aא'),
  'overrides of direction': repeated('\u202ea\u202c'),
  'line ends of every kind': repeated('a\r\nb\rc\n\u2028\u2029'),

  // What opens and never closes.
  'delimiters that never close': repeated('*a _b ~~c ==d ++e '),
  'links that never close': repeated('[a]('),
  'links with titles that never close': repeated('[a](b "'),
  'links with angle brackets that never close': repeated('[a](<b'),
  'pictures that never close': repeated('![a]('),
  'notes that never close': repeated('[^'),
  'inline notes that never close': repeated('^[a '),
  'labels that never close': repeated('[a][b'),
  'definitions that never close': lines((index) => `[a${index}]: <b`),
  'titles of definitions that never close': lines((index) => `[a${index}]: b "c`),
  'HTML tags that never close': repeated('<div><b>'),
  'HTML tags in a line that never close': repeated('a <b>'),
  'HTML tags that close nothing': (size) => `a ${'<b>'.repeat(size)}${'</i>'.repeat(size)}`,
  'attributes that never close': repeated('a <b c="'),
  'a tag of many attributes': (size) => `a <b ${each(size, (index) => `c${index}=d `)}>`,
  'comments that never close': repeated('a <!--'),
  'instructions that never close': repeated('a <?'),
  'declarations that never close': repeated('a <!A'),
  'character data that never closes': repeated('a <![CDATA['),
  'blocks of HTML that never close': repeated('<!-- \n\n<? \n\n'),
  'scripts that never close': repeated('<script>\n\n'),
  'entities without an end': repeated('&#x&a'),
  'long entities': (size) => `&${'a'.repeat(size)};&#${'1'.repeat(size)};`,
  'code fences that never close': lines((index) => `${'> '.repeat(index % 5)}\`\`\``),
  'code of growing fences': (size) => each(Math.sqrt(size), (length) => `${'`'.repeat(length + 3)}\n`),
  'formulas that never close': repeated('$$a\n\n'),
  'lines of formulas that never close': repeated('$$ a b\n'),
  'formulas in round brackets that never close': repeated('\\( '),
  'formulas in square brackets that never close': repeated('\\[\n'),
  'quoted formulas that never close': repeated('$`a '),
  'bracketed formulas that never close': repeated('\\(a \\[b '),
  'environments that never close': lines((index) => `\\begin{${['align', 'gather', 'equation'][index % 3]}}`),
  'texts in formulas that never close': repeated('$\\text{a'),
  'front matter that never closes': (size) => `---\n${'a: b\n'.repeat(size)}`,
  'citation marks that never close': repeated('【4:2†'),

  // Much of one thing.
  'one very long word': repeated('a'),
  'one very long line': repeated('word '),
  'a long line in another script': repeated('漢字'),
  'a paragraph of many lines': repeated('word\n'),
  'a paragraph of many lines in another script': repeated('漢字\n'),
  'a paragraph of many hard breaks': repeated('word  \n'),
  paragraphs: repeated('word\n\n'),
  'headings of one text': repeated('# a\n'),
  'headings of two texts that meet': (size) => each(size, (index) => `# a-${index}\n# a\n`),
  'headings below a line': repeated('a\n=\n'),
  'links to headings': (size) => each(size, (index) => `# h${index}\n\n[a](#h${size - index})\n\n`),
  'links to one heading': (size) => `# a\n\n${'[b](#a) '.repeat(size)}`,
  'links to headings that are not there': (size) => each(size, (index) => `[a](#b${index}) `),
  'thematic breaks': repeated('---\n\n'),
  'items of a bullet list': repeated('- a\n'),
  'items of a loose list': repeated('- a\n\n'),
  'items of a numbered list': repeated('1. a\n'),
  'items with a nested list': repeated('1. a\n  - b\n'),
  tasks: repeated('- [x] a\n'),
  'lists of one item each': repeated('- a\n\n<!-- -->\n\n'),
  'numbered lists apart': repeated('1. a\n\nb\n\n'),
  'lazy lines of a list': (size) => `- a\n${'b\n'.repeat(size)}`,
  'lazy lines of a quotation': (size) => `> a\n${'b\n'.repeat(size)}`,
  quotations: repeated('> a\n\n'),
  callouts: repeated('> [!note] a\n> b\n\n'),
  'callouts of a name of their own': (size) =>
    each(size, (index) => `> [!n${'o'.repeat(index % 50)}] a\n> b\n\n`),
  'lines of indented code': repeated('    a\n'),
  'lines of fenced code': (size) => `\`\`\`js\n${'let a = 1;\n'.repeat(size)}\`\`\``,
  'a long line of code': (size) => `\`\`\`\n${'a b '.repeat(size)}\n\`\`\``,
  'blocks of code': repeated('```js\na\n```\n'),
  'rows of a table': (size) => `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(size)}`,
  'columns of a table': (size) => `${'|a'.repeat(size)}|\n${'|-'.repeat(size)}|\n${'|b'.repeat(size)}|`,
  'short rows of a wide table': (size) => {
    const side = Math.sqrt(size);
    return `${'|a'.repeat(side)}|\n${'|-'.repeat(side)}|\n${'|b|\n'.repeat(side)}`;
  },
  'long rows of a narrow table': (size) => {
    const side = Math.sqrt(size);
    return `|a|\n|-|\n${`${'|b'.repeat(side)}|\n`.repeat(side)}`;
  },
  tables: repeated('|a|\n|-|\n|b|\n\n'),
  'lines like a table without its second': repeated('|a|b|\n'),
  'escaped pipes': (size) => `|a|\n|-|\n|${'\\|'.repeat(size)}|`,
  'rows of an HTML table': (size) => `<table>${'<tr><td>a</td></tr>'.repeat(size)}</table>`,
  'cells of an HTML table that cover others': (size) =>
    `<table>${'<tr><td rowspan="9999" colspan="9999">a</td><td rowspan="2">b</td></tr>'.repeat(size)}</table>`,
  'tables of one HTML cell that covers all': repeated(
    '<table><tr><td colspan="999999999" rowspan="999999999">a</td></tr></table>\n\n',
  ),
  'HTML line breaks': repeated('a<br>'),
  'HTML blocks': repeated('<p>a</p>\n\n'),
  'HTML elements in one block': repeated('<p>a</p>'),
  'running text in one HTML block': (size) => `<div>\n${'a <b>b</b>\n'.repeat(size)}</div>`,
  notes: (size) => each(size, (index) => `a[^${index}]\n\n`) + each(size, (index) => `[^${index}]: b\n\n`),
  'notes in the reverse order': (size) =>
    each(size, (index) => `a[^${index}] `) + each(size, (index) => `\n\n[^${size - index}]: b`),
  'notes of the numbered form': (size) =>
    `${each(size, (index) => `a[${index}] `)}\n\n${each(size, (index) => `[${index}]: Smith ${index}\n\n`)}`,
  'references to one note': (size) => `${'a[^1] '.repeat(size)}\n\n[^1]: b`,
  'references in a note to itself': (size) => `a[^1]\n\n[^1]: ${'[^1]'.repeat(size)}`,
  'references without a definition': (size) => each(size, (index) => `a[^x${index}] `),
  'definitions without a reference': (size) => each(size, (index) => `[^x${index}]: a\n\n`),
  'definitions of one note': repeated('[^1]: a\n\n'),
  'inline notes': repeated('a^[b] '),
  'empty notes': (size) => each(size, (index) => `a[^${index}]\n\n[^${index}]:\n\n`),
  'empty references': repeated('a[^] '),
  'a note of many paragraphs': (size) => `a[^1]\n\n[^1]: b\n\n${'    c\n\n'.repeat(size)}`,
  'definitions of links': (size) => each(size, (index) => `[a${index}]: /b\n`),
  'definitions of one link': (size) => `[a]\n\n${'[a]: /b\n'.repeat(size)}`,
  'uses of one link': (size) => `${'[a] '.repeat(size)}\n\n[a]: /b`,
  'labels without a definition': repeated('[a][b] '),
  links: (size) => each(size, (index) => `[a](https://example.org/${index}) `),
  'links of one target': repeated('[a](https://example.org/) '),
  'refused links': repeated('[a](javascript:b) '),
  'a very long link target': (size) => `[a](https://example.org/${'b'.repeat(size)})`,
  'bare addresses': (size) => each(size, (index) => `https://example.org/${index} `),
  'e-mail addresses': repeated('a@example.org '),
  pictures: (size) => each(size, (index) => `![a](b${index}.png) `),
  'pictures without alternatives': repeated('![](b.png)\n\n'),
  'pictures in data': repeated(
    '![a](data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7)\n\n',
  ),
  'one large picture in data': (size) =>
    `![a](data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIB${'AAAA'.repeat(size)})`,
  'one large picture in percent signs': (size) =>
    `![a](data:image/gif,GIF89a%01%00%01%00${'%00'.repeat(size)})`,
  'formulas in lines': repeated('$x_1$ and '),
  'formulas on lines of their own': repeated('$$x$$\n\n'),
  'formulas that part a paragraph': repeated('a $$x$$ '),
  'a long formula': (size) => `$$${'x_1 + '.repeat(size)}y$$`,
  'a formula of many rows': (size) => `$$\\begin{matrix}${'a & b \\\\ '.repeat(size)}\\end{matrix}$$`,
  'a formula of many fences': (size) => `$$${'(a '.repeat(size)}$$`,
  'macros that grow': (size) =>
    `$$${each(Math.min(size, 40), (index) => `\\def\\a${'a'.repeat(index + 1)}{\\a${'a'.repeat(index)}\\a${'a'.repeat(index)}}`)}\\a${'a'.repeat(Math.min(size, 40))}$$`,
  'terms and definitions': repeated('a\n: b\n\n'),
  'colons at line starts': repeated(': a\n'),
  'lines like terms': repeated('a\n\nb\n'),
  'names of emoji': repeated(':smile: :a'),
  'wiki links': repeated('[[a|b]] ![[c.png|30]] '),
  'wiki links that never close': repeated('[[a'),
  'comments of Obsidian that never close': repeated('%%a '),
  'attributes of pictures that never close': repeated('![a](b){width='),
  highlights: repeated('==a== '),
  scripts: repeated('a~b~^c^ '),
  'page breaks': repeated('\\newpage\n\n'),
  escapes: repeated('\\*'),
  entities: repeated('&amp;'),
  'quotation marks': repeated('"a" '),
  'keys of front matter': (size) => `---\n${each(size, (index) => `k${index}: v\n`)}---\n`,
  'a long title in front matter': (size) => `---\ntitle: ${'a'.repeat(size)}\n---\n`,
  'nested front matter': (size) => `---\na: ${'['.repeat(size)}${']'.repeat(size)}\n---\n`,
  'aliases of front matter': (size) =>
    `---\na0: &a0 [x]\n${each(Math.min(size, 30), (index) => `a${index + 1}: &a${index + 1} [${`*a${index},`.repeat(9)}]\n`)}author: *a${Math.min(size, 30)}\n---\n`,
  'lines of bold text': repeated('**a**\n\n'),
  'citation marks': repeated('a【4:2†b】 '),
  'sources of an assistant': (size) =>
    each(size, (index) => `[${index}]: https://example.org/${index} "a"\n`),
};

export const GROWTHS: readonly Growth[] = Object.entries(TEXTS).map(([name, text]) => ({ name, text }));
