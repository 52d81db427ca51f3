import { describe, expect, test } from 'vitest';
import { markdownFromClipboard } from '../markdown.js';

const pasted = (html: string) => markdownFromClipboard({ html, plain: '' });
const markdown = (html: string): string => pasted(html)?.markdown ?? '';

test('every script of MathJax 2 is a formula, beside a drawing of it or alone', () => {
  const script = (tex: string): string => `<script type="math/tex">${tex}</script>`;
  expect(markdown(`<p>A ${script('a_1')} and ${script('b_1')}${script('c_1')}.</p>`)).toBe(
    'A $a_1$ and $`b_1`$<!-- -->$c_1$.\n',
  );
  const drawn = '<span class="MathJax"><math><mi>d</mi></math></span>';
  expect(markdown(`<p>A ${drawn}${script('d_1')} and ${script('e_1')}.</p>`)).toBe('A $d_1$ and $e_1$.\n');
});

test('formulas that are only drawn are reported', () => {
  const drawing =
    '<mjx-container jax="SVG"><svg width="90" height="40"><path d="M0 0"></path></svg></mjx-container>';
  expect(pasted(`<p><b>k</b> ${drawing} and ${drawing}</p>`)?.notices).toMatchObject([
    {
      code: 'math-not-converted',
      message: expect.stringMatching(/^2 formulas were copied only as a drawing/),
    },
  ]);
});

test('what KaTeX has drawn above a line is reported, not read as one line', () => {
  const drawn = (html: string): string =>
    `<span class="katex"><span class="katex-html" aria-hidden="true">${html}</span></span>`;
  const raised = '<span class="mord">x</span><span class="vlist"><span>2</span></span>';
  const { markdown: text, notices } = pasted(`<p><b>k</b> ${drawn('a=b')} and ${drawn(raised)}</p>`) ?? {};
  expect(text).toBe('**k** $a=b$ and\n');
  expect(notices).toMatchObject([
    { code: 'math-not-converted', message: expect.stringMatching(/^1 formula /) },
  ]);
});

describe('formulas that a service has drawn', () => {
  test.each([
    ['src="https://latex.codecogs.com/svg.latex?%5Cfrac%7B1%7D%7B2%7D"', '\\frac{1}{2}'],
    ['src="https://latex.codecogs.com/png.image?\\dpi{110}\\bg_white&space;x^2&plus;1"', 'x^2+1'],
    ['src="https://latex.codecogs.com/gif.latex?\\inline%20x_i"', 'x_i'],
    ['src="https://render.githubusercontent.com/render/math?math=x%5E2%20%2B%201"', 'x^2 + 1'],
    ['src="https://render.githubusercontent.com/render/math?mode=inline&amp;math=y"', 'y'],
    ['src="https://www.zhihu.com/equation?tex=%5Calpha" alt="[公式]"', '\\alpha'],
    ['src="https://s0.wp.com/latex.php?latex=a%2Bb&amp;bg=ffffff&amp;s=0"', 'a+b'],
    ['src="https://chart.googleapis.com/chart?cht=tx&amp;chl=%5Cpi"', '\\pi'],
    ['src="https://i.upmath.me/svg/e%5Ex"', 'e^x'],
    ['class="equation_image" src="/equation_images/a" data-equation-content="\\sqrt{2}"', '\\sqrt{2}'],
    ['class="equation_image" src="/equation_images/a" alt="LaTeX: \\sqrt{3}"', '\\sqrt{3}'],
    ['class="texrender" src="https://example.org/filter/tex/pix.php/1.gif" alt="n!"', 'n!'],
  ])('<img %s>', (attributes, tex) => {
    expect(markdown(`<p>so <img ${attributes}> it is</p>`)).toBe(`so $${tex}$ it is\n`);
    expect(markdown(`<p>so</p><p><img ${attributes}></p>`)).toContain(tex);
  });

  test('that stand alone are displayed', () =>
    expect(markdown('<p>so</p><p><img src="https://i.upmath.me/svg/e%5Ex"></p>')).toBe(
      'so\n\n$$\ne^x\n$$\n',
    ));

  test('other pictures at their addresses stay pictures', () =>
    expect(
      markdown('<p>so <img src="https://latex.codecogs.com/logo.png" alt="Logo"> <b>x</b></p>'),
    ).toContain('![Logo]'));
});

