import { describeWritten } from '../../../tests/markdown/written.js';

describeWritten('a line break', [
  {
    markdown: 'a\n\n<!-- -->\n\n    b',
    footmark: 'a\n\n```\nb\n```',
    github: 'a\n\n```\nb\n```',
    pandoc: 'a\n\n```\nb\n```',
  },
  { markdown: 'a  \nb', footmark: 'a\\\nb', github: 'a\\\nb', pandoc: 'a\\\nb' },
  { markdown: 'a\\\nb' },
  { markdown: 'a<br>b', footmark: 'a\\\nb', github: 'a\\\nb', pandoc: 'a\\\nb' },
]);

describeWritten('a mark', [
  {
    markdown: '*a* **b** ***c*** ~~d~~ ==e==',
    github: '*a* **b** <em>**c**</em> ~~d~~ <mark>e</mark>',
    pandoc: '*a* **b** _**c**_ ~~d~~ [e]{.mark}',
  },
  { markdown: '**a *b* c**', footmark: '**a _b_ c**', github: '**a _b_ c**', pandoc: '**a _b_ c**' },
  { markdown: '*a **b** c*' },
  { markdown: 'a*b*c' },
  {
    markdown: '<u>a</u> H~2~O x^2^',
    footmark: '<u>a</u> H<sub>2</sub>O x<sup>2</sup>',
    github: '<ins>a</ins> H<sub>2</sub>O x<sup>2</sup>',
    pandoc: '[a]{.underline} H~2~O x^2^',
  },
  { markdown: '[a]{.smallcaps}', github: 'a' },
  { markdown: '<kbd>a</kbd>', pandoc: '[a]{.kbd}' },
  { markdown: 'x^2^ *[a](b)*', footmark: 'x<sup>2</sup> *[a](b)*', github: 'x<sup>2</sup> *[a](b)*' },
  { markdown: '**[a](https://b.example/c)** `d`' },
  { markdown: '[*a* b](https://c.example "d")' },
  { markdown: '[a **b**](c)' },
  { markdown: '[`a`](b)' },
  { markdown: 'a*b*' },
  { markdown: '*a*b' },
  {
    markdown: '**(a)**b',
    footmark: '\\*\\*(a)\\*\\*b',
    github: '\\*\\*(a)\\*\\*b',
    pandoc: '\\*\\*(a)\\*\\*b',
  },
  { markdown: 'a **b**.' },
  { markdown: '*a*_b_', footmark: '<em>a</em>*b*', github: '<em>a</em>*b*' },
  { markdown: '***a** b*', footmark: '<em>**a** b</em>', github: '<em>**a** b</em>', pandoc: '_**a** b_' },
  { markdown: '**a**`b`' },
]);

describeWritten('code or a formula in text', [
  { markdown: '`a` ``b`c``' },
  {
    markdown: '$a^2$ and $`a`$',
    footmark: '$a^2$ and $a$',
    github: '$a^2$ and $a$',
    pandoc: '$a^2$ and $a$',
  },
  { markdown: '`a``b`' },
  { markdown: '`` ` ``' },
  { markdown: '` a `', footmark: '`a`', github: '`a`', pandoc: '`a`' },
  { markdown: '$a$$b$', footmark: '$`a`$<!-- -->$b$', github: '$a$<!-- -->$b$', pandoc: '$a$<!-- -->$b$' },
  { markdown: 'a$b$', github: 'a\\$b\\$', pandoc: 'a\\$b\\$' },
  { markdown: '$5 and $6', github: '\\$5 and \\$6', pandoc: '\\$5 and \\$6' },
  { markdown: '$x y$' },
  { markdown: '$$a$$', footmark: '$$\na\n$$', github: '```math\na\n```' },
  { markdown: 'a `` b` `` c' },
]);

