import type { ComposedBlock, ComposedInline } from '../../model/composed.js';
import type { Block, Div } from '../../model/document.js';
import { END_OF_PROOF, ITALIC_THEOREMS } from '../../model/names/numbered-names.js';
import type { Caption } from '../../model/resolved.js';
import { bookmarked } from '../bookmarked.js';
import { captionNumber } from '../caption.js';
import type { Composer } from '../composer.js';
import { type Context, withMark } from '../context.js';
import { reportMissingStyle } from '../named-styles.js';
import { MARK_BITS, textRuns } from '../runs.js';
import { inTheoremStyle } from '../theorem-style.js';
import { setApart } from './set-apart.js';

/** A theorem begins with its label and number; other divs only have a style in common, or are set apart. */
export function div(node: Div, context: Context, composer: Composer): ComposedBlock[] {
  const { look, style, children, line } = node;
  const { environment } = context;
  if (look) return setApart(node, look, context, composer);
  if (style !== undefined) {
    reportMissingStyle('paragraph', style, line, environment);
    const opening = context.opening && { ...context.opening, isNamed: true as const };
    return opened(children, { ...context, namedStyle: style, opening }, composer);
  }
  const caption = environment.resolved.captions.get(node);
  if (!caption) return opened(children, context, composer);
  const label = labelOf(node, caption, context, composer);
  const inside = ITALIC_THEOREMS.has(caption.kind) ? withMark(context, 'emphasis') : context;
  const stated = composer.openedBlocks(besideLabel(node), { ...inside, opening: { content: label } });
  const blocks = inTheoremStyle(stated, caption.kind, context);
  if (caption.kind !== 'proof') return blocks;
  const last = blocks.at(-1);
  if (last?.type !== 'paragraph') return blocks;
  return [
    ...blocks.slice(0, -1),
    { ...last, content: [...last.content, ...textRuns(END_OF_PROOF, context.rightToLeft)] },
  ];
}

/** The label is no part of a heading, which contents list and chapters count: it has a line of its own above one. */
function besideLabel({ children, line }: Div): readonly Block[] {
  return children[0]?.type === 'heading'
    ? [{ type: 'paragraph', children: [], line }, ...children]
    : children;
}

/** Blocks whose first paragraph may begin an item or a note. */
function opened(children: readonly Block[], context: Context, composer: Composer): ComposedBlock[] {
  return context.opening ? composer.openedBlocks(children, context) : composer.blocks(children, context);
}

/** "Theorem 2.1 (Pythagoras)." in bold letters, or "Proof." in italics, with a space after it. */
function labelOf(node: Div, caption: Caption, context: Context, composer: Composer): ComposedInline[] {
  const { before, afterNumber, isUncounted, text } = caption;
  const { rightToLeft, environment } = context;
  const names = environment.resolved.targets.get(node) ?? [];
  const marks = caption.kind === 'proof' ? MARK_BITS.emphasis : MARK_BITS.strong;
  const runs = (value: string): ComposedInline[] => textRuns(value, rightToLeft, marks);
  const number = isUncounted
    ? runs((before || afterNumber.replace(/^\P{L}+/u, '')).trimEnd())
    : [...runs(before), ...captionNumber(caption, { marks }), ...runs(afterNumber)];
  const title =
    text.length === 0
      ? []
      : [...textRuns(' (', rightToLeft), ...composer.inlines(text, context), ...textRuns(')', rightToLeft)];
  return [...bookmarked([...number, ...title, ...runs('.')], names), ...textRuns(' ', rightToLeft)];
}
