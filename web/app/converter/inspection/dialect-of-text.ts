import type { TextDocument } from '../document/text-document';
import { isReplaced } from '../document/transaction';
import { chooseOptions, workspace } from '../workspace/workspace';

/**
 * The dialect that a visitor has chosen is that of one text: when another takes its place, that is read by what it shows itself again. A
 * text that was brought back to an empty screen, as when the page is loaded again, keeps its dialect. Returns a function that ends this.
 */
export function forgetDialectWithText({ subscribe }: Pick<TextDocument, 'subscribe'>): () => void {
  return subscribe((transaction) => {
    const { name, before } = transaction;
    const isBroughtBack = name === 'restore' && before.text === '';
    if (isReplaced(transaction) && !isBroughtBack && workspace.read().options.dialect !== 'auto')
      chooseOptions({ dialect: 'auto' });
  });
}
