import type { Heading } from '../../document.js';
import { inlines } from '../inlines/index.js';
import type { BlockHandler } from './index.js';

export const heading: BlockHandler = (reader, token) => {
  const { line } = reader;
  const depth = Number(token.tag.slice(1)) as Heading['depth'];
  const children = inlines(reader, reader.expect('inline'));
  reader.expect('heading_close');
  return [{ type: 'heading', depth, children, line }];
};
