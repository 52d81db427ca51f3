import type { DefinitionList, DefinitionTerm } from '../../document.js';
import { type Context, inDefinition, withMark } from '../context.js';
import { isRightToLeft } from '../direction.js';
import { paragraph } from '../paragraph.js';
import type { Writer } from '../writer.js';

/** Paragraphs of two styles: Word has no lists of this kind. */
export function definitionList(
  { spread, children }: DefinitionList,
  context: Context,
  writer: Writer,
): string {
  const inside = inDefinition(context, spread);
  let xml = '';
  for (const { terms, definitions } of children) {
    for (const each of terms) xml += term(each, context, writer);
    for (const definition of definitions) xml += writer.openedBlocks(definition.children, inside);
  }
  return xml;
}

/** In a note or a cell, whose text has a style and a size of its own, bold is what tells a term. */
function term({ children }: DefinitionTerm, context: Context, writer: Writer): string {
  const directed = { ...context, rightToLeft: isRightToLeft(children) };
  if (context.containerStyle !== undefined)
    return paragraph(writer.inlines(children, withMark(directed, 'strong')), directed);
  return paragraph(writer.inlines(children, directed), directed, {
    style: 'DefinitionTerm',
    styleLeft: 0,
    styleRight: 0,
  });
}
