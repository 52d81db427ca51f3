import { isRightToLeftLanguage, wordTag } from '../../language/tags.js';
import type { ComposedInline, RunLanguage } from '../../model/composed.js';
import type { Spoken } from '../../model/document.js';
import { pushAll } from '../../text/long-arrays.js';
import { changedRuns } from '../changed-runs.js';
import type { AddInlines } from '../composer.js';
import type { Context } from '../context.js';

/** Text in another language; one within another wins. */
export function spoken(
  { language, children }: Spoken,
  context: Context,
  out: ComposedInline[],
  add: AddInlines,
): void {
  const content: ComposedInline[] = [];
  add(children, context, content);
  const own = runLanguage(language);
  pushAll(out, changedRuns(content, { properties: (properties) => ({ language: own, ...properties }) }));
}

/** Word has a language for each kind of writing (ECMA-376 Part 1, 17.3.2.20). */
function runLanguage(language: string): RunLanguage {
  const tag = wordTag(language);
  if (/^(?:zh|ja|ko)\b/.test(tag)) return { writing: 'eastAsia', tag };
  return { writing: isRightToLeftLanguage(tag) ? 'bidi' : 'val', tag };
}
