import type { Block, Callout, Paragraph } from '../model/document.js';
import { plainText } from '../model/nodes/plain-text.js';
import type { TokenReader } from './read/reader.js';

/** The callout for an `<aside>`: it has no title, and its text begins with an icon. */
export function noteOf(reader: TokenReader, children: readonly Block[], line: number): Callout {
  const content = joinSign(withoutIcon(reader, children));
  return { type: 'callout', kind: 'note', title: [], children: content, line };
}

const ICON = /^https?:\/\/(?:www\.)?notion\.so\/icons\//;

/** Notion's own icon at the beginning is removed: callouts in Word get their look from their style. */
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

/** Some exports have the icon in a paragraph of its own: it moves to the text after it. */
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
