import { onlyDefines } from '../../../latex/definitions.js';
import type { InlineMath } from '../../../model/document.js';
import { commandReference, referenceOf, type WrittenReference } from '../../rules/inline/cross-references.js';
import type { InlineHandler, InlineStack } from '../inline-stack.js';

/** A formula in running text. Display formulas become inline where blocks are not allowed: in a heading, in bold. */
export const inlineMath: InlineHandler = (stack, { content }) => {
  const value = content.trim();
  const reference = commandReference(value);
  if (reference) addReference(stack, value, reference);
  else if (onlyDefines(value)) stack.reader.latexDefinitions += value;
  else {
    const found: InlineMath = { type: 'inlineMath', value, line: stack.line };
    stack.reader.formulas.push(found);
    stack.add(found);
  }
  stack.line += content.split('\n').length - 1;
};

/** A reference to numbered elements. */
export const crossReference: InlineHandler = (stack, token) => {
  const reference = referenceOf.get(token);
  if (!reference) return;
  addReference(stack, token.content.replace(/\s*\n\s*/g, ' '), reference);
  stack.line += token.content.split('\n').length - 1;
};

function addReference(stack: InlineStack, source: string, reference: WrittenReference): void {
  stack.reader.hasNumbered = true;
  stack.add({ type: 'crossReference', ...reference, source, line: stack.line });
}
