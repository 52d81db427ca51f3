import type { Image } from '../../document.js';
import { plainText } from '../../document.js';
import type { InlineHandler } from './stack.js';

export const image: InlineHandler = (stack, token) => {
  const image: Image = {
    type: 'image',
    url: String(token.attrGet('src') ?? ''),
    title: String(token.attrGet('title') ?? ''),
    alt: plainText(stack.reader.inlines(token.children)),
    line: stack.line,
  };
  stack.reader.images.push(image);
  stack.add(image);
};
