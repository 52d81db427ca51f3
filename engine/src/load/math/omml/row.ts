import type { MathContent, MathLook } from '../../../model/formula.js';
import { pushAll } from '../../../text/long-arrays.js';
import type { MathElement } from '../mathml.js';
import { pairBars } from './bars.js';
import type { Construct, ElementHandler, MathConverter } from './converter.js';
import { pairLargeBrackets } from './delimiters.js';
import { flatten } from './flatten.js';
import { functionApplication } from './functions.js';
import { nary } from './nary.js';
import { isInfix } from './operators.js';
import { attachScripts } from './prescripts.js';
import { placeholder } from './run.js';

const CONSTRUCTS: readonly Construct[] = [functionApplication, nary];

/** Converts elements side by side; `one` converts those that are not part of a larger object. */
export function convertRow(
  elements: readonly MathElement[],
  look: MathLook,
  converter: MathConverter,
  one: ElementHandler,
): MathContent {
  const row = attachScripts(pairBars(pairLargeBrackets(flatten(elements))));
  const content = [...(lacksOperand(row, row[0]) ? placeholder(look) : [])];
  for (let at = 0; at < row.length; ) {
    const construct = constructAt(row, at, look, converter);
    const element = row[at];
    pushAll(content, construct?.content ?? (element ? one(element, look, converter) : []));
    at = construct?.next ?? at + 1;
  }
  if (lacksOperand(row, row.at(-1))) pushAll(content, placeholder(look));
  return content;
}

function constructAt(...[row, at, look, converter]: Parameters<Construct>): ReturnType<Construct> {
  for (const construct of CONSTRUCTS) {
    const found = construct(row, at, look, converter);
    if (found) return found;
  }
  return undefined;
}

/** Readers other than Word show an operator without an operand as an error, and Word spaces it differently. */
function lacksOperand(row: readonly MathElement[], end: MathElement | undefined): boolean {
  return row.length > 1 && end !== undefined && isInfix(end);
}