describeWritten('a link', [
  { markdown: '[a](b)' },
  {
    markdown: '[a](<b c> "t")',
    footmark: '[a](b%20c "t")',
    github: '[a](b%20c "t")',
    pandoc: '[a](b%20c "t")',
  },
  { markdown: '<https://a.example>' },
  { markdown: '<a@b.example>' },
  { markdown: '[![a](b.png)](c)' },
  { markdown: '[a]: b\n\n[c][a]', footmark: '[c](b)', github: '[c](b)', pandoc: '[c](b)' },
  { markdown: '[a]', footmark: '&#91;a]', github: '\\[a\\]', pandoc: '\\[a\\]' },
  { markdown: '[a] [b](c)', github: '\\[a\\] [b](c)', pandoc: '\\[a\\] [b](c)' },
]);

describeWritten('a note', [
  {
    markdown: 'a^[b^[c]] d',
    github: 'a[^note-2] d\n\n[^note-1]: c\n\n[^note-2]: b[^note-1]',
    pandoc: 'a[^note-2] d\n\n[^note-1]: c\n\n[^note-2]: b (c)',
  },
  { markdown: 'a[^1]\n\n[^1]: b' },
  {
    markdown: 'a^[b *c*]',
    github: 'a[^note-1]\n\n[^note-1]: b *c*',
    pandoc: 'a[^note-1]\n\n[^note-1]: b *c*',
  },
  { markdown: 'a[^1]\n\n[^1]: b\n\n    c\n\n    - d' },
  {
    markdown: 'a[^1]\n\n[^1]: - d',
    github: 'a[^1]\n\n[^1]:\n\n    - d',
    pandoc: 'a[^1]\n\n[^1]:\n\n    - d',
  },
  {
    markdown: 'a^[b\\\nc]',
    footmark: 'a^[b<br>c]',
    github: 'a[^note-1]\n\n[^note-1]: b\\\n    c',
    pandoc: 'a[^note-1]\n\n[^note-1]: b\\\n    c',
  },
  {
    markdown: 'a^[b] c^[*d*\\] e]',
    github: 'a[^note-1] c[^note-2]\n\n[^note-1]: b\n\n[^note-2]: *d*\\] e',
    pandoc: 'a[^note-1] c[^note-2]\n\n[^note-1]: b\n\n[^note-2]: *d*\\] e',
  },
  { markdown: 'a[^x y]\n\n[^x y]: b', footmark: 'a[^x y](b)', github: 'a[^x y](b)', pandoc: 'a[\\^x y](b)' },
  {
    markdown: '[a](b)^[c]',
    github: '[a](b)[^note-1]\n\n[^note-1]: c',
    pandoc: '[a](b)[^note-1]\n\n[^note-1]: c',
  },
  { markdown: '![a](b)[^1]\n\n[^1]: c' },
  { markdown: '**a[^1]**\n\n[^1]: b\n\n    > c' },
  { markdown: '[^1]\n\n[^1]: a[^2]\n\n[^2]: b', pandoc: '[^1]\n\n[^1]: a (b)\n\n[^2]: b' },
  {
    markdown: 'H~2[^1]~\n\n[^1]: a',
    footmark: 'H<sub>2[^1]</sub>\n\n[^1]: a',
    github: 'H<sub>2[^1]</sub>\n\n[^1]: a',
  },
  { markdown: 'x^a b^', pandoc: 'x\\^a b\\^' },
]);

describeWritten('a reference or an index entry', [
  { markdown: '[[a]] [[a#b|c]]', github: 'a c', pandoc: 'a c' },
  { markdown: '\\index{a!b} \\index{a|see{b}}', github: '&#32;' },
  {
    markdown: '@fig:x and [@a, p. 3]',
    footmark: '@fig:x and \\[@a, p. 3]',
    github: '@fig:x and \\[@a, p. 3\\]',
    pandoc: '\\@fig:x and \\[\\@a, p. 3\\]',
  },
]);

