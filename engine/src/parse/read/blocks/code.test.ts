import { describe, expect, test } from 'vitest';
import { NO_METADATA } from '../../../model/metadata.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { parse } from '../../index.js';

function codeIn(markdown: string) {
  const found = parse(markdown, NO_METADATA, () => {}).blocks.filter((block) => block.type === 'code');
  return found.map(({ lang, title, caption, value }) => ({
    lang,
    title,
    caption: caption && plainText(caption),
    value,
  }));
}

const fence = (info: string): string => `~~~${info}\nx\n~~~`;

describe('the language of a fence', () => {
  test.each([
    ['js', 'js'],
    ['c++', 'c++'],
    ['C#', 'C#'],
    ['objective-c', 'objective-c'],
    ['rust,ignore', 'rust'],
    ['codebyte/cpp', 'cpp'],
    ['application/json', 'json'],
    ['src/app.js', 'src/app.js'],
    ['js{1,3-4}', 'js'],
    ['js {1}', 'js'],
    ['ts:line-numbers {1}', 'ts'],
    ['vue[App.vue]', 'vue'],
    ['{.python .numberLines}', 'python'],
    ['{#lst:tea .python}', 'python'],
    ['{r, eval=FALSE}', 'r'],
    ['{python}', 'python'],
    ['{lang: null}', ''],
    ['{startFrom="10"}', ''],
    ['title="app.js"', ''],
    ['[app.js]', ''],
    ['', ''],
  ])('%s', (info, lang) => expect(codeIn(fence(info))).toMatchObject([{ lang, value: 'x' }]));
});

describe('the title of a fence', () => {
  test.each([
    ['js title="src/app.js"', 'src/app.js'],
    ["js {1} title='my app.js' showLineNumbers", 'my app.js'],
    ['js:title=src/app.js', 'src/app.js'],
    ['js title:app.js fold', 'app.js'],
    ['{.js filename="app.js"}', 'app.js'],
    ['js file-name=app.js', 'app.js'],
    ['sh [npm]', 'npm'],
    ['ts:line-numbers {1} [vite.config.ts]', 'vite.config.ts'],
    ['vue{2} [ My App.vue ]', 'My App.vue'],
    ['[app.js]', 'app.js'],
    ['ruby:app/app.rb', 'app/app.rb'],
    ['js subtitle="No"', undefined],
    ['ts:line-numbers', undefined],
    ['diff:js', undefined],
    ['js []', undefined],
    ['js title=""', undefined],
    ['js x=[1]', undefined],
  ])('%s', (info, title) => expect(codeIn(fence(info))).toMatchObject([{ title }]));

  test('of a Quarto cell', () =>
    expect(codeIn('~~~{python}\n#| filename: "app.py"\nx\n~~~')).toMatchObject([
      { title: 'app.py', value: 'x' },
    ]));

  test('long info strings take no time', () => {
    for (const part of ['[', ' [', 'title=', 'a:', '{', ' title="'])
      expect(codeIn(`~~~js ${part.repeat(200_000)}\nx\n~~~`)).toHaveLength(1);
  });
});

describe('mdBook’s listings', () => {
  const listing = (attributes: string, inside = '```rust\nlet x;\n```'): string =>
    `<Listing${attributes}>\n\n${inside}\n\n</Listing>`;

  test.each([
    [
      ' number="6-1" file-name="src/main.rs" caption="A `match` here"',
      { lang: 'rust', title: 'src/main.rs', caption: 'Listing 6-1: A match here', value: 'let x;' },
    ],
    [' number="6-2"', { lang: 'rust', title: undefined, caption: 'Listing 6-2', value: 'let x;' }],
    ['', { lang: 'rust', title: undefined, caption: undefined, value: 'let x;' }],
  ])('%s', (attributes, code) => expect(codeIn(listing(attributes))).toEqual([code]));

  test('without code', () => {
    const { blocks } = parse(listing(' number="1"', 'Text'), NO_METADATA, () => {});
    expect(blocks).toMatchObject([{ type: 'paragraph' }]);
  });
});
