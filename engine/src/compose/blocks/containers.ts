import type { ComposedBlock, ComposedInline, ComposedParagraph } from '../../model/composed.js';
import type { Blockquote, Details } from '../../model/document.js';
import type { Composer } from '../composer.js';
import { type Context, inDetails, inQuote } from '../context.js';
import { leadLine } from '../lead-line.js';
import { isFigure } from './paragraph.js';

export function blockquote({ children }: Blockquote, context: Context, composer: Composer): ComposedBlock[] {
  const composed = composer.blocks(children, inQuote(context));
  const { settings, theme } = context.environment;
  if (settings.styleGuide === undefined) return composed;
  return composed.map((block, index) =>
    continuesQuote(composed[index - 1], block)
      ? { ...block, indents: { ...block.indents, firstLine: theme.firstLineIndent } }
      : block,
  );
}

/**
 * Whether a block is a further paragraph of a quotation, whose first line APA and MLA indent: not its source, no verse, and no
 * picture or formula.
 */
function continuesQuote(before: ComposedBlock | undefined, block: ComposedBlock): block is ComposedParagraph {
  if (before?.type !== 'paragraph' || block.type !== 'paragraph') return false;
  const isQuote = before.style === 'Quote' && block.style === 'Quote';
  if (!isQuote || before.indents?.left !== block.indents?.left || block.alignment !== undefined) return false;
  const [first] = block.content;
  const isSource = first?.type === 'text' && /^[—–―]/.test(first.text);
  return !isSource && !isFigure(block.content) && block.content.every(isWithinLine);
}

function isWithinLine(inline: ComposedInline): boolean {
  return inline.type !== 'lineBreak' && !(inline.type === 'equation' && inline.isDisplayed);
}

/** The summary becomes a separate line above the text: Word can collapse only text below headings. */
export function details(node: Details, context: Context, composer: Composer): ComposedBlock[] {
  const { summary, children, line } = node;
  const source = { first: line, last: line };
  const lead = summary.length === 0 ? [] : [leadLine(summary, 'DetailsSummary', context, composer, source)];
  return [...lead, ...composer.blocks(children, inDetails(context))];
}
