import { calloutKind } from '../../../model/callout-names.js';
import { plainText } from '../../../model/plain-text.js';
import { calloutMeta } from '../../rules/core/callout-tokens.js';
import type { BlockHandler } from '../reader.js';

export const blockquote: BlockHandler = (reader, token) => {
  const { line } = reader;
  const children = reader.blocksUntil('blockquote_close');
  const { name, takesHeading } = calloutMeta.get(token) ?? {};
  const [first, ...rest] = children;
  if (name === undefined || first?.type !== 'paragraph') return [{ type: 'blockquote', children, line }];
  const [heading, ...below] = rest;
  const [title, content] =
    takesHeading && heading?.type === 'heading' ? [heading.children, below] : [first.children, rest];
  const callout = { type: 'callout', kind: calloutKind(name), children: content, line } as const;
  return [plainText(title).trim() === '' ? { ...callout, name, title: [] } : { ...callout, title }];
};
