import { CODE_TOKEN_KINDS, type CodeTokenKind, eachCodeToken } from '../../model/code-tokens.js';
import type { ComposedInline, ComposedParagraph, RunProperties } from '../../model/composed.js';
import type { Code } from '../../model/document.js';
import { hasRightToLeft } from '../../model/nodes/text-direction.js';
import type { Caption } from '../../model/resolved.js';
import { CODE_INDENT } from '../../theme/measures.js';
import { codeStyleId } from '../../theme/styles/code-tokens.js';
import { bookmarked } from '../bookmarked.js';
import { captionParagraph, uncountedCaption } from '../caption.js';
import { codeLabel } from '../code-label.js';
import type { Composer } from '../composer.js';
import type { Context } from '../context.js';
import { MAY_HOLD_EMOJI } from '../emoji.js';
import { inFullMeasure } from '../full-measure.js';
import { paragraph, unjustified } from '../paragraph.js';
import { addText, runProperties, textRuns } from '../runs.js';
import { sourceOf } from '../source.js';
import { chart } from './chart.js';
import { diagram } from './diagram.js';

/** A chart or a diagram, if its code was drawn; else one paragraph with line breaks, so that background and border form one box, after an optional caption and label: its title or language. */
export function code(node: Code, context: Context, composer: Composer): ComposedParagraph[] {
  const shown = context.environment.charts.get(node);
  if (shown) return chart(node, shown, context, composer);
  const drawn = context.environment.diagrams.get(node);
  if (drawn) return diagram(node, drawn, context, composer);
  return listing(node, context.environment.isCodeWide() ? inFullMeasure(context, WIDEST) : context, composer);
}

/** In twips: more than any page has. */
const WIDEST = 1_000_000;

function listing(node: Code, context: Context, composer: Composer): ComposedParagraph[] {
  const { captions, targets } = context.environment.resolved;
  const names = targets.get(node) ?? [];
  const caption = captions.get(node);
  const named = codeLabel(node);
  const plain = { ...context, alignment: unjustified('CodeBlock', context), rightToLeft: false };
  const { first, last } = sourceOf(node);
  const label =
    named === ''
      ? []
      : [paragraph(textRuns(named), plain, { style: 'CodeLabel', source: { first, last: first } })];
  const layout = {
    style: 'CodeBlock',
    styleLeft: CODE_INDENT,
    styleRight: CODE_INDENT,
    source: { first, last },
  } as const;
  const content = contentOf(node, context);
  const made = paragraph(caption ? content : bookmarked(content, names), plain, layout);
  const above = captionOf(node, caption, names, context, composer);
  return [...above, ...label, isShort(node.value) ? { ...made, keepLines: true } : made];
}

function captionOf(
  { caption: text, line }: Code,
  caption: Caption | undefined,
  names: readonly string[],
  context: Context,
  composer: Composer,
): ComposedParagraph[] {
  const source = { first: line, last: line };
  if (caption) return [captionParagraph(caption, 'TableCaption', names, context, composer, source)];
  return text ? [uncountedCaption(text, 'TableCaption', [], context, composer, source)] : [];
}

/** Code of no more lines stays on one page. */
const MAX_WHOLE_LINES = 12;

function isShort(code: string): boolean {
  let lines = 1;
  for (let end = code.indexOf('\n'); end >= 0 && lines <= MAX_WHOLE_LINES; end = code.indexOf('\n', end + 1))
    lines++;
  return lines > 1 && lines <= MAX_WHOLE_LINES;
}

/** The looks of the kinds of tokens, which are not worked out again for each of the tens of thousands that a manual has. */
const LOOKS: ReadonlyMap<CodeTokenKind | undefined, RunProperties> = new Map(
  CODE_TOKEN_KINDS.map((kind) => [kind, runProperties(0, codeStyleId(kind))]),
);

function contentOf(node: Code, { environment }: Context): ComposedInline[] {
  const { value } = node;
  const tokens = environment.highlightedCode.get(node);
  const content: ComposedInline[] = [];
  // Nearly all code has letters of one direction only, so its many tokens need not be checked one by
  // one.
  const isSimple = value !== '' && !hasRightToLeft(value) && !MAY_HOLD_EMOJI.test(value);
  const plain = environment.theme.setsCodeRuns ? 'InlineCode' : undefined;
  const plainLook = runProperties(0, plain);
  const add = (text: string, kind: CodeTokenKind | undefined): void => {
    if (isSimple) content.push({ type: 'text', text, properties: LOOKS.get(kind) ?? plainLook });
    else addText(text, 0, content, false, kind ? codeStyleId(kind) : plain);
  };
  if (tokens) eachCodeToken(value, tokens, add);
  else add(value, undefined);
  return content;
}
