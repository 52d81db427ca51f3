import type { Citation } from '../../../model/document.js';
import { citesOf, partOf } from '../../rules/inline/citations.js';
import type { InlineHandler } from '../inline-stack.js';

export const citation: InlineHandler = (stack, token) => {
  const cites = citesOf.get(token);
  if (!cites) return;
  const shows = partOf.get(token);
  const { line, reader } = stack;
  const node: Citation = {
    type: 'citation',
    cites,
    isNarrative: token.markup === '@',
    ...(shows && { shows }),
    children: [{ type: 'text', value: token.content.replace(/\s*\n\s*/g, ' ') }],
    line,
  };
  reader.citations.push(node);
  stack.add(node);
  stack.line += token.content.split('\n').length - 1;
};
