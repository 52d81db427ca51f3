import { tokenMeta } from './token-meta.js';

/** The classes of a block that mean nothing here: what a reader's own style sheet or website has for them. */
export const unreadClasses = tokenMeta<readonly string[]>('unread classes');
