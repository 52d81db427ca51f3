import fc from 'fast-check';
import createMarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { codeLines, fencedLines } from './fenced-lines.js';

/** Each line, with a bar before it where it belongs to fenced code. */
const marked = (text: string): string[] => {
  const lines = text.split('\n');
  const fenced = fencedLines(lines);
  return lines.map((line, index) => (fenced[index] ? `|${line}` : line));
};

describe('by CommonMark, section 4.5', () => {
  test.each([
    ['a longer fence closes', '|```\n|a\n|````\nb'],
    ['a shorter one does not', '|````\n|a\n|```\n|b\n|````\nc'],
    ['the other sign does not', '|```\n|~~~\n|```\na\n|~~~~\n|```\n|~~~~\nb'],
    ['a fence with a language does not close', '|```md\n|```js\n|a\n|```\nb'],
    ['back-ticks in the same line are a code span', '``` a ``` b\nc'],
    ['tildes may be followed by anything', '|~~~ a ~~~ `b`\n|c\n|~~~\nd'],
    ['white space may follow', '|```\n|a\n|```  \t\r\nb'],
    ['three spaces before it', '|   ```\n|a\n|  ```\nb'],
    ['four are code, and no fence', '    ```\na'],
    ['four do not close', '|```\n|    ```\n|a\n|```\nb'],
    ['it ends a paragraph', 'a\n|```\n|b\n|```'],
    ['no end', '|```\n|a\n|\n|b'],
    ['in a quote', '> a\n|> ```\n|> b\n|> ```\n> c'],
    ['a quote that ends', '|> ```\n|> b\nc'],
    ['an empty line ends a quote', '|> ```\n\nb'],
    ['in an item', '- a\n\n|  ```\n|  b\n|\n|  ```\n\n  c'],
    ['right after a marker', '|- ```\n|  a\n|  ```\n- b'],
    ['an item of nothing but its marker ends with an empty line', '- \n\n    ```\na'],
    ['an item that ends', '|1. ```\n|   a\nb'],
    ['deep in items', '- a\n  - b\n    - c\n|      ```\n|      d\n|      ```'],
    ['after a number of two digits', '10. a\n\n|    ```\n|    b\n|    ```'],
    ['in an item of a quote', '> - a\n>\n|>   ```\n|>   b\n|>   ```\n>   c'],
    ['a quote in an item', '- > a\n|  > ```\n|  > b\nc'],
    ['indented by a tab', '- a\n\n|\t```\n|\tb\n|\t```'],
    ['after a line that goes on with a paragraph', '- a\nb\n\n  - c\n|    ```\n|    d\n|    ```'],
    ['a rule is no item', '* * *\n    ```\na'],
    ['in a note', '[^1]: a\n\n|    ```\n|    b\n|    ```\nc'],
    ['in a definition', 'a\n: b\n\n|  ```\n|  c\n|  ```'],
    ['in a callout of MkDocs', '!!! note\n|    ```\n|    a\n|    ```'],
  ])('%s', (_, expected) => {
    expect(marked(expected.replaceAll(/^\|/gm, ''))).toEqual(expected.split('\n'));
  });
});

describe('code in items of which lines are indented too little goes on to its fence', () => {
  test.each([
    ['in an item', '- a\n\n|  ```\n|b\n|\n|  ```\n\n  c'],
    ['deeper', '1. a\n   - b\n|     ```sh\n|  c\n|# d\n|     e\n|     ```\n   - f'],
    ['in a quote', '> - a\n|>   ```\n|> b\n|>   ```\n> c'],
    ['right after the marker', '|- ```\n|b\n|  ```\n- c'],
    ['not in a quote that ends', '> - a\n|>   ```\n b\n\n>   c'],
    ['not over another item', '- a\n|  ```\n- b\n|  ```\n|  c\n|  ```'],
    ['not over another fence', '- a\n|  ```\nb\n|```js\n|c\n|  ```'],
    ['not to a fence elsewhere', '- a\n|  ```\nb\n|```\n|c'],
    ['not to the end of the text', '- a\n|  ```\n|  b\nc\n\nd'],
    ['not in a note', '[^1]: a\n\n|    ```\n|    b\nc\n\n    ```'],
  ])('%s', (_, expected) => {
    expect(marked(expected.replaceAll(/^\|/gm, ''))).toEqual(expected.split('\n'));
  });
});

test('adjacent blocks are distinguished', () => {
  expect(fencedLines(['```', 'a', '```', '~~~', '~~~', 'b'])).toEqual([
    ...['opening', 'rest', 'rest'],
    ...['opening', 'rest', undefined],
  ]);
});

test('code is found where the parser finds it, whatever is around it', () => {
  const piece = fc.constantFrom(
    ...['```', '````', '~~~', '~~~~', '```js', '~~~ js', '``` a ```', 'a', 'b', ''],
    ...['- a', '- ```', '> ', '1. b', '1. > ', '  ', '   ', '    ', '\t', '# a'],
  );
  const line = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
  const markdownIt = createMarkdownIt();
  let fences = 0;
  let indented = 0;
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const expected = lines.map(() => false);
      for (const { type, map } of markdownIt.parse(lines.join('\n'), {}))
        if (type === 'fence' && map) expected.fill(true, ...map);
      if (expected.includes(true)) fences++;
      const code = [...expected];
      for (const { type, map } of markdownIt.parse(lines.join('\n'), {}))
        if (type === 'code_block' && map) {
          code.fill(true, ...map);
          indented++;
        }
      const shown = (all: readonly unknown[]) => lines.filter((text, index) => text.trim() && all[index]);
      expect(shown(fencedLines(lines))).toEqual(shown(expected));
      // After an empty quote, markdown-it takes an indented `>` for another.
      if (!lines.some((text) => /^ {4}\s*>/.test(text)))
        expect(shown(codeLines(lines)), lines.join('\n')).toEqual(shown(code));
    }),
    { seed: 20251122, numRuns: 3000 },
  );
  expect(fences).toBeGreaterThan(1000);
  expect(indented).toBeGreaterThan(200);
});
