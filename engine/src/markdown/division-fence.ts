import type { Division } from '../model/document.js';
import { plainText } from '../model/plain-text.js';

/** The line that opens a division. */
export function divisionFence({ style, theorem, isUncounted, anchors = [], title }: Division): string {
  const attributes = [
    ...(theorem === undefined ? [] : [`.${theorem}`]),
    ...anchors.map((name) => `#${name}`),
    ...(isUncounted && theorem !== 'proof' ? ['.unnumbered'] : []),
    ...(style === undefined ? [] : [`custom-style="${style}"`]),
    ...(title.length > 0 && isInFence(title) ? [`name="${plainText(title)}"`] : []),
  ];
  return `::: {${attributes.join(' ')}}`;
}

/** Whether the title of a theorem can be an attribute; otherwise it is a heading below the fence. */
export function isInFence(title: Division['title']): boolean {
  return title.every(({ type }) => type === 'text') && !plainText(title).includes('"');
}
