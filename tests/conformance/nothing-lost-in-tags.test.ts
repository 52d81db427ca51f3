import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { wordsOf } from '../docx/words';
import { firstLoss, tokensOf } from '../reading/tokens';

const word = fc.constantFrom(
  'name',
  'file',
  'your',
  'T',
  'u8',
  'String',
  'and',
  'or',
  'title',
  'label',
  'x',
  'y',
);
const PLACEHOLDERS = [
  ...[
    'List<String>',
    'Vec<u8>',
    'Map<String, List<Integer>>',
    'Promise<Object>',
    'Array<A>',
    'Option<I>',
    'f<S>(s)',
  ],
  ...[
    'std::vector<std::string>',
    'Result<io::Error>',
    'Map<K:V>',
    'T<U<V>>',
    '<T extends Foo>',
    'List<?>',
    'Foo<T[]>',
  ],
  ...[
    '<filename>',
    '<FILENAME>',
    '<file-name>',
    '<file_name>',
    '<your name>',
    '<user.name>',
    '<host:port>',
    '<name/>',
  ],
  ...[
    '<source> <target>',
    '<title>',
    '<label>',
    '<object>',
    '<input>',
    '<option>',
    '<code>',
    '<a name>',
    '<time zone>',
  ],
  ...[
    'x<y and y>z',
    'a<b and c>d',
    'i<p and p>0',
    'a <b or c> d',
    'a<b',
    'a<b>',
    '1<2',
    'x <y',
    '<',
    '<>',
    '<-- x -->',
  ],
  ...[
    '</filename>',
    '<x y="z">',
    "<x y='z'/>",
    '<x\ny>',
    '<!-- x',
    '<?php echo 1 ?>',
    '<![CDATA[ x ]]>',
    '<!ENTITY x>',
  ],
  ...[
    '<script>',
    '<style>',
    '<textarea>',
    '<x:y>',
    '<x@y',
    '<e-mail address>',
    '<g>',
    '<svg>',
    '<math>',
    '<path d="M"/>',
  ],
];
const placeholder = fc.oneof(
  fc.constantFrom(...PLACEHOLDERS),
  fc.array(word, { minLength: 2, maxLength: 4 }).map((words) => `<${words.join(' ')}>`),
  fc.tuple(word, word).map(([outer, inner]) => `${outer}<${inner}>`),
);

/** The payload, between words that must also stay. */
const CONTAINERS: Readonly<Record<string, (text: string) => string>> = {
  'a paragraph': (text) => `One ${text} two`,
  'a paragraph of its own': (text) => `One\n\n${text}\n\ntwo`,
  'the start of a line': (text) => `${text} is one.\n\nTwo **three**`,
  'a line of its own': (text) => `One\n${text}\ntwo **three**`,
  'the first line': (text) => `${text}\ntwo **three**`,
  'a heading': (text) => `# One ${text} two`,
  'a heading underlined': (text) => `One ${text}\n===\n\ntwo`,
  'an item': (text) => `- ${text} one\n- two ${text}`,
  'a nested item': (text) => `1. One\n   - ${text}\n\n     two`,
  'a task': (text) => `- [x] ${text}`,
  'a quote': (text) => `> ${text}\n> one`,
  'a callout': (text) => `> [!note] One ${text}\n> ${text} two`,
  'a term and its definition': (text) => `One ${text.replace('\n', ' ')}\n: two ${text}\n\nthree`,
  'a cell': (text) =>
    `| One ${text.replace('\n', ' ')} | two |\n|---|---|\n| ${text.replace('\n', ' ')} | three |`,
  'a note': (text) => `One[^1] two\n\n[^1]: ${text} three`,
  'a note in place': (text) => `One^[two ${text} three]`,
  bold: (text) => `One **two ${text} three** four`,
  'the text of a link': (text) => `[One ${text} two](https://example.org)`,
  'a paragraph of HTML': (text) => `<p>One ${text} two</p>\n\nthree`,
  'a cell of HTML': (text) => `<table><tr><td>${text} one</td><td>two</td></tr></table>\n\nthree`,
  'a block of HTML': (text) => `<div align="center">\n\nOne ${text} two\n\n</div>\n\nthree`,
  'an element in a line': (text) => `One <kbd>two</kbd> ${text} <b>three</b>`,
  'an element of no name known': (text) => `<x-one>\n\n${text} two\n\n</x-one>\n\nthree`,
};

/** Words in the container's own markup. */
const MARKUP =
  /<\/?(?:p|table|tr|td|div|kbd|b|x-one)\b[^<>]*>|\[\^?\w*\]:?|\(https:[^)]*\)|\[!note\]|\|---\|---\||^\d\. |^- \[x\]/gm;

test.each(Object.entries(CONTAINERS))(
  'in %s, no word that only looks like HTML is lost',
  async (_, around) => {
    await fc.assert(
      fc.asyncProperty(placeholder, async (text) => {
        // HTML treats these as form controls.
        fc.pre(!/^<(?:p|table)>/.test(around('')) || !/<(?:input|option)>/.test(text));
        const markdown = around(text);
        const { bytes } = await convertForTest(markdown);
        const found = tokensOf(wordsOf(bytes));
        const words = /[\p{L}\p{N}]/u;
        // Only the text between the container's own markers.
        const mark = '\u0001';
        const source = around(mark).replace(MARKUP, ' ').replaceAll(mark, text);
        const expected = tokensOf(source).filter((token) => words.test(token));
        for (const token of new Set(expected)) {
          const count = (tokens: readonly string[]) => tokens.filter((each) => each === token).length;
          expect(count(found), `${token} in ${markdown}`).toBeGreaterThanOrEqual(count(expected));
        }
        expect(firstLoss(tokensOf(text), found), markdown).toBeUndefined();
      }),
      { seed: 20251122, numRuns: 60, examples: PLACEHOLDERS.map((text): [string] => [text]) },
    );
  },
);
