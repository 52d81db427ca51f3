import { seeIn } from '../../language/see.js';
import type { ComposedInline } from '../../model/composed.js';
import type { IndexMark } from '../../model/document.js';
import type { Context } from '../context.js';
import { runProperties } from '../runs.js';

/** A place that the index leads to; where it says what to look up instead, Word prints that as it is. */
export function indexMark(mark: IndexMark, { environment }: Context, out: ComposedInline[]): void {
  const { primary } = environment.resolved.properties.languages;
  const see = mark.see === undefined ? {} : { see: `${seeIn(primary)} ${mark.see}` };
  out.push({
    type: 'field',
    instruction: { kind: 'indexEntry', mark: { ...mark, ...see } },
    result: '',
    properties: runProperties(0),
  });
}
