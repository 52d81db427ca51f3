import { blockCss } from '../css/block-look.js';
import type { Div } from '../model/document.js';
import { plainText } from '../model/nodes/plain-text.js';

/** The line that opens a div. */
export function divFence({ look, style, theorem, isUncounted, anchors = [], title }: Div): string {
  const attributes = [
    ...(theorem === undefined ? [] : [`.${theorem}`]),
    ...anchors.map((name) => `#${name}`),
    ...(isUncounted && theorem !== 'proof' ? ['.unnumbered'] : []),
    ...(look ? [`style="${blockCss(look)}"`] : []),
    ...(style === undefined ? [] : [`custom-style="${style}"`]),
    ...(title.length > 0 && isInFence(title) ? [`name="${plainText(title)}"`] : []),
  ];
  return `::: {${attributes.join(' ')}}`;
}

/** Whether the title of a theorem can be an attribute; otherwise it is a heading below the fence. */
export function isInFence(title: Div['title']): boolean {
  return title.every(({ type }) => type === 'text') && !plainText(title).includes('"');
}
