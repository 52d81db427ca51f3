import type { BlockLine } from '../../../model/document.js';
import { lineIndentMeta } from '../../rules/block/line-blocks.js';
import type { BlockHandler } from '../reader.js';

export const lineBlock: BlockHandler = (reader) => {
  const { line } = reader;
  const children: BlockLine[] = [];
  for (let token = reader.next(); token?.type === 'inline'; token = reader.next())
    children.push({
      indent: lineIndentMeta.get(token) ?? 0,
      children: reader.inlines(token.children),
      line: reader.line,
    });
  return [{ type: 'lineBlock', children, line }];
};
