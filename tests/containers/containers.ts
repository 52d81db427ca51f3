/**
 * Ways to put Markdown into a container. Text beside it has no letters, since the direction of a list depends on most of its
 * text.
 */
export const CONTAINERS: Readonly<Record<string, (markdown: string) => string>> = {
  'a quote': (markdown) => prefixed(markdown, '> ', '> '),
  'a quote in a quote': (markdown) => prefixed(markdown, '> > ', '> > '),
  'an item': (markdown) => prefixed(markdown, '- ', '  '),
  'a loose item': (markdown) => `- 12\n\n${prefixed(markdown, '- ', '  ')}`,
  'a numbered item': (markdown) => prefixed(markdown, '1. ', '   '),
  'a task': (markdown) => prefixed(markdown, '- [ ] 12\n\n  ', '  '),
  'an item in an item': (markdown) => `- 12\n${prefixed(markdown, '  - ', '    ')}`,
  'a callout': (markdown) => `> [!note]\n${prefixed(markdown, '> ', '> ')}`,
  details: (markdown) => `<details><summary>More</summary>\n\n${markdown}\n\n</details>`,
  'a definition': (markdown) => `Term\n${prefixed(markdown, ': ', '  ')}`,
  'a table cell': (markdown) => `<table><tr><td>\n\n${markdown}\n\n</td></tr></table>`,
  'a note': (markdown) => `Text.[^note]\n\n${prefixed(markdown, '[^note]: ', '    ')}`,
  columns: (markdown) => `::: {.columns}\n${markdown}\n:::`,
  'a column beside another': (markdown) =>
    `:::: {.columns}\n::: {.column}\n${markdown}\n:::\n\n::: {.column}\n12\n:::\n::::`,
  'a div in a style of Word': (markdown) => `::: {custom-style="Aside"}\n${markdown}\n:::`,
  'a theorem': (markdown) => `::: {.theorem}\n${markdown}\n:::`,
  'a fenced div': (markdown) => `::: {.note}\n${markdown}\n:::`,
};

function prefixed(markdown: string, first: string, others: string): string {
  return markdown
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' ? others.trimEnd() : others + line))
    .join('\n');
}

/** The blocks that contain running text, filled with `text`. */
export const HOLDERS: Readonly<Record<string, (text: string) => string>> = {
  'a paragraph': (text) => text,
  'a heading': (text) => `## ${text}`,
  'a quote': (text) => `> ${text}`,
  'an item': (text) => `- ${text}`,
  'a numbered item': (text) => `1. ${text}`,
  'a task': (text) => `- [x] ${text}`,
  'a callout': (text) => `> [!tip]\n> ${text}`,
  'the title of a callout': (text) => `> [!tip] ${text}\n> body`,
  details: (text) => `<details><summary>More</summary>\n\n${text}\n\n</details>`,
  'the summary of details': (text) => `<details><summary>${asHtml(text)}</summary>\n\nbody\n\n</details>`,
  'a term': (text) => `${text}\n: definition`,
  'a definition': (text) => `Term\n: ${text}`,
  'a line block': (text) => `| 12\n|   ${text}`,
  'a table cell': (text) => `| a | b |\n|---|---|\n| ${text} | c |`,
  'a table heading': (text) => `| ${text} | b |\n|---|---|\n| a | c |`,
  'a table caption': (text) => `| a | b |\n|---|---|\n| 1 | 2 |\n: ${text}`,
  'a cell of HTML': (text) => `<table><tr><td>\n\n${text}\n\n</td></tr></table>`,
};

/** Markdown is not read in a line that begins a block of HTML. */
function asHtml(text: string): string {
  return text.replace(/\[([^\]]*)\]\(([^)]*)\)/g, '<a href="$2">$1</a>');
}

/** Blocks without running text of the author's. */
export const WITHOUT_TEXT: Readonly<Record<string, string>> = {
  code: '```js\nlet code = 1;\n```',
  'indented code': '    let code = 1;',
  'a formula': '$$\nx = 1\n$$',
  'a rule': '***',
  'a page break': '\\newpage',
};
