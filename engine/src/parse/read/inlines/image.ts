import type { Image } from '../../../model/document.js';
import { plainText } from '../../../model/plain-text.js';
import { alternativeOf } from '../pictures/alternative.js';
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
  const url = attribute('src');
  const given = alternativeOf(attribute('fig-alt'), url);
  const image: Image = {
    type: 'image',
    url,
    title: attribute('title') || (given && alt),
    alt: given || alternativeOf(alt, url),
    ...size,
    ...readDimensions(attributes),
    line: stack.line,
  };
  stack.reader.images.push(image);
  stack.add(image);
};
