interface Example {
  readonly name: string;
  readonly markdown: string;
  /** The text of the HTML that GitHub's specification gives for the example. */
  readonly html: string;
}

const lines = (...text: readonly string[]): string => `${text.join('\n')}\n`;

/** Our own texts for GitHub Flavored Markdown's extensions, one or more for each statement of its specification. */
export const GFM_EXAMPLES: readonly Example[] = [
  {
    name: 'table: a header, a delimiter row and rows',
    markdown: lines('| river | length |', '| --- | --- |', '| Rhine | 1233 |', '| Elbe | 1094 |'),
    html: '<table><tr><th>river</th><th>length</th></tr><tr><td>Rhine</td><td>1233</td></tr><tr><td>Elbe</td><td>1094</td></tr></table>',
  },
  {
    name: 'table: cells need not line up, outer pipes are optional',
    markdown: lines('left | right', ':-: | -----------:', 'north | south'),
    html: '<table><tr><th>left</th><th>right</th></tr><tr><td>north</td><td>south</td></tr></table>',
  },
  {
    name: 'table: an escaped pipe is text, inside code too',
    markdown: lines('| o\\|r |', '| ------ |', '| b `\\|` az |', '| b **\\|** im |'),
    html: '<table><tr><th>o|r</th></tr><tr><td>b <code>|</code> az</td></tr><tr><td>b <strong>|</strong> im</td></tr></table>',
  },
  {
    name: 'table: another block ends it',
    markdown: lines('| tea | cup |', '| --- | --- |', '| green | small |', '> quoted after'),
    html: '<table><tr><th>tea</th><th>cup</th></tr><tr><td>green</td><td>small</td></tr></table><blockquote><p>quoted after</p></blockquote>',
  },
  {
    name: 'table: an empty line ends it, a line without pipes does not',
    markdown: lines('| tea | cup |', '| --- | --- |', '| green | small |', 'black', '', 'afterwards'),
    html: '<table><tr><th>tea</th><th>cup</th></tr><tr><td>green</td><td>small</td></tr><tr><td>black</td><td></td></tr></table><p>afterwards</p>',
  },
  {
    name: 'table: header and delimiter row of different lengths are a paragraph',
    markdown: lines('| alpha | beta |', '| --- |', '| gamma |'),
    html: '<p>| alpha | beta | | --- | | gamma |</p>',
  },
  {
    name: 'table: rows shorter than the header are filled up',
    markdown: lines('| one | two |', '| --- | --- |', '| three |', '| four | five |'),
    html: '<table><tr><th>one</th><th>two</th></tr><tr><td>three</td></tr><tr><td>four</td><td>five</td></tr></table>',
  },
  {
    name: 'table: a header alone',
    markdown: lines('| lonely | header |', '| --- | --- |'),
    html: '<table><tr><th>lonely</th><th>header</th></tr></table>',
  },
  {
    name: 'table: one column without outer pipes',
    markdown: lines('| only |', '| :-- |', '| *this* |'),
    html: '<table><tr><th>only</th></tr><tr><td><em>this</em></td></tr></table>',
  },
  {
    name: 'table: interrupts a paragraph by its second line',
    markdown: lines('before the table', '| a | b |', '| - | - |', '| c | d |'),
    html: '<p>before the table</p><table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>',
  },
  {
    name: 'task list: open and done',
    markdown: lines('- [ ] water the plants', '- [x] feed the cat', '- [X] lock the door'),
    html: '<ul><li>water the plants</li><li>feed the cat</li><li>lock the door</li></ul>',
  },
  {
    name: 'task list: nested',
    markdown: lines('- [x] pack', '  - [ ] shirts', '  - [x] books', '- [ ] leave'),
    html: '<ul><li>pack<ul><li>shirts</li><li>books</li></ul></li><li>leave</li></ul>',
  },
  {
    name: 'task list: in an ordered list and in a loose one',
    markdown: lines('1. [ ] first', '2. [x] second', '', '- [ ] alone', '', '- [x] apart'),
    html: '<ol><li>first</li><li>second</li></ol><ul><li><p>alone</p></li><li><p>apart</p></li></ul>',
  },
  {
    name: 'task list: brackets elsewhere are text',
    markdown: lines('- not [ ] here', '- [y] nor this', '', '[ ] nor outside a list'),
    html: '<ul><li>not [ ] here</li><li>[y] nor this</li></ul><p>[ ] nor outside a list</p>',
  },
  {
    name: 'strikethrough: two tildes',
    markdown: lines('~~Monday~~ Tuesday, and mid~~dle~~word'),
    html: '<p><del>Monday</del> Tuesday, and mid<del>dle</del>word</p>',
  },
  {
    name: 'strikethrough: not across paragraphs',
    markdown: lines('This ~~does', '', 'not end~~ here'),
    html: '<p>This ~~does</p><p>not end~~ here</p>',
  },
  {
    name: 'strikethrough: three tildes begin a code block, or nothing',
    markdown: lines('This is ~~~not~~~ struck'),
    html: '<p>This is ~~~not~~~ struck</p>',
  },
  {
    name: 'autolink: www',
    markdown: lines('See www.example.org/path?a=b for more.'),
    html: '<p>See <a>www.example.org/path?a=b</a> for more.</p>',
  },
  {
    name: 'autolink: http and https',
    markdown: lines('http://example.org and (https://example.org/a_(b)), too.'),
    html: '<p><a>http://example.org</a> and (<a>https://example.org/a_(b)</a>), too.</p>',
  },
  {
    name: 'autolink: trailing punctuation is not part of it',
    markdown: lines(
      'Visit www.example.org. Or https://example.org/search?q=tea&lang=en!',
      '',
      '**https://example.org**',
    ),
    html: '<p>Visit <a>www.example.org</a>. Or <a>https://example.org/search?q=tea&amp;lang=en</a>!</p><p><strong>https://example.org</strong></p>',
  },
  {
    name: 'autolink: an e-mail address',
    markdown: lines('Write to first.last+tag@mail.example.org.', '', 'not@one, nor a.b-c_d@a.b_'),
    html: '<p>Write to <a>first.last+tag@mail.example.org</a>.</p><p>not@one, nor a.b-c_d@a.b_</p>',
  },
  {
    name: 'autolink: not inside code or a link',
    markdown: lines('`https://example.org` and [https://example.com](https://example.org)'),
    html: '<p><code>https://example.org</code> and <a>https://example.com</a></p>',
  },
  {
    name: 'disallowed raw HTML: what is around it stays',
    markdown: lines(
      '<strong> before <xmp> within <em>',
      '',
      '<blockquote>',
      '  <xmp> disallowed </xmp>',
      '</blockquote>',
      '',
      'after',
    ),
    html: '<p>before within</p><blockquote>disallowed</blockquote><p>after</p>',
  },
  {
    name: 'disallowed raw HTML: a script is neither run nor shown',
    markdown: lines(
      'before',
      '',
      '<script>',
      'alert("gone")',
      '</script>',
      '',
      'after <script>hidden()</script> all',
    ),
    html: '<p>before</p><p>after <script>hidden()</script> all</p>',
  },
  {
    name: 'disallowed raw HTML: frames and text areas',
    markdown: lines(
      'one <iframe src="https://example.org"></iframe> two',
      '',
      '<textarea>',
      'typed',
      '</textarea>',
      '',
      'three',
    ),
    html: '<p>one two</p><p>typed</p><p>three</p>',
  },
];
