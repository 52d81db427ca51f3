import fc from 'fast-check';
import { anyText, word, words } from './words';

/** Few names, so that references match definitions, and some definitions are duplicated. */
const identifier = fc.constantFrom(
  '1',
  '2',
  'two',
  'Two',
  'gone',
  '__proto__',
  'constructor',
  'a/b',
  'é',
  '"<&>',
);
const target = fc.oneof(
  fc.constantFrom(
    'https://example.org/a?b=c&d#e',
    '#tea',
    '#x',
    'a b.md',
    '../a.md',
    'mailto:a@example.org',
    '',
  ),
  fc.constantFrom(
    'javascript:alert(1)',
    'JAVA\tSCRIPT:a',
    '\\\\host\\share',
    '//host/share',
    'file:///etc',
    'data:text/html,a',
  ),
  fc.constantFrom(
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    'gone.png',
  ),
  word,
);
const between = (opening: string, closing = opening) => words.map((text) => `${opening}${text}${closing}`);
const LATEX =
  'x_1 x^2 \\frac{a}{b} \\sqrt[3]{x} \\sum_{i=0}^n \\left( \\right) \\begin{matrix} \\end{matrix} & \\\\ \\text{a} \\hat{x} ' +
  '\\mathbb{R} \\overbrace{a}^b \\unknown \\constructor { } ^ _ \\color{red} \\binom{n}{k} \\int \\infty \\not= \\xrightarrow{a} \\tag{1}';
const formula = fc
  .array(fc.constantFrom(...LATEX.split(' ')), { maxLength: 8 })
  .map((parts) => parts.join(' '));

const { inline } = fc.letrec<{ inline: string; marked: string }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    words,
    tie('marked'),
    identifier.map((id) => `[^${id}]`),
    identifier.map((id) => `[${id}]`),
    formula.map((source) => `$${source}$`),
    formula.map((source) => `$$${source}$$`),
    fc.tuple(words, target, word).map(([alt, url, title]) => `![${alt}](${url} "${title}")`),
    target.map((url) => `<${url}>`),
    target,
    fc.constantFrom(
      '<br>',
      '<b>',
      '</b>',
      '<constructor>',
      '<img src=a.png alt=b>',
      '<!-- a -->',
      '<a href="#x">',
      '</a>',
    ),
    fc.constantFrom(
      ...[
        '[[tea]]',
        '[[tea#two|three]]',
        '[[#tea]]',
        '[[',
        ']]',
        '![[gone.png|60]]',
        '![[tea]]',
        '%%',
        '%%tea%%',
      ],
      ...[':tea:', ':tada:', '"tea"', "it's", '--', '...', 'HTML', '<abbr title="tea">HTML</abbr>'],
    ),
    fc.constantFrom('  \n', '\\\n', '\n', 'citeturn0search1', '[cite: 1]', '\u200b', '&lt;', '&nbsp;'),
  ),
  marked: fc.oneof(
    fc
      .tuple(fc.constantFrom('*', '**', '***', '_', '~~', '~', '^', '==', '++', '`', '``'), tie('inline'))
      .map(([mark, text]) => mark + text + mark),
    fc
      .tuple(fc.constantFrom('b', 'u', 'sub', 'kbd', 'span', 'x-y'), tie('inline'))
      .map(([tag, text]) => `<${tag}>${text}</${tag}>`),
    fc.tuple(tie('inline'), target, word).map(([text, url, title]) => `[${text}](${url} '${title}')`),
    fc.tuple(tie('inline'), target).map(([text, url]) => `[${text}](<${url}>)`),
    fc.tuple(tie('inline'), identifier).map(([text, id]) => `[${text}][${id}]`),
    tie('inline').map((text) => `^[${text}]`),
  ),
}));

const line = fc.array(inline, { minLength: 1, maxLength: 5 }).map((inlines) => inlines.join(' '));
const cells = fc.array(line, { minLength: 1, maxLength: 4 }).map((all) => `| ${all.join(' | ')} |`);
const separator = fc
  .array(fc.constantFrom('-', ':-', '-:', ':-:'), { minLength: 1, maxLength: 4 })
  .map((all) => `|${all.join('|')}|`);

