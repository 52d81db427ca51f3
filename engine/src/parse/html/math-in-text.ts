import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import { math } from '../rules/inline/math.js';

let instance: MarkdownIt | undefined;

/** The formulas in a text of HTML, and the text between them; `undefined` if there cannot be any. */
export function mathInText(text: string): readonly Token[] | undefined {
  if (!/\$|\\[([]/.test(text)) return undefined;
  instance ??= createMarkdownIt('zero').use(math);
  const [inline] = instance.parseInline(text, {});
  return inline?.children ?? undefined;
}