describe('code in a table of line numbers', () => {
  test.each([
    [
      'Hugo',
      '<table class="lntable"><tr><td class="lntd"><pre class="chroma"><code><span class="lnt">1\n</span><span class="lnt">2\n</span></code></pre></td><td class="lntd"><pre class="chroma"><code class="language-js" data-lang="js"><span>a</span>\n<span>b</span></code></pre></td></tr></table>',
      'js',
    ],
    [
      'Hexo',
      '<figure class="highlight js"><table><tr><td class="gutter"><pre><span class="line">1</span><br><span class="line">2</span></pre></td><td class="code"><pre><span class="line">a</span><br><span class="line">b</span></pre></td></tr></table></figure>',
      'js',
    ],
    [
      'a row for each line',
      '<table><tr><td>1</td><td><pre>a</pre></td></tr><tr><td>2</td><td><pre>b</pre></td></tr></table>',
      '',
    ],
    [
      'code within boxes',
      '<table><tr><td>1\n2</td><td><div class="code"><pre><code class="hljs js">a\nb</code></pre></div></td></tr></table>',
      'js',
    ],
  ])('%s', (_, html, language) =>
    expect(markdown(`<p>so <b>k</b></p>${html}`)).toBe(`so **k**\n\n\`\`\`${language}\na\nb\n\`\`\`\n`),
  );

  test('a table of numbers and words stays a table', () =>
    expect(
      markdown('<table><tr><td>1</td><td><code>a</code></td></tr><tr><td>2</td><td>b</td></tr></table>'),
    ).toMatch(/^\| 1 \| `a` \|/));
});

test.each(['Kopieren', 'Copier', 'Copiar código', '复制', 'コピーする', '복사', 'Копировать'])(
  'the button %s above code is no text, and the word before it is its language',
  (label) =>
    expect(
      markdown(
        `<p>so <b>k</b></p><div><div><span>python</span><span>${label}</span></div><pre><code>a\nb</code></pre></div>`,
      ),
    ).toBe('so **k**\n\n```python\na\nb\n```\n'),
);

test('a box of Sphinx for further reading keeps its title', () =>
  expect(
    markdown(
      '<div class="admonition seealso"><p class="admonition-title">See also</p><p>That.</p></div><p>a <b>b</b></p>',
    ),
  ).toBe('> [!NOTE] See also\n> That.\n\na **b**\n'));

describe('the language of code', () => {
  test.each([
    [
      '<div class="sourceCode"><pre class="sourceCode python"><code class="sourceCode python"><span>x</span></code></pre></div>',
      'python',
    ],
    [
      '<pre class="sourceCode numberSource r number-lines code-with-copy"><code class="sourceCode r">x</code></pre>',
      'r',
    ],
    ['<pre class="r"><code>x</code></pre>', 'r'],
    ['<pre class="r"><code class="hljs">x</code></pre>', 'r'],
    ['<pre class="sourceCode"><code class="sourceCode">x</code></pre>', ''],
    ['<pre class="wide"><code>x</code></pre>', ''],
  ])('%s', (html, language) => expect(markdown(html)).toBe(`\`\`\`${language}\nx\n\`\`\`\n`));
});

describe('items to be done', () => {
  test.each([
    [
      'Evernote',
      '<ul style="--en-todo:true;"><li style="--en-checked:true;"><div>a</div></li><li style="--en-checked:false;"><div>b</div></li></ul>',
    ],
    [
      'Confluence',
      '<ul class="inline-task-list"><li class="checked" data-inline-task-id="1">a</li><li data-inline-task-id="2">b</li></ul>',
    ],
    ['Apple Notes', '<ul class="checklist"><li class="checked"><p>a</p></li><li>b</li></ul>'],
    [
      'with boxes of their own',
      '<ul class="task-list"><li><input type=checkbox checked> a</li><li><input type=checkbox> b</li></ul>',
    ],
  ])('%s', (_, html) => expect(markdown(html)).toBe('- [x] a\n- [ ] b\n'));

  test('other lists have no boxes', () => {
    expect(markdown('<ul><li class="checked">a</li></ul>')).toBe('- a\n');
  });
});