describeWritten('a change or a look', [
  {
    markdown: '{++a++} {--b--} {~~c~>d~~} {==e==}{>>f<<} {>>g<<}',
    github: '<ins>a</ins> <del>b</del> <del>c</del><ins>d</ins> e<!-- f --> <!-- g -->',
    pandoc:
      '[a]{.insertion} [b]{.deletion} [c]{.deletion}[d]{.insertion} [f]{.comment-start id="1" author="" date=""}e[]{.comment-end id="1"} [g]{.comment-start id="2" author="" date=""}[]{.comment-end id="2"}',
  },
  {
    markdown: '[a]{lang=de} [b]{dir=rtl} [c]{custom-style="S"}',
    github: '<span lang="de">a</span> <span dir="rtl">b</span> c',
  },
  {
    markdown:
      '<span style="color: #ff0000">a</span> <span style="background-color: #00ff00">b</span> <span style="font-size: 12pt">c</span>',
    footmark:
      '<span style="color: #FF0000">a</span> <span style="background-color: #00FF00">b</span> <span style="font-size: 12pt">c</span>',
    github: 'a b c',
    pandoc: '[a]{style="color: #FF0000"} [b]{style="background-color: #00FF00"} [c]{style="font-size: 12pt"}',
  },
  { markdown: '<bdo dir="rtl">a</bdo>' },
  {
    markdown: '{++a *b*++}{>>c<<}',
    github: '<ins>a *b*</ins><!-- c -->',
    pandoc: '[c]{.comment-start id="1" author="" date=""}[a *b*]{.insertion}[]{.comment-end id="1"}',
  },
  {
    markdown: '{==a **b**==}{>>c<<}{>>d<<}',
    github: 'a **b**<!-- c --><!-- d -->',
    pandoc:
      '[c]{.comment-start id="1" author="" date=""}[d]{.comment-start id="2" author="" date=""}a **b**[]{.comment-end id="1"}[]{.comment-end id="2"}',
  },
  {
    markdown: '{--a\n\nb--}',
    footmark: '{--a--}\n\n{--b--}',
    github: '<del>a</del>\n\n<del>b</del>',
    pandoc: '[a]{.deletion}\n\n[b]{.deletion}',
  },
  {
    markdown: '{++\n\n- a\n- b\n\n++}',
    footmark: '- {++a++}\n- {++b++}',
    github: '- <ins>a</ins>\n- <ins>b</ins>',
    pandoc: '- [a]{.insertion}\n- [b]{.insertion}',
  },
  {
    markdown: 'a{>>b<<}',
    github: 'a<!-- b -->',
    pandoc: 'a[b]{.comment-start id="1" author="" date=""}[]{.comment-end id="1"}',
  },
  {
    markdown: '{~~a~>b~~}{>>c<<}',
    github: '<del>a</del><ins>b</ins><!-- c -->',
    pandoc:
      '[c]{.comment-start id="1" author="" date=""}[a]{.deletion}[b]{.insertion}[]{.comment-end id="1"}',
  },
  { markdown: '<u>*a*</u>', github: '<ins>*a*</ins>', pandoc: '[*a*]{.underline}' },
  { markdown: '==a== ==b==', github: '<mark>a</mark> <mark>b</mark>', pandoc: '[a]{.mark} [b]{.mark}' },
  { markdown: '~~a~~b' },
  { markdown: '<mark>a</mark>b', pandoc: '[a]{.mark}b' },
  {
    markdown: '<small>a</small>',
    footmark: '<span style="font-size: 83.33%">a</span>',
    github: 'a',
    pandoc: '[a]{style="font-size: 83.33%"}',
  },
  { markdown: '<code>*a*</code>', pandoc: '[*a*]{.monospace}' },
  {
    markdown: '<span dir="rtl">a</span>',
    footmark: '<div dir="rtl">\n\na\n\n</div>',
    github: '<div dir="rtl">\n\na\n\n</div>',
    pandoc: '::: {dir=rtl}\na\n:::',
  },
  { markdown: '<span lang="de">a *b*</span>', footmark: '[a *b*]{lang=de}', pandoc: '[a *b*]{lang=de}' },
  {
    markdown: '<span style="font-family: Arial; font-size: 120%">a</span>',
    github: 'a',
    pandoc: '[a]{style="font-family: Arial; font-size: 120%"}',
  },
  { markdown: '[**a**]{custom-style="S"}', github: '**a**' },
  {
    markdown: '[a]{dir=ltr}',
    footmark: '<div dir="ltr">\n\na\n\n</div>',
    github: '<div dir="ltr">\n\na\n\n</div>',
    pandoc: '::: {dir=ltr}\na\n:::',
  },
  { markdown: 'a&nbsp;b', footmark: 'a b', github: 'a b', pandoc: 'a b' },
  { markdown: '&copy; &lt;', footmark: '© <', github: '© <', pandoc: '© \\<' },
  { markdown: 'a　b' },
  { markdown: '　a' },
  { markdown: '漢字 漢字' },
]);

