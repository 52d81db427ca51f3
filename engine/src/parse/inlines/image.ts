import type { Image } from '../../document.js';
import { plainText } from '../../plain-text.js';
import { readDimensions, splitLabelSize } from '../pictures/dimensions.js';
import type { InlineHandler } from './stack.js';

export const image: InlineHandler = (stack, token) => {
  const attribute = (name: string): string => String(token.attrGet(name) ?? '');
  const { alt, size } = splitLabelSize(plainText(stack.reader.inlines(token.children)));
  const attributes = {
    width: attribute('width'),
    height: attribute('height'),
    style: attribute('style'),
  };
  const image: Image = {
    type: 'image',
    url: attribute('src'),
    title: attribute('title'),
    alt,
    ...size,
    ...readDimensions(attributes),
    line: stack.line,
  };
  stack.reader.images.push(image);
  stack.add(image);
};
