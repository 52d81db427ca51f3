import { onlyDefines } from '../../../latex/definitions.js';
import type { InlineMath } from '../../../model/document.js';
import type { InlineHandler, InlineStack } from './stack.js';

/** A formula in running text. Display formulas become inline where blocks are not allowed: in a heading, in bold. */
export const inlineMath: InlineHandler = (stack, { content }) => {
  const value = content.trim();
  if (REFERENCE.test(value)) addReference(stack, value);
  else if (onlyDefines(value)) stack.reader.latexDefinitions += value;
  else {
    const found: InlineMath = { type: 'inlineMath', value, line: stack.line };
    stack.reader.formulas.push(found);
    stack.add(found);
  }
  stack.line += content.split('\n').length - 1;
};

/** Formulas that consist of a reference to another one. */
const REFERENCE = /^\\(?:eq)?ref\{[^{}]+\}$/;

/** A reference to a formula, as written. */
export function addReference(stack: InlineStack, source: string): void {
  const name = source.slice(source.indexOf('{') + 1, -1).trim();
  stack.reader.hasFormulaReferences = true;
  stack.add({ type: 'formulaReference', name, source, line: stack.line });
}
