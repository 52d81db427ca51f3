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
const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Without ё, й and the letters that no word begins with. */
const RUSSIAN = 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ';

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
    case 'russianUpper':
      return letters(number, RUSSIAN);
    case 'russianLower':
      return letters(number, RUSSIAN).toLowerCase();
    case 'chineseCounting':
    case 'chineseCountingThousand':
    case 'japaneseCounting':
      return counted(number);
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
function letters(number: number, alphabet = LATIN): string {
  if (number < 1) return '';
  return (alphabet[(number - 1) % alphabet.length] ?? '').repeat(Math.ceil(number / alphabet.length));
}

const DIGITS = '零一二三四五六七八九';
const UNITS = ['', '十', '百', '千'];
const LARGEST = 10_000;

/** A number as it is said in Chinese: 十二, 一百零三. */
function counted(number: number): string {
  if (number <= 0 || number >= LARGEST) return String(number);
  const digits = [...String(number)].map(Number);
  const said = digits.map((digit, at) =>
    digit === 0 ? '零' : (DIGITS[digit] ?? '') + (UNITS[digits.length - 1 - at] ?? ''),
  );
  return said.join('').replace(/零+/g, '零').replace(/零$/, '').replace(/^一十/, '十');
}

function endingOf(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1;
  return isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
}
