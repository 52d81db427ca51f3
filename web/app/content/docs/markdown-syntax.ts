import type { DocsSection } from './section';

export const MARKDOWN_SYNTAX: DocsSection = {
  id: 'markdown-syntax',
  title: 'Markdown Syntax',
  icon: 'hash',
  content: [
    {
      kind: 'text',
      text: 'Footmark reads CommonMark and GitHub’s additions, and much of what pandoc, Obsidian and Quarto add. Here is the short version; under [All subjects](/docs#all-subjects), each has a page of its own.',
    },
    { kind: 'heading', id: 'emphasis', text: 'Emphasis' },
    {
      kind: 'code',
      label: 'Bold, italic, struck through, code',
      code: '**bold** or __bold__\n*italic* or _italic_\n***bold and italic***\n~~struck through~~\n`inline code`',
    },
    {
      kind: 'code',
      label: 'Highlight, underline, subscript, superscript',
      code: '==highlighted==\n++inserted++\nH~2~O\n2^10^',
    },
    {
      kind: 'code',
      label: 'Emoji, typed or by GitHub’s names',
      code: '🎉 and :tada:',
    },
    {
      kind: 'text',
      text: 'The option **Typographic quotes and dashes** gives you curly quotation marks and apostrophes, dashes for `--` and `---`, and a proper ellipsis, by the rules of the text’s language. Code and addresses are left alone. More: [Text, lists and links](/docs/text).',
    },
    {
      kind: 'code',
      label: 'An abbreviation, explained in brackets at its first use',
      code: 'HTML is everywhere.\n\n*[HTML]: Hyper Text Markup Language',
    },
    { kind: 'heading', id: 'headings', text: 'Headings' },
    {
      kind: 'code',
      label: 'Headings, levels 1 to 6',
      code: '# Level 1\n## Level 2\n### Level 3\n#### Level 4\n##### Level 5\n###### Level 6',
    },
    {
      kind: 'code',
      label: 'If headings are numbered: one without a number, one with a name, and an appendix',
      code: '# Preface {-}\n# Methods {#methods}\n# Questionnaire {.appendix}',
    },
    { kind: 'heading', id: 'lists', text: 'Lists' },
    {
      kind: 'code',
      label: 'Lists, nested, numbered, to-do',
      code: '- An item\n- Another item\n  - Two spaces further in\n    - And two more\n\n1. First\n2. Second\n   - A bullet under it\n\n- [x] Done\n- [ ] To do',
    },
    { kind: 'heading', id: 'links', text: 'Links' },
    {
      kind: 'code',
      label: 'Links: inline, with a title, by reference',
      code: '[Markdown Guide](https://www.markdownguide.org)\n[with a title](https://www.markdownguide.org "Shown on hover")\n[by reference][guide]\n<https://www.markdownguide.org>\n\n[guide]: https://www.markdownguide.org',
    },
    {
      kind: 'code',
      label: 'As in Obsidian: to a heading, to a note, a picture, a comment',
      code: '[[#A heading of this text|see there]]\n[[Another note]]\n![[picture.png|600]]\n%%left out of the document%%',
    },
    {
      kind: 'text',
      text: 'A link to another note becomes plain text, because Word cannot open the note, and is reported. If you open the notes together, it leads to that note.',
    },
    { kind: 'heading', id: 'pictures', text: 'Pictures' },
    {
      kind: 'code',
      label: 'Pictures, with a size, with a title',
      code: '![What it shows](figures/one.png)\n![Half as wide as the text](two.svg){width=50%}\n![With a title](three.webp "The title, or the caption")\n<img src="four.jpg" alt="What it shows" width="300">',
    },
    {
      kind: 'text',
      text: 'Pictures can be PNG, JPEG, GIF, SVG, WebP or AVIF. Without a size, a picture keeps its own size, but is never larger than the page allows. With **Numbered captions**, the title of a picture in a paragraph of its own becomes its caption. More: [Pictures](/docs/pictures).',
    },
    { kind: 'heading', id: 'tables', text: 'Tables' },
    {
      kind: 'code',
      label: 'A table with three alignments',
      code: '| Left | Center | Right |\n| :--- | :----: | ----: |\n| a    |   b    |     1 |\n| c    |   d    |    20 |',
    },
    {
      kind: 'text',
      text: 'Columns can have **equal widths** or **fit their content**, and wide tables can go on landscape pages: see Tables and pictures under Adjust. For lists in cells and merged cells, write the table in HTML. More: [Tables](/docs/tables).',
    },
    { kind: 'heading', id: 'definition-lists', text: 'Definition lists' },
    {
      kind: 'code',
      label: 'Terms and what they mean',
      code: 'Footnote\n: A note at the foot of the page.\n\nEndnote\n: A note at the end of the document.',
    },
    { kind: 'heading', id: 'line-blocks', text: 'Verse and addresses' },
    {
      kind: 'code',
      label: 'Lines that stay as they are, with their indents',
      code: '| 12 Harbour Lane\n| Port Ellen\n|\n|    with an indent',
    },
    { kind: 'heading', id: 'html', text: 'HTML' },
    {
      kind: 'code',
      label: 'HTML, with Markdown in it after a blank line',
      code: '<details>\n<summary>More</summary>\n\nWhat **Markdown** can do.\n\n</details>\n\n<div align="center">\n\nIn the middle\n\n</div>',
    },
    { kind: 'heading', id: 'quotes', text: 'Quotations' },
    { kind: 'code', label: 'Quotations, nested', code: '> A quotation\n>\n> > A quotation in the quotation' },
    { kind: 'heading', id: 'callouts', text: 'Callouts' },
    {
      kind: 'code',
      label: 'A callout, as on GitHub',
      code: '> [!NOTE]\n> Also TIP, IMPORTANT, WARNING and CAUTION.',
    },
    { kind: 'heading', id: 'code', text: 'Code' },
    {
      kind: 'code',
      label: 'Code, fenced and indented',
      code: '```python\nprint("fenced, with its language")\n```\n\n    indented by four spaces',
    },
    {
      kind: 'text',
      text: 'If the fence names a language, the code is coloured. Each colour is a style in Word, such as **Code Keyword**. The option **Coloured code** turns the colours on or off. More: [Code](/docs/code).',
    },
    { kind: 'heading', id: 'formulas', text: 'Formulas' },
    {
      kind: 'code',
      label: 'Formulas in LaTeX become equations that you can edit in Word',
      code: 'In a line: $a^2 + b^2 = c^2$ or \\(e^{i\\pi} = -1\\).\n\n$$\n\\int_0^1 x^2 \\, dx = \\frac{1}{3}\n$$',
    },
    { kind: 'heading', id: 'rules', text: 'Lines and page breaks' },
    {
      kind: 'code',
      label: 'Three ways to draw a line, two to start a page',
      code: '---\n\n***\n\n___\n\n\\newpage\n\n{{< pagebreak >}}',
    },
    {
      kind: 'code',
      label: 'Part of the document on landscape pages',
      code: '::: {.landscape}\n\n| a | wide | table |\n|---|------|-------|\n| 1 | 2    | 3     |\n\n:::',
    },
    { kind: 'heading', id: 'front-matter', text: 'Title, author, date' },
    {
      kind: 'text',
      text: 'Lines between `---` at the very top describe the document. Title, author and date appear above the text, or on the title page if there is one, and go into the file’s properties. If the first heading repeats the title, it appears only once. All keys: [Front matter](/docs/front-matter).',
    },
    {
      kind: 'code',
      label: 'Front matter',
      code: '---\ntitle: On Tides\nauthor: Your Name\ndate: 2025-08-15\nlang: en-GB\n---',
    },
    {
      kind: 'code',
      label: 'A paper',
      code: '---\ntitle: On Tides\nrunning-title: Tides\nauthor:\n  - name: Your Name\n    affiliation: Your University\n    email: you@example.org\nabstract: |\n  What the paper says, in a paragraph or two.\nkeywords: [tides, moon]\nnumber-sections: true\ntoc: true\n---',
    },
  ],
};
