import type { Token } from 'markdown-it';
import type { Direction } from '../../model/direction.js';
import type { Inline } from '../../model/document.js';
import { directionFrom } from '../direction.js';
import { spanOf } from '../rules/inline/bracketed-spans.js';

/** The direction of a paragraph that consists of one span, `[text]{dir=rtl}` or `<span dir="rtl">text</span>`. */
export function directionOfWhole(tokens: readonly Token[]): Direction | undefined {
  const [first, ...others] = tokens.filter(({ type, content }) => type !== 'text' || content.trim() !== '');
  const direction = first && directionOfSpan(first);
  if (direction === undefined) return undefined;
  let depth = 1;
  for (const [index, token] of others.entries()) {
    depth += depthChange(token);
    if (depth === 0) return index === others.length - 1 ? direction : undefined;
  }
  return undefined;
}

/** The text of a span that gives its direction to its whole paragraph. */
export function withoutWholeSpan(children: readonly Inline[]): readonly Inline[] {
  const [span] = children;
  return span?.type === 'direction' && children.length === 1 ? span.children : children;
}

const TAG = /^<(\/?)(?:bdi|font|span)\b(?:[^>]*\sdir\s*=\s*["']?(\w+))?/i;

function directionOfSpan(token: Token): Direction | undefined {
  if (token.type === 'span_open') return spanOf.get(token)?.direction;
  return token.type === 'html_inline' ? directionFrom(TAG.exec(token.content)?.[2]) : undefined;
}

/** Whether a token opens a span, 1, or closes one, -1. */
function depthChange({ type, content }: Token): -1 | 0 | 1 {
  if (type === 'span_open') return 1;
  if (type === 'span_close') return -1;
  const [, slash] = (type === 'html_inline' && TAG.exec(content)) || [];
  return slash === undefined ? 0 : slash === '' ? 1 : -1;
}
