import { LARGE_DOCUMENT } from '../../constants';

export const PLACEHOLDER = 'Paste your markdown here...';

/** A paste that the editor need not see whole, as it will show only a part of it. */
export function isLargePaste(text: string): boolean {
  return text.length > LARGE_DOCUMENT.window;
}
