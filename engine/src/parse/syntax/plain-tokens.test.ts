import createMarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { plainTokens } from './plain-tokens.js';

const TEXT = `# A *title* with [a **link**](b "c")

> 1. \`code\` ![an _image_](d.png)\\
>    and ~~more~~ <b>tags</b>, https://example.org and a&nbsp;b

| a | b |
|:--|--:|
| 1 | *2* |

[b]: /address
`;

test('the tokens are those of the published parser', () => {
  const options = { html: true, linkify: true };
  const published = createMarkdownIt(options);
  const plain = createMarkdownIt(options).use(plainTokens);
  expect(plain.parse(TEXT, {})).toEqual(published.parse(TEXT, {}));
  // It calls methods of the tokens.
  expect(plain.render(TEXT)).toBe(published.render(TEXT));
});
