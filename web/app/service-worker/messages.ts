/** Sent by a page to a waiting service worker when the visitor wants the new version now. */
export const TAKE_OVER = 'take over';
