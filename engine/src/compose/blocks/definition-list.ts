import type { ComposedBlock } from '../../model/composed.js';
import type { DefinitionList } from '../../model/document.js';
import { pushAll } from '../../text/long-arrays.js';
import type { Composer } from '../composer.js';
import { type Context, inDefinition, inOwnDirection } from '../context.js';
import { leadLine } from '../lead-line.js';
import { sourceOf } from '../source.js';

/** Paragraphs in two styles, because Word has no definition lists. */
export function definitionList(
  { spread, children }: DefinitionList,
  context: Context,
  composer: Composer,
): ComposedBlock[] {
  const inside = inDefinition(context, spread);
  const following = { ...context, opening: undefined };
  const composed: ComposedBlock[] = [];
  for (const { terms, definitions } of children) {
    for (const term of terms) {
      const around = inOwnDirection(composed.length === 0 ? context : following, term);
      composed.push(leadLine(term.children, 'DefinitionTerm', around, composer, sourceOf(term)));
    }
    for (const definition of definitions)
      pushAll(composed, composer.openedBlocks(definition.children, inside));
  }
  return composed;
}