const { blocks } = fc.letrec<{ blocks: string; block: string; container: string }>((tie) => ({
  blocks: fc.array(tie('block'), { maxLength: 4 }).map((all) => all.join('\n\n')),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    line,
    fc
      .tuple(fc.constantFrom('# ', '## ', '#### ', '###### ', '####### '), line)
      .map(([marks, text]) => marks + text),
    fc.tuple(line, fc.constantFrom('===', '---')).map((both) => both.join('\n')),
    fc
      .tuple(cells, separator, fc.array(cells, { maxLength: 3 }))
      .map(([head, rule, rows]) => [head, rule, ...rows].join('\n')),
    fc.tuple(word, line).map(([language, text]) => `\`\`\`${language}\n${text}\n\`\`\``),
    fc
      .tuple(fc.constantFrom('js', 'py', 'html', 'diff', 'md', 'c#', 'yml'), line)
      .map(([language, text]) => `~~~${language}\n\t${text}\n\n${text}\n~~~`),
    line.map((text) => `*[HTML]: ${text}`),
    line.map((text) => `%%\n${text}\n\n${text}\n%%`),
    line.map((text) => `    ${text}`),
    formula.map((source) => `$$\n${source}\n$$`),
    formula.map((source) => `\\begin{align}\n${source}\n\\end{align}`),
    fc.tuple(identifier, line).map(([id, text]) => `[^${id}]: ${text}`),
    fc.tuple(identifier, target).map(([id, url]) => `[${id}]: ${url} "a"`),
    fc.tuple(identifier, line).map(([id, text]) => `[${id}]: ${text}`),
    fc
      .tuple(
        fc.constantFrom(
          ...'div p table tr td th caption ul li dl dt dd details summary aside h2 pre blockquote script svg'.split(
            ' ',
          ),
          'div align="center"',
          'td colspan="2" rowspan="3"',
          'th rowspan="0"',
        ),
        fc.constantFrom('', '\n', '\n\n'),
        tie('blocks'),
      )
      .map(([tag, space, text]) => `<${tag}>${space}${text}${space}</${tag.split(' ')[0]}>`),
    fc.tuple(line, tie('blocks')).map(([term, text]) => `${term}\n: ${text.replaceAll('\n', '\n  ')}`),
    fc.constantFrom(
      '---',
      '\\newpage',
      '<!-- pagebreak -->',
      '<div style="page-break-after: always"></div>',
      '<hr>',
      '<table><tr><td>a',
      '| a | b |\n|-|-|\n| <ul><li>c | <p>d</p> |',
      '</details>',
      '</td></tr></table>',
    ),
    between('**'),
    tie('container'),
  ),
  container: fc
    .tuple(
      fc.constantFrom(
        '> ',
        '- ',
        '* ',
        '7. ',
        '1) ',
        '- [x] ',
        '[^two]: ',
        '> [!note] ',
        '> [!constructor]- ',
        '  - ',
      ),
      tie('blocks'),
    )
    .map(([marker, text]) => marker + text.replaceAll('\n', `\n${marker.startsWith('>') ? '> ' : '    '}`)),
}));

const key = fc.constantFrom(
  'title',
  'author',
  'authors',
  'date',
  'lang',
  'keywords',
  'subtitle',
  '__proto__',
  'constructor',
  '"<a>"',
);
const value = fc.oneof(
  words,
  anyText,
  fc.constantFrom(
    '[a, b]',
    '{ name: a }',
    '&a [*a]',
    '*a',
    '<<: *a',
    '!!js/function a',
    '2026-01-02',
    '~',
    '|\n  a\n  b',
    'ar',
    'zh-Hant',
  ),
);
const frontMatter = fc
  .array(fc.tuple(key, value), { maxLength: 4 })
  .map((pairs) => `---\n${pairs.map(([name, text]) => `${name}: ${text}\n`).join('')}---\n`);

/** Every Markdown construct that Footmark reads, nested in every other. */
export const structuredMarkdown = fc
  .tuple(fc.option(frontMatter, { nil: '', freq: 4 }), fc.array(blocks, { maxLength: 4 }))
  .map(([front, all]) => front + all.join('\n\n'));

/** Text in which everything is in the wrong place. */
export const unicodeText = fc
  .array(fc.oneof(word, anyText, fc.constantFrom('\n', '\n\n', '\r\n', '> ', '- ', '    ')), {
    maxLength: 30,
  })
  .map((pieces) => pieces.join(''));
