/** What a page says to a waiting service worker: the visitor wants the new version now. */
export const TAKE_OVER = 'take over';
