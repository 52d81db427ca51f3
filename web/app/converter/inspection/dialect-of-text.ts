import type { DialectChoice } from '@footmark/engine';
import type { TextDocument } from '../document/text-document';
import { isReplaced } from '../document/transaction';
import type { Converter } from '../instance/converter';
import { chooseOptions, workspace } from '../workspace/workspace';

/**
 * The dialect that a visitor has chosen is that of one text: when another takes its place, that is read by what it shows itself again. A
 * text that was brought back to an empty screen, as when the page is loaded again, keeps its dialect. Returns a function that ends this.
 */
export function forgetDialectWithText(
  converter: Converter,
  { subscribe }: Pick<TextDocument, 'subscribe'>,
): () => void {
  return subscribe((transaction) => {
    const { name, before } = transaction;
    const isBroughtBack = name === 'restore' && before.text === '';
    if (isReplaced(transaction) && !isBroughtBack && workspace(converter).read().options.dialect !== 'auto')
      chooseOptions(converter, { dialect: 'auto' });
  });
}

/** The endings of names that decide in which dialect a file is written, as in the command. */
const ENDINGS: readonly (readonly [RegExp, DialectChoice])[] = [
  [/\.qmd$/i, 'quarto'],
  [/\.rmd$/i, 'rmarkdown'],
  [/\.mdx$/i, 'mdx'],
];

/** Reads the text that was just opened in the dialect that the name of its file shows; like a chosen one, it stays with the text. */
export function readAsNamed(converter: Converter, fileName: string): void {
  const [, dialect] = ENDINGS.find(([pattern]) => pattern.test(fileName)) ?? [];
  if (dialect !== undefined) chooseOptions(converter, { dialect });
}
