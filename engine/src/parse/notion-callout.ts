import type { Block, Callout, Paragraph } from '../document.js';
import { plainText } from '../plain-text.js';

/** The callout that an `<aside>` is: it has no title, and its text begins with a sign of its own. */
export function noteOf(children: readonly Block[], line: number): Callout {
  return { type: 'callout', kind: 'note', title: [], children: joinSign(children), line };
}

const SIGN = /^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)*$/u;

/** Some exports put the sign into a paragraph of its own: it goes to the text that it stands before. */
function joinSign(blocks: readonly Block[]): readonly Block[] {
  const [first, second, ...rest] = blocks;
  if (first?.type !== 'paragraph' || second?.type !== 'paragraph') return blocks;
  const sign = plainText(first.children).trim();
  if (!SIGN.test(sign)) return blocks;
  const joined: Paragraph = {
    ...second,
    children: [{ type: 'text', value: `${sign} ` }, ...second.children],
    line: first.line,
  };
  return [joined, ...rest];
}
