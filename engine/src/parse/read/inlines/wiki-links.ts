import { notice, repeatable } from '../../../api/notice.js';
import { wikiTargetOf } from '../../rules/inline/wiki-target.js';
import type { InlineHandler } from '../inline-stack.js';

export const wikiLinkOpen: InlineHandler = (stack, token) => {
  const target = wikiTargetOf.get(token);
  if (!target) return;
  const { page, heading } = target;
  stack.reader.hasWikiLinks = true;
  stack.open({ type: 'wikiLink', page, heading, line: stack.line });
};

/** An embedded note: only its name can be shown. */
export const wikiEmbed: InlineHandler = (stack, token) => {
  const target = wikiTargetOf.get(token);
  if (!target) return;
  const { displayText, label } = target;
  const message = `Embedded ${displayText} is not part of this document; its name was kept`;
  stack.reader.report(
    repeatable(notice('embed-not-included', message, stack.line), {
      subject: 'embedded notes',
      name: displayText,
      predicate: 'are not part of this document; their names were kept',
    }),
  );
  stack.addText(label ?? displayText);
};
