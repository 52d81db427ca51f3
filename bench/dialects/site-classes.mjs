import { escaped, isOnLineWith, ownWords } from './places.mjs';
import { wordsOf } from './structure.mjs';

/**
 * The classes of differences about what site generators write.
 *
 * @type {readonly import('./classes.mjs').DifferenceClass[]}
 */
export const SITE_CLASSES = [
  {
    name: 'captions in italics',
    verdict: 'extension',
    reason:
      'A line in italics as a whole directly below a picture is its caption, as on the pages of Jekyll’s themes; in CommonMark it is text beside it',
    test: ({ fact }, { markdown }) =>
      (fact.kind === 'figure' || fact.kind === 'span') &&
      Array.from(markdown.matchAll(/!\[[^\n]*\)[^\n]*\n[ \t>]*([*_])(?![*_\s])([^\n]+)\1[ \t]*$/gm)).some(
        ([, , caption = '']) => wordsOf(caption.replace(/\]\([^()]*\)/g, ']')) === wordsOf(ownWords(fact)),
      ),
  },
  {
    name: 'lists of contents',
    verdict: 'extension',
    reason: 'The list of one item above `{:toc}` of kramdown is the table of contents',
    test: ({ side, fact }, { markdown }) =>
      side === 'theirs' && fact.kind === 'item' && /\btoc$/.test(fact.text) && /^\{:\s*toc\b/m.test(markdown),
  },
  {
    name: 'addresses by tags',
    verdict: 'extension',
    reason:
      'An address by a tag of Jekyll leads to the file that the tag names, and without the tag that stands for the address of the site; others keep the tag',
    test: ({ side, fact }, { markdown }) =>
      /^(?:link|picture)$/.test(fact.kind) &&
      (side === 'theirs'
        ? /\{\{|\{%/.test(fact.text)
        : markdown.includes(`{% link ${fact.text.split('#')[0]}`) ||
          new RegExp(`\\{[{%][^{}\\n]*[}%]\\}[ \\t]*${escaped(fact.text)}`).test(markdown)),
  },
  {
    name: 'names of other sites',
    verdict: 'extension',
    reason:
      'What MyST links to by its name, `wiki:Tide`, is a link to its address; for pandoc the name is the address',
    test: ({ side, fact }, { markdown }) => {
      if (fact.kind !== 'link')
        return (
          /^(?:item|cell|note)$/.test(fact.kind) && isOnLineWith(fact, markdown, /<(?:wiki|rrid|ror|github):/)
        );
      const name = side === 'theirs' ? '' : (fact.text.split('/').at(-1) ?? '');
      return side === 'theirs'
        ? /^(?:wiki|rrid|ror|github):/.test(fact.text)
        : new RegExp(`(?:wiki|rrid|ror|github):[^\\s<>()]*${escaped(name)}`).test(markdown);
    },
  },
  {
    name: 'code between tags',
    verdict: 'extension',
    reason: 'What stands between `{% highlight %}` and its end is code; for others it is text',
    test: ({ fact }, { markdown }) =>
      (fact.kind === 'code' || fact.kind === 'inline code') &&
      Array.from(markdown.matchAll(/\{% highlight\b[\s\S]*?\{% endhighlight %\}(?!\{%)/g)).some(([code]) =>
        wordsOf(code).includes(wordsOf(fact.text.split('\n')[0] ?? '')),
      ),
  },
  {
    name: 'rows of tags',
    verdict: 'extension',
    reason:
      'Lines of Microsoft Learn such as `:::row:::` show nothing, so that the picture below one stands alone; for others they are text',
    test: ({ side, fact }, { markdown }) => {
      const lines = markdown.split('\n');
      const isTag = (/** @type {string | undefined} */ line = '') =>
        /^[ \t]*:::\s?(?:row|column)(?:-end)?\b[^\n]*:::[ \t]*$/.test(line);
      return (
        side === 'ours' &&
        fact.kind === 'figure' &&
        lines.some(
          (line, index) =>
            /^[ \t]*!\[/.test(line) &&
            wordsOf(line).includes(ownWords(fact)) &&
            (isTag(lines[index - 1]) || isTag(lines[index + 1])),
        )
      );
    },
  },
  {
    name: 'tags alone on a line',
    verdict: 'both allowed',
    reason:
      'A tag alone on a line begins a block of HTML, as in CommonMark, and Markdown in it is reported; pandoc reads it if the tag is one of running text',
    test: ({ side, fact }, { markdown }) =>
      side === 'theirs' &&
      /^(?:link|span|inline code|picture)$/.test(fact.kind) &&
      Array.from(
        markdown.matchAll(/^[ \t>]*<(?:span|a|font|small|kbd|sub|sup)\b[^<>]*>[ \t]*\n([^\n]+)/gm),
      ).some(([, line = '']) =>
        fact.kind === 'link' ? line.includes(fact.text) : wordsOf(line).includes(ownWords(fact)),
      ),
  },
];