describeWritten('what could be markup', [
  {
    markdown: '*[HTML]: Hyper Text\n\nHTML',
    footmark: 'HTML\n\n*[HTML]: Hyper Text',
    github: 'HTML',
    pandoc: 'HTML',
  },
  {
    markdown: 'a\\*b\\* \\_c\\_ \\`d\\` \\[e\\](f) \\<b\\> \\&amp; \\# \\~\\~g\\~\\~',
    footmark: 'a\\*b\\* \\_c\\_ \\`d\\` \\[e](f) \\<b> \\&amp; # \\~\\~g\\~\\~',
    github: 'a\\*b\\* \\_c\\_ \\`d\\` \\[e\\](f) \\<b> \\&amp; # \\~\\~g\\~\\~',
    pandoc: 'a\\*b\\* \\_c\\_ \\`d\\` \\[e\\](f) \\<b> \\&amp; # \\~\\~g\\~\\~',
  },
  { markdown: '\\# a' },
  { markdown: '1\\. a' },
  { markdown: '\\- a' },
  { markdown: '\\> a' },
  { markdown: 'a | b' },
  { markdown: '5 < 6 & 7', pandoc: '5 \\< 6 & 7' },
  { markdown: 'a_b_c' },
  { markdown: '*a*\n*b*', footmark: '*a* *b*', github: '*a* *b*', pandoc: '*a* *b*' },
  { markdown: 'a # b' },
  { markdown: 'a\n\\# b', footmark: 'a # b', github: 'a # b', pandoc: 'a # b' },
  { markdown: 'a {#b}', pandoc: 'a \\{#b}' },
  { markdown: '\\$5 \\$6', footmark: '$5 $6' },
  { markdown: 'a \\\\ b' },
  { markdown: '1986\\. A year' },
  { markdown: '+ a', footmark: '- a', github: '- a', pandoc: '- a' },
  { markdown: 'a:: b' },
  { markdown: 'Table: a', footmark: 'Table\\: a', pandoc: 'Table\\: a' },
  {
    markdown: 'https://a.example b',
    footmark: '<https://a.example> b',
    github: '<https://a.example> b',
    pandoc: '<https://a.example> b',
  },
  {
    markdown: 'see a@b.example now',
    footmark: 'see <a@b.example> now',
    github: 'see <a@b.example> now',
    pandoc: 'see <a@b.example> now',
  },
]);

describeWritten('a definition of LaTeX', [
  { markdown: '$\\newcommand{\\R}{x}$', footmark: '$$\n\\newcommand{\\R}{x}\n$$', github: '', pandoc: '' },
  { markdown: '$$\n\\newcommand{\\R}{\\mathbb{R}}\n$$\n\n$\\R$', github: '$\\R$', pandoc: '$\\R$' },
]);

describeWritten('a link to a heading', [
  { markdown: 'See [a](#b).\n\n# b', pandoc: 'See [a](#b).\n\n# b {#b}' },
  { markdown: 'Term[^1] [^1]\n\n[^1]: x' },
  { markdown: 'one two three four five six seven eight nine ten eleven twelve' },
]);
