import type { Converter } from '../instance/converter';
import { screenDocument } from './screen-document';
import { isReplaced } from './transaction';

/**
 * Calls the listener when the whole text has been replaced or removed: what was made of it must not be seen with the next one.
 * `isForgotten` says that not even undo has it any more. Returns a function that ends this.
 */
export function onTextReplaced(converter: Converter, listener: (isForgotten: boolean) => void): () => void {
  return screenDocument(converter).subscribe((transaction) => {
    if (isReplaced(transaction)) listener(transaction.name === 'forget');
  });
}