describe('addresses that only lead on', () => {
  const target = 'https://example.org/a?b=1';
  const encoded = encodeURIComponent(target);
  test.each([
    `https://nam06.safelinks.protection.outlook.com/?url=${encoded}&amp;data=02%7C01&amp;reserved=0`,
    `https://eur01.safelinks.protection.outlook.com/ap/t-59584e83/?url=${encoded}&amp;data=05`,
    `https://www.google.com/url?q=${encoded}&amp;sa=D&amp;source=editors`,
    `https://www.google.de/url?sa=t&amp;url=${encoded}`,
    `https://l.facebook.com/l.php?u=${encoded}&amp;h=AT0`,
    `https://www.youtube.com/redirect?event=description&amp;q=${encoded}`,
    `https://slack-redir.net/link?url=${encoded}`,
    `https://urldefense.com/v3/__${target}__;!!abc$`,
    `${target}&amp;utm_source=chatgpt.com`,
    `https://example.org/a?utm_medium=x&amp;b=1&amp;fbclid=y`,
    `https://nam06.safelinks.protection.outlook.com/?url=${encodeURIComponent(`${target}&utm_source=mail`)}`,
  ])('%s', (address) =>
    expect(markdown(`<p>See <a href="${address}">it</a></p>`)).toBe(`See [it](${target})\n`),
  );

  test('others stay, and a link that shows its address shows the one it has', () => {
    for (const address of [
      'https://example.org/url?q=https%3A%2F%2Fe.org',
      'https://www.google.com/url?q=javascript:x',
    ])
      expect(markdown(`<p>See <a href="${address}">it</a></p>`)).toContain('](https://');
    const tracked = 'https://example.org/a?utm_source=chatgpt.com';
    expect(markdown(`<p><b>See</b> <a href="${tracked}">${tracked}</a></p>`)).toBe(
      '**See** <https://example.org/a>\n',
    );
    expect(markdown(`<p>Said<sup><a href="${tracked}">1</a></sup></p>`)).toContain(
      '[^1]: <https://example.org/a>',
    );
  });
});

describe('pictures that are not on the clipboard', () => {
  const picture = (src: string, alt = ''): string => `<img width=400 height=300 src="${src}" alt="${alt}">`;

  test.each([
    'file:///C:/Temp/clip_image001.png',
    'cid:image001.png@01D9',
    'blob:https://e.org/1',
    'webkit-fake-url://1/x.png',
  ])('%s is reported', (src) => {
    const found = pasted(`<p>As <b>figure 1</b> shows:</p><p>${picture(src)}</p>`);
    expect(found?.markdown).toBe('As **figure 1** shows:\n');
    expect(found?.notices).toMatchObject([
      { code: 'image-not-loaded', message: expect.stringMatching(/^1 picture was not on the clipboard/) },
    ]);
  });

  test('pictures that are there are not', () => {
    const shown = picture('https://e.org/a.png') + picture('data:image/png;base64,AA==');
    expect(pasted(`<p>A ${shown}</p>`)?.notices).toEqual([]);
  });

  test.each([
    'Description automatically generated',
    'Description automatically generated with medium confidence',
    'AI-generated content may be incorrect.',
  ])('what Office adds to alternative texts, “%s”, is no text', (added) => {
    const alt = `A graph of sales&#10;&#10;${added}`;
    expect(markdown(`<p><b>k</b> ${picture('file:///a.png', alt)}</p>`)).toBe('**k** A graph of sales\n');
    expect(markdown(`<p>${picture('https://e.org/a.png', alt)}</p>`)).toContain('![A graph of sales](');
  });
});

