import { sign } from '../../state/sign';

/**
 * Whether a text is stored on the device: the database would answer too late for the first paint. The page's first script looks
 * for this key. Without it, the screen looks as if it were receiving the visitor until the text is restored.
 */
export const keptTextSign = sign('kept-text');

/** The text has been restored, or there is none. */
export function showScreen(): void {
  delete document.documentElement.dataset.returning;
}
