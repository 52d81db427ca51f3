import type { Token } from 'markdown-it';
import { notice } from '../../notice.js';
import type { WikiTarget } from '../syntax/wiki-target.js';
import type { InlineHandler } from './stack.js';

export const wikiLinkOpen: InlineHandler = (stack, token) => {
  const { page, heading } = targetOf(token);
  stack.reader.hasWikiLinks = true;
  stack.open({ type: 'wikiLink', page, heading, line: stack.line });
};

/** Another note in the place of its name: only the name can be shown. */
export const wikiEmbed: InlineHandler = (stack, token) => {
  const { shown, label } = targetOf(token);
  const message = `Embedded ${shown} is not part of this document; its name was kept`;
  stack.reader.report(notice('embed-not-included', message, stack.line));
  stack.addText(label ?? shown);
};

function targetOf(token: Token): WikiTarget {
  return (token.meta as { readonly target: WikiTarget }).target;
}