describe('the boxes of pages are callouts', () => {
  const titled = '> [!WARNING] Mind the gap\n> Careful.\n';
  const untitled = '> [!WARNING]\n> Careful.\n';
  test.each([
    [
      'GitHub',
      '<div class="markdown-alert markdown-alert-warning"><p class="markdown-alert-title"><svg width="16" height="16"></svg>Warning</p><p>Careful.</p></div>',
      untitled,
    ],
    [
      'Sphinx, MkDocs',
      '<div class="admonition warning"><p class="admonition-title">Mind the gap</p><p>Careful.</p></div>',
      titled,
    ],
    [
      'Docusaurus',
      '<div class="theme-admonition theme-admonition-warning admonition_o5H7 alert alert--warning"><div class="admonitionHeading_FzoX"><span class="admonitionIcon_rXq6"><svg width="16"></svg></span>Mind the gap</div><div class="admonitionContent_Knsx"><p>Careful.</p></div></div>',
      titled,
    ],
    [
      'VitePress',
      '<div class="warning custom-block"><p class="custom-block-title">WARNING</p><p>Careful.</p></div>',
      untitled,
    ],
    [
      'Quarto',
      '<div class="callout callout-style-default callout-warning callout-titled"><div class="callout-header"><div class="callout-icon-container"><i class="callout-icon"></i></div><div class="callout-title-container flex-fill">Mind the gap</div></div><div class="callout-body-container callout-body"><p>Careful.</p></div></div>',
      titled,
    ],
    [
      'Obsidian',
      '<div class="callout" data-callout="warning"><div class="callout-title"><div class="callout-icon"></div><div class="callout-title-inner">Mind the gap</div></div><div class="callout-content"><p>Careful.</p></div></div>',
      titled,
    ],
    [
      'Confluence',
      '<div class="confluence-information-macro confluence-information-macro-warning"><p class="title">Mind the gap</p><span class="aui-icon confluence-information-macro-icon"></span><div class="confluence-information-macro-body"><p>Careful.</p></div></div>',
      titled,
    ],
    ["Confluence's editor", '<div data-panel-type="warning"><div><p>Careful.</p></div></div>', untitled],
    [
      'Asciidoctor',
      '<div class="admonitionblock warning"><table><tr><td class="icon"><div class="title">Warning</div></td><td class="content"><p>Careful.</p></td></tr></table></div>',
      untitled,
    ],
    [
      'Starlight',
      '<aside class="starlight-aside starlight-aside--warning"><p class="starlight-aside__title"><svg width="16"></svg>Mind the gap</p><div class="starlight-aside__content"><p>Careful.</p></div></aside>',
      titled,
    ],
    [
      'mdBook',
      '<blockquote class="blockquote-tag blockquote-tag-warning"><p class="blockquote-tag-title"><svg width="16"></svg>Warning</p><p>Careful.</p></blockquote>',
      untitled,
    ],
    ['Microsoft Learn', '<div class="WARNING"><p>Warning</p><p>Careful.</p></div>', untitled],
    [
      'Bootstrap',
      '<div class="alert alert-warning" role="alert"><h4 class="alert-heading">Mind the gap</h4><p>Careful.</p></div>',
      titled,
    ],
  ])('%s', (_, html, expected) => expect(markdown(html)).toBe(expected));

  test('one within another, and among other text', () => {
    const inner = '<div class="admonition tip"><p class="admonition-title">Tip</p><p>In.</p></div>';
    expect(
      markdown(
        `<p>A</p><div class="admonition note"><p class="admonition-title">Note</p><p>Out.</p>${inner}</div>`,
      ),
    ).toBe('A\n\n> [!NOTE]\n> Out.\n>\n> > [!TIP]\n> > In.\n');
  });

  test('other boxes are not', () => {
    expect(markdown('<div class="alert alert-dismissible"><p><b>A</b></p></div>')).toBe('**A**\n');
    expect(markdown('<div class="custom-block wide"><p><b>A</b></p></div>')).toBe('**A**\n');
  });
});

test.each([
  ['inner levels', ['a-0 start', 'a-1 start', 'a-0'], '- x\n  - x\n- x\n'],
  ['two levels at once', ['a-0 start', 'a-2 start', 'a-1'], '- x\n  - x\n  - x\n'],
  ['another list', ['a-0 start', 'b-0 start'], '- x\n\n* x\n'],
  ['another list within', ['a-0 start', 'b-1 start', 'b-1', 'a-0'], '- x\n  - x\n  - x\n- x\n'],
])('lists of a page of Google Docs are nested by their classes: %s', (_, classes, expected) =>
  expect(markdown(classes.map((each) => `<ul class="c1 lst-kix_${each}"><li>x</li></ul>`).join(''))).toBe(
    expected,
  ),
);

test('what stands alone between signs of LaTeX is a formula on lines of its own', () => {
  expect(
    markdown('<p>A <b>k</b></p><p>\\[a^2\\]</p><div><p> $$b^2$$ </p></div><p>in \\[c^2\\] text</p>'),
  ).toBe('A **k**\n\n$$\na^2\n$$\n\n$$\nb^2\n$$\n\nin $c^2$ text\n');
});

