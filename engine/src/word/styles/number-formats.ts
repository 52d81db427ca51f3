import { counted } from '../../api/counted.js';
import { NUMBER_STYLES } from '../../model/number-styles.js';
import type { Losses } from '../losses.js';
import type { ListLevel } from './numbering.js';

/**
 * Reports numbering that Markdown does not have: multilevel numbers, numbers in words, other characters around them.
 */
export function reportFormat({ format, text }: ListLevel, losses: Losses): void {
  const isKnown = format === 'decimalZero' || NUMBER_STYLES.some((style) => style === format);
  if (!isKnown || !/^(?:%\d[.)]?|\(%\d\))\s*$/.test(text))
    losses.add(
      'word-list',
      `${format} ${text}`,
      (count) =>
        `${counted(count, 'list item')} numbered with ${isKnown ? 'several numbers' : 'numbers of another form'} (${text.replace(/%\d/g, '#')}) ${count === 1 ? 'has' : 'have'} 1, 2, 3 in Markdown`,
    );
}
