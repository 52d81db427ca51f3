import type { Heading } from '../../../model/document.js';
import { lineAmong } from '../../html/among-text.js';
import { beginsPage } from '../../rules/page-break-style.js';
import { unreadClasses, unreadValues } from '../../rules/unread-attributes.js';
import { addTokens } from '../inlines/index.js';
import type { BlockHandler } from '../reader.js';

export const heading: BlockHandler = (reader, token) => {
  const { line } = reader;
  const depth = Number(token.tag.slice(1)) as Heading['depth'];
  const id = token.attrGet('id');
  if (id !== null) reader.anchor(String(id));
  reader.leaveOutClasses(unreadClasses.get(token));
  reader.leaveOutValues(unreadValues.get(token));
  const kind = token.attrGet('class') as Heading['kind'] | null;
  const children = lineAmong(reader, reader.expect('inline').children ?? [], addTokens);
  reader.expect('heading_close');
  const page = beginsPage.get(token) ? [{ type: 'pageBreak', line } as const] : [];
  return [
    ...page,
    { type: 'heading', depth, ...reader.takeAnchors(), ...(kind && { kind }), children, line },
  ];
};
