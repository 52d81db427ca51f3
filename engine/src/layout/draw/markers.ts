import { numberText } from '../../model/number-styles.js';
import type { GivenMarker } from '../../theme/given-markers.js';

/** The marker of a list of a Word template. The numbers of the levels above are left out. */
export function givenText({ format, text, level }: GivenMarker, number: number): string {
  if (format === 'bullet') return text.replace(SYMBOL, (sign) => SYMBOLS[sign] ?? '•');
  return text.replace(/%(\d)([.\s–-]?)/g, (_, each: string, after: string) =>
    Number(each) === level + 1 ? numberText(number, format) + after : '',
  );
}

/** Word's bullets are mostly signs of the fonts Symbol and Wingdings, which stand in a private area. */
const SYMBOL = /[\uf000-\uf0ff]/g;
const SYMBOLS: Readonly<Record<string, string>> = {
  '\uf0a7': '▪',
  '\uf0d8': '➢',
  '\uf0fc': '✓',
  '\uf076': '❖',
  '\uf0e0': '→',
  '\uf02d': '–',
};
