import type { ComposedInline, Embedding } from '../../model/composed.js';
import type { Directed } from '../../model/document.js';
import { isRightToLeft } from '../../model/nodes/text-direction.js';
import { pushAll } from '../../text/long-arrays.js';
import { joinDirections } from '../between-words.js';
import { changedRuns } from '../changed-runs.js';
import type { AddInlines } from '../composer.js';
import type { Context } from '../context.js';

/** Text in a direction of its own; one within another wins. */
export function directed(
  { direction, isOverride, children }: Directed,
  context: Context,
  out: ComposedInline[],
  add: AddInlines,
): void {
  const rightToLeft = direction === 'auto' ? isRightToLeft(children) : direction === 'rtl';
  const content: ComposedInline[] = [];
  add(children, { ...context, rightToLeft }, content);
  const embedding: Embedding = { rightToLeft, isOverride: isOverride === true };
  const joined = joinDirections(content, rightToLeft);
  pushAll(out, changedRuns(joined, { properties: (properties) => ({ embedding, ...properties }) }));
}
