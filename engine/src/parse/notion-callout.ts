import type { Block, Callout, Paragraph } from '../model/document.js';
import { plainText } from '../model/plain-text.js';
import type { TokenReader } from './read/reader.js';

/** The callout that an `<aside>` is: it has no title, and its text begins with a sign of its own. */
export function noteOf(reader: TokenReader, children: readonly Block[], line: number): Callout {
  const content = joinSign(withoutIcon(reader, children));
  return { type: 'callout', kind: 'note', title: [], children: content, line };
}

const ICON = /^https?:\/\/(?:www\.)?notion\.so\/icons\//;

/** An icon of Notion's own at the beginning goes: a callout in Word has its looks from its style. */
function withoutIcon({ images }: TokenReader, blocks: readonly Block[]): readonly Block[] {
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph') return blocks;
  const [icon, ...others] = first.children;
  if (icon?.type !== 'image' || !ICON.test(icon.url)) return blocks;
  images.splice(images.lastIndexOf(icon), 1);
  const [next] = others;
  const text =
    next?.type === 'text' ? [{ ...next, value: next.value.trimStart() }, ...others.slice(1)] : others;
  return plainText(text).trim() === '' ? rest : [{ ...first, children: text }, ...rest];
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
