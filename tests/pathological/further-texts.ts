import { each, nested } from './growth';

/** A table drawn with as many columns as rows, and so with `size` cells. */
function grid(size: number, bottom: (row: number, side: number) => string): string {
  const side = Math.max(2, Math.floor(Math.sqrt(size)));
  const line = `+${'--+'.repeat(side)}`;
  return `${line}\n${each(side, (row) => `|${'a |'.repeat(side)}\n${bottom(row, side)}\n`)}\n`;
}

/** More texts that are meant to take too long, of syntax that few texts have. */
export const FURTHER_TEXTS: Readonly<Record<string, (size: number) => string>> = {
  'a drawn grid': (size) => grid(size, (_, side) => `+${'--+'.repeat(side)}`),
  'a drawn grid of cells that cover others': (size) =>
    grid(size, (row, side) => `+${each(side, (column) => ((row + column) % 3 ? '--+' : '  +'))}`),
  'a drawn grid of one column that covers all rows': (size) =>
    grid(size, (_, side) => `|  +${'--+'.repeat(side - 1)}`),
  'a drawn grid that never closes': (size) => grid(size, (_, side) => `+${'--+'.repeat(side)}`).slice(0, -9),
  'grids of one cell': (size) => '+---+\n| a |\n+---+\n\n'.repeat(size),
  'lines of a grid without cells': (size) => `+${'-+'.repeat(40)}\n`.repeat(size / 8),
  'a table of lines': (size) => `---- ----\na    b\n---- ----\n${'c    d\n\n'.repeat(size)}---- ----\n`,
  'tables of lines that never close': (size) => '---- ----\na    b\n\n'.repeat(size),
  'back-ticks in pairs that never match': (size) => '` `` ```` '.repeat(size),
  'lines of back-ticks': (size) => `${'`'.repeat(80)}\n`.repeat(size),
  'code of two lengths in turn': (size) => '``a`b`` '.repeat(size),
  'insertions that never end': (size) => '{++a '.repeat(size),
  'replacements in replacements': (size) => nested('{~~a~>', '~~}')(size),
  'remarks beside marked words': (size) => '{==a==}{>>b<<} '.repeat(size),
  'braces behind words': (size) => '[a]{#b .c d="'.repeat(size),
  'keys in one citation': (size) => `[${each(size, (index) => `@a${index}; `)}]`,
  'citations that never close': (size) => '[see @a, p. '.repeat(size),
  'references to figures': (size) => `${'See @fig:a and @fig:b. '.repeat(size)}\n\n![a](a.png){#fig:a}`,
  'numbered figures': (size) =>
    each(size, (index) => `![a](a.png){#fig:a${index}}\n\nSee @fig:a${index}.\n\n`),
  examples: (size) => each(size, (index) => `(@a${index}) b\n\nSee (@a${index}).\n\n`),
  'abbreviations and their uses': (size) =>
    `${each(size, (index) => `A${index} `)}\n\n${each(size, (index) => `*[A${index}]: b\n`)}`,
  'lines of verse': (size) => '| a\n'.repeat(size),
  'classes of one block': (size) => `::: {${'.a '.repeat(size)}}\nb\n:::\n`,
  'roles that never end': (size) => '{a}`b '.repeat(size),
  admonitions: (size) => '!!! note "a"\n    b\n\n'.repeat(size),
  'nested admonitions': (size) => each(Math.min(size, 300), (index) => `${' '.repeat(index * 4)}!!! note\n`),
  'options of a chunk that never end': (size) => `\`\`\`{r, ${'a="b, c=\''.repeat(size)}}\nx\n\`\`\`\n`,
  'chunks that are hidden': (size) => '```{r, echo=FALSE}\nx <- 1\n```\n\n'.repeat(size),
  'entries of an index': (size) => each(size, (index) => `a\\index{b${index % 50}!c${index}} `),
  'readings above words': (size) => '<ruby>a<rt>b</rt></ruby>'.repeat(size),
  'template tags that never close': (size) => '{{ a {% b '.repeat(size),
  'pictures of HackMD that never close': (size) => `https://hackmd.io/a ${'![a '.repeat(size)}`,
  'includes that never close': (size) => '[!INCLUDE [a '.repeat(size),
  'embedded notes that never close': (size) => '![[a|b '.repeat(size),
  'lists in letters': (size) => each(size, (index) => `${'abcdefghij'[index % 10]}) b\n`),
  'lists in Roman numerals, one in the other': (size) =>
    each(Math.min(size, 200), (index) => `${' '.repeat(index * 4)}i. a\n`),
  'paragraphs of names below References': (size) =>
    `## References\n\n${`${'Aa Bb Cc, '.repeat(60)}\n\n`.repeat(size / 16)}`,
  'paragraphs of initials below References': (size) =>
    `## References\n\n${`${'A. B.-C. '.repeat(60)}\n\n`.repeat(size / 16)}`,
  'a long day in front matter': (size) => `---\ndate: ${'1 February '.repeat(size)}\n---\n\na`,
  'short forms in brackets': (size) => 'Aa Bb Cc \\(ABC\\) '.repeat(size),
  'escaped notes beside one': (size) => `a[^b] ${'\\[^c] '.repeat(size)}\n\n[^b]: d`,
  'escaped notes on lines beside one': (size) => `${'a \\[^c] b[^b]\n'.repeat(size)}\n[^b]: d`,
  'words in two directions': (size) => 'a שלום '.repeat(size),
  'blocks with directions': (size) => '::: {dir=rtl}\na\n:::\n\n'.repeat(size),
  'a chart of many points': (size) =>
    `| a | b |\n|---|---|\n${'| c | 1 |\n'.repeat(size)}\n: d {.line-chart}\n`,
  'drawings in each other': (size) =>
    `![a](data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg">${nested('<g>', '</g>', '<path d="M0 0"/>')(size)}</svg>`)})`,
  'drawings that use each other': (size) =>
    `![a](data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg">${each(size, (index) => `<g id="a${index + 1}"><use href="#a${index}"/><use href="#a${index}"/></g>`)}</svg>`)})`,
  'raw Word XML': (size) => '```{=openxml}\n<w:p><w:r><w:t>a</w:t></w:r></w:p>\n```\n\n'.repeat(size),
  'columns side by side': (size) =>
    '::: columns\n::: column\na\n:::\n::: column\nb\n:::\n:::\n\n'.repeat(size),
  'tabs that never close': (size) => '=== "a"\n    b\n'.repeat(size),
  'blocks between slashes that never close': (size) => '/// note | a\n'.repeat(size),
  'rows of tables with more cells than their header': (size) => '|a|b||\n--|--\n'.repeat(size),
  'comments of kramdown that never close': (size) => '{::comment}\n'.repeat(size),
  'attributes below text': (size) => 'a\n{#b .c}\n'.repeat(size),
  'callouts by attributes above and below text': (size) =>
    '{: .note-title }\na\n\nb\n{: .tip }\n\n'.repeat(size),
  'authors with pages': (size) =>
    `---\nauthor:\n${each(size, (index) => `- name: A ${index}\n  url: a.example/${index}\n`)}---\n`,
  'authors with a linked name': (size) => `---\nauthor:\n- "[A](b)"\n${'- A A\n'.repeat(size)}---\n`,
  'summaries for pandoc': (size) =>
    `---\nformat: docx\n---\n${'<details>\n<summary>*a*</summary>\n'.repeat(size)}`,
  'brackets with formulas': (size) => '\\[a $b$ '.repeat(size),
  'diagrams of HackMD': (size) =>
    `\`\`\`sequence\n${'A->B: c\n'.repeat(size)}\`\`\`\n\n\`\`\`flow\n${'a=>end: b\n'.repeat(size)}\`\`\`\n`,
  powers: (size) => 'a ** 2 ** '.repeat(size),
  'merged cells in pipe tables': (size) => `|a|b|\n|-|-|\n${'|^^|2|\n'.repeat(size)}`,
  'lists of one letter': (size) => `---\nformat: docx\n---\n${'a) b\n\n'.repeat(size)}`,
  'components on one line': (size) => `\n<Note a="b">${'c <d'.repeat(size)}\n\n`,
  'spoilers that never close': (size) => '||a b '.repeat(size),
  'definitions of terms in each other': (size) =>
    each(Math.min(size, 100), (index) => `${' '.repeat(index * 4)}a\n\n${' '.repeat(index * 4)}:   `),
};
