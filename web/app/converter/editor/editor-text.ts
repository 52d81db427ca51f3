import { LARGE_DOCUMENT } from '../../constants';
import { hasText } from '../document/manuscript';
import { screenDocument } from '../document/screen-document';
import type { Converter } from '../instance/converter';

export const PLACEHOLDER = 'Paste your markdown here...';

/** A paste that the editor need not receive whole, since it will show only a part of it. */
export function isLargePaste(text: string): boolean {
  return text.length > LARGE_DOCUMENT.window;
}

/**
 * A paste that the manuscript handles before the editor: a large one, and one that replaces the whole text, which is
 * shown from its beginning.
 */
export function isForManuscript(converter: Converter, text: string): boolean {
  return isLargePaste(text) || (text !== '' && !hasText(screenDocument(converter).read()));
}
