import type { MathElement } from '../mathml.js';
import { pairBars } from './bars.js';
import { pairLargeBrackets } from './delimiters.js';
import { flatten } from './flatten.js';
import { functionApplication } from './functions.js';
import { nary } from './nary.js';
import { isInfix } from './operators.js';
import { attachScripts } from './prescripts.js';
import { nothing } from './run.js';
import type { Construct, ElementHandler, Look, MathWriter } from './writer.js';

const CONSTRUCTS: readonly Construct[] = [functionApplication, nary];

/** Writes elements that stand side by side, `one` each that is no part of a larger construct. */
export function writeRow(
  elements: readonly MathElement[],
  look: Look,
  writer: MathWriter,
  one: ElementHandler,
): string {
  const row = attachScripts(pairBars(pairLargeBrackets(flatten(elements))));
  let xml = lacksOperand(row, row[0]) ? nothing(look) : '';
  for (let at = 0; at < row.length; ) {
    const construct = constructAt(row, at, look, writer);
    const element = row[at];
    xml += construct?.xml ?? (element ? one(element, look, writer) : '');
    at = construct?.next ?? at + 1;
  }
  return lacksOperand(row, row.at(-1)) ? xml + nothing(look) : xml;
}

function constructAt(...[row, at, look, writer]: Parameters<Construct>): ReturnType<Construct> {
  for (const construct of CONSTRUCTS) {
    const found = construct(row, at, look, writer);
    if (found) return found;
  }
  return undefined;
}

/** Readers other than Word mark an operator without an operand as an error, and Word sets it closer. */
function lacksOperand(row: readonly MathElement[], end: MathElement | undefined): boolean {
  return row.length > 1 && end !== undefined && isInfix(end);
}
