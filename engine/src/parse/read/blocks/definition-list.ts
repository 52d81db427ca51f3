import type { Token } from 'markdown-it';
import type { Definition, DefinitionGroup, DefinitionTerm } from '../../../model/document.js';
import { lineAmong } from '../../html/among-text.js';
import { definitionListMeta } from '../../rules/block/definition-lists.js';
import { addTokens } from '../inlines/index.js';
import type { BlockHandler, TokenReader } from '../reader.js';

export const definitionList: BlockHandler = (reader, open) => {
  const { line } = reader;
  const children: DefinitionGroup[] = [];
  let terms: DefinitionTerm[] = [];
  let definitions: Definition[] = [];
  for (let token = reader.next(); token && token.type !== 'definition_list_close'; token = reader.next()) {
    if (token.type === 'definition_term_open') {
      if (definitions.length > 0) [terms, definitions] = [[], []];
      terms.push(term(reader));
    } else {
      if (definitions.length === 0) children.push({ terms, definitions });
      definitions.push(definition(reader, token));
    }
  }
  const spread = definitionListMeta.get(open)?.spread ?? false;
  return [{ type: 'definitionList', spread, children, line }];
};

function term(reader: TokenReader): DefinitionTerm {
  const inline = reader.expect('inline');
  const { line } = reader;
  const children = lineAmong(reader, inline.children ?? [], addTokens);
  reader.expect('definition_term_close');
  return { children, line };
}

function definition(reader: TokenReader, { type }: Token): Definition {
  const { line } = reader;
  return { children: reader.blocksUntil(type.replace('_open', '_close')), line };
}
