import type { DefinitionList } from '../../document.js';
import { type Context, inDefinition } from '../context.js';
import { leadLine } from '../lead-line.js';
import type { Writer } from '../writer.js';

/** Paragraphs of two styles: Word has no lists of this kind. */
export function definitionList(
  { spread, children }: DefinitionList,
  context: Context,
  writer: Writer,
): string {
  const inside = inDefinition(context, spread);
  const following = { ...context, opening: undefined };
  let xml = '';
  for (const { terms, definitions } of children) {
    for (const term of terms)
      xml += leadLine(term.children, 'DefinitionTerm', xml === '' ? context : following, writer);
    for (const definition of definitions) xml += writer.openedBlocks(definition.children, inside);
  }
  return xml;
}