describe('pictures that are only named in the HTML', () => {
  const png = `{\\*\\shppict{\\pict{\\*\\picprop{\\*\\blipuid ff00}}\\pngblip\n8950\n4e47}}`;
  const older = '{\\nonshppict{\\pict\\wmetafile8 00}}';
  const image = (name: string, shapes = ''): string =>
    `<p><img src="file:///C:/${name}" alt="${name}" v:shapes="${shapes}"></p>`;
  const picturesOf = (html: string, rtf: string) => {
    const { markdown, pictures, notices } =
      markdownFromClipboard({ html: `<p>A</p>${html}`, plain: '', rtf }) ?? {};
    return { markdown, urls: pictures?.map(({ url }) => url), notices: notices?.length };
  };
  const url = 'data:image/png;base64,iVBORw==';

  test.each([
    ['one', image('a'), `{\\rtf1 ${png}${older}}`],
    [
      'beside those of headers and bullets',
      image('a'),
      `{\\rtf1{\\header ${png}}{\\*\\listpicture ${png}}${png}}`,
    ],
    [
      'drawn once more in another format',
      image('a'),
      `{\\rtf1{\\shp{\\*\\shpinst{\\sv ${png}}}}{\\pict\\wmetafile8 00}}`,
    ],
    ['after bytes', image('a'), `{\\rtf1 {\\*\\blob\\bin3 {}{}${png}}`],
    [
      'in VML alone',
      '<p><v:shape style="width:9pt"><v:imagedata src="file:///a"/></v:shape></p>',
      `{\\rtf1 ${png}}`,
    ],
    [
      'beside a drawing',
      `<!--[if gte vml 1]><v:oval id="o1"></v:oval><v:shape id="p1"><v:imagedata/></v:shape><![endif]-->${image('a', 'p1')}`,
      `{\\rtf1 ${png}}`,
    ],
  ])('come from the RTF: %s', (_, html, rtf) =>
    expect(picturesOf(html, rtf)).toMatchObject({ urls: [url], notices: 0 }),
  );

  test.each([
    ['more of them', image('a'), `{\\rtf1 ${png}${png}}`],
    ['none', image('a'), '{\\rtf1 text}'],
    ['a broken text', image('a'), '{\\pict\\pngblip 89'],
    ['other signs', image('a'), '}}}\\pict{\\pngblip'],
  ])('are missing where the RTF has %s', (_, html, rtf) =>
    expect(picturesOf(html, rtf)).toMatchObject({ urls: [], notices: 1 }),
  );
});

test('what was kept is named, most important first', () => {
  const parts = (html: string) => pasted(html)?.parts;
  expect(
    parts(
      '<h2>A</h2><ul><li><b>b</b></li></ul><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    ),
  ).toEqual(['tables', 'headings', 'lists', 'formatting']);
  expect(parts('<p>A</p><p>B</p>')).toEqual([]);
  expect(markdownFromClipboard({ html: '', plain: 'a\tb\n1\t2' })?.parts).toEqual(['tables']);
});

test('a picture alone that is not on the clipboard is told', () => {
  expect(pasted('<p><img src="cid:a" alt="A plan"></p>')).toMatchObject({
    markdown: 'A plan\n',
    notices: [{ line: 1 }],
  });
});

describe('what browsers compute and authors break over lines needs no HTML', () => {
  test.each([
    [
      '<a href="https://e.org/a"><img src="https://e.org/p.png" alt="P" style="width: 401.938px"><br>Words, too</a>',
      '[![P](https://e.org/p.png){width=402px}<br>Words, too](https://e.org/a)',
    ],
    [
      '<a href="https://e.org/a" title="One\n\n      two">Words, too</a>',
      '[Words, too](https://e.org/a "One two")',
    ],
    [
      '<img src="https://e.org/p.png" alt="One\n  two" width="10.5mm">',
      '![One two](https://e.org/p.png){width=29.76378pt}',
    ],
  ])('%s', (html, expected) => expect(markdown(`<p><b>k</b> ${html}</p>`)).toBe(`**k** ${expected}\n`));

  test('an ideographic space indents a paragraph', () =>
    expect(markdown('<p><b>键</b></p><p>\u3000\u3000在采访中</p>')).toBe('**键**\n\n\u3000\u3000在采访中\n'));
});

describe('highlights', () => {
  test.each([
    'background-color: yellow',
    'background: #ffff00',
    'background-color: rgb(0, 255, 0)',
    'background-color:#0FF',
  ])('%s', (style) =>
    expect(markdown(`<p>a <span style="${style}">b</span> <b>c</b></p>`)).toBe('a ==b== **c**\n'),
  );
  test.each(['background-color: #fff8c5', 'background: url(a.png)', 'background-color: white'])(
    '%s, which a site gives its words',
    (style) => expect(markdown(`<p>a <span style="${style}">b</span> <b>c</b></p>`)).toBe('a b **c**\n'),
  );
});

test.each([
  ['an icon', '<a href="#"><i class="icon"></i></a>'],
  ['a box', '<div><span></span></div>'],
])('an item with %s and a list has only the list', (_, look) => {
  const item = `<li>${look}<div><ul><li>b</li></ul></div></li>`;
  expect(markdown(`<ul><li>a</li>${item}<li>c <b>k</b></li></ul>`)).toBe('- a\n  - b\n- c **k**\n');
  expect(markdown(`<ul>${item}<li>c <b>k</b></li></ul>`)).toBe('- b\n- c **k**\n');
});
