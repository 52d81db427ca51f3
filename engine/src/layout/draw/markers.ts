import { numberText } from '../../model/names/number-styles.js';
import type { WordTemplateMarker } from '../../theme/word-template-markers.js';

/** The marker of a list of a Word template; `numbers` are those of the levels above and its own. */
export function markerText(
  { format, text, level, above }: WordTemplateMarker,
  numbers: readonly number[],
): string {
  if (format === 'bullet') return text.replace(SYMBOL, (sign) => SYMBOLS[sign] ?? '•');
  const own = numbers.length - 1;
  return text.replace(/%(\d)/g, (_, each: string) => {
    const at = Number(each) - 1;
    const style = at === level ? format : above[at];
    return style ? numberText(numbers[own - level + at] ?? 1, style) : '';
  });
}

/** Most of Word's bullets are characters of the fonts Symbol and Wingdings, in the private use area. */
const SYMBOL = /[\uf000-\uf0ff]/g;
const SYMBOLS: Readonly<Record<string, string>> = {
  '\uf0a7': '▪',
  '\uf0d8': '➢',
  '\uf0fc': '✓',
  '\uf076': '❖',
  '\uf0e0': '→',
  '\uf02d': '–',
};
