import type { Image, Inline } from '../../../model/document.js';
import { kindOfName } from '../../../model/names/numbered-names.js';
import { plainText } from '../../../model/nodes/plain-text.js';
import { alternativeOf } from '../../../text/alternative-text.js';
import { unreadClasses } from '../../rules/unread-attributes.js';
import type { InlineHandler } from '../inline-stack.js';
import { readDimensions, splitLabelSize } from '../pictures/dimensions.js';

export const image: InlineHandler = (stack, token) => {
  const attribute = (name: string): string => String(token.attrGet(name) ?? '');
  stack.reader.leaveOutClasses(unreadClasses.get(token), 'pictureClass', stack.line);
  const { result, names } = stack.reader.named(() => stack.reader.inlines(token.children));
  const { words, label } = withoutLabel(result);
  const { alt, size } = splitLabelSize(plainText(words));
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
  const name = attribute('id') || label || (names[0] ?? '');
  stack.reader.anchor(name);
  const kind = kindOfName(name);
  const isNamed = kind !== undefined && kind !== 'section' && kind !== 'equation';
  const title = attribute('title');
  stack.reader.captions.set(image, { text: title ? [{ type: 'text', value: title }] : words, isNamed, name });
};

const LABEL = /\s*\\label\{([^{}]+)\}\s*$/;

/** LaTeX's name at the end of a caption. */
function withoutLabel(words: readonly Inline[]): { words: readonly Inline[]; label: string } {
  const last = words.at(-1);
  const [, label = ''] = last?.type === 'text' ? (LABEL.exec(last.value) ?? []) : [];
  if (last?.type !== 'text' || label === '') return { words, label };
  return { words: words.with(-1, { ...last, value: last.value.replace(LABEL, '') }), label };
}
