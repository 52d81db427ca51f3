const ONES = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Ordinal numbers that are not formed by adding "th" to the cardinal number. */
const IRREGULAR: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** A number in English words with an initial capital: "Twenty-one"; from 100, in digits. */
export function cardinalText(number: number): string {
  return number < 100 ? capitalized(words(number)) : String(number);
}

/** An ordinal number in English words: "Twenty-first". */
export function ordinalText(number: number): string {
  if (number >= 100) return ordinal(number);
  return capitalized(
    words(number).replace(/[a-z]+$/, (last) => IRREGULAR[last] ?? `${last.replace(/y$/, 'ie')}th`),
  );
}

/** An ordinal number in digits: "21st". */
export function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return `${number}${(!isTeen && ['th', 'st', 'nd', 'rd'][number % 10]) || 'th'}`;
}

function words(number: number): string {
  if (number < 20) return ONES[number] ?? '';
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${ONES[number % 10]}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
