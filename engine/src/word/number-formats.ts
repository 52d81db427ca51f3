import { counted, type Losses } from './losses.js';
import type { ListLevel } from './numbering.js';

const NUMBER_NAMES: Readonly<Record<string, string>> = {
  lowerLetter: 'letters',
  upperLetter: 'letters',
  lowerRoman: 'Roman numerals',
  upperRoman: 'Roman numerals',
  decimal: 'several numbers',
};

/** Tells of numbers that Markdown has not: letters, Roman numerals, several in one. */
export function tellFormat({ format, text }: ListLevel, losses: Losses): void {
  const isPlain = (format === 'decimal' || format === 'decimalZero') && /^%\d[.)]?\s*$/.test(text);
  if (!isPlain)
    losses.add(
      'word-list',
      `${format} ${text}`,
      (count) =>
        `${counted(count, 'list item')} numbered with ${NUMBER_NAMES[format] ?? 'numbers of another form'} (${text.replace(/%\d/g, '#')}) ${count === 1 ? 'has' : 'have'} 1, 2, 3 in Markdown`,
    );
}
