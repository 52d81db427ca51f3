const ROMAN: readonly (readonly [value: number, numeral: string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];
const LETTERS = 26;

/** A number in one of Word's formats (ECMA-376 Part 1, 17.18.59); those of other scripts are written as decimal. */
export function numberText(number: number, format: string): string {
  switch (format) {
    case 'none':
      return '';
    case 'decimalZero':
      return String(number).padStart(2, '0');
    case 'upperRoman':
      return roman(number);
    case 'lowerRoman':
      return roman(number).toLowerCase();
    case 'upperLetter':
      return letters(number);
    case 'lowerLetter':
      return letters(number).toLowerCase();
    case 'ordinal':
      return `${number}${endingOf(number)}`;
    default:
      return String(number);
  }
}

function roman(number: number): string {
  let text = '';
  let rest = number;
  for (const [value, numeral] of ROMAN)
    while (rest >= value) {
      text += numeral;
      rest -= value;
    }
  return text;
}

/** A to Z, then AA, BB … ZZ. */
function letters(number: number): string {
  if (number < 1) return '';
  return String.fromCharCode(65 + ((number - 1) % LETTERS)).repeat(Math.ceil(number / LETTERS));
}

function endingOf(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1;
  return isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
}
