import { tokenMeta } from './token-meta.js';

/** The classes of a block, a picture or the caption of a table that mean nothing here: what a reader's own style sheet or website has for them. */
export const unreadClasses = tokenMeta<readonly string[]>('unread classes');

/** The attributes with values of a heading, such as `{label="X"}`, that mean nothing here. */
export const unreadValues = tokenMeta<readonly string[]>('unread values');
