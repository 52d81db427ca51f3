import { MAX_NUMBER, NUMBER_STYLES, numberText } from '../model/names/number-styles.js';
import { cardinalText, ordinal, ordinalText } from './number-words.js';

/** A numeral system with characters for the digits and for ten, a hundred and a thousand. */
interface Counting {
  /** The digits, starting from zero. */
  readonly digits: string;
  readonly units: string;
  /** Where the digit one is omitted before a unit: always, never, or only before ten at the beginning. */
  readonly bare: 'all' | 'ten' | 'none';
  /** Whether a zero is written for skipped units between others. */
  readonly hasZero: boolean;
}

const CHINESE: Counting = { digits: '〇一二三四五六七八九', units: '十百千', bare: 'ten', hasZero: true };
const JAPANESE: Counting = { ...CHINESE, bare: 'all', hasZero: false };

/** The systems by Word's names (ECMA-376 Part 1, 17.18.59). */
const COUNTINGS: Readonly<Record<string, Counting>> = {
  chineseCounting: CHINESE,
  chineseCountingThousand: { ...CHINESE, digits: '零一二三四五六七八九' },
  taiwaneseCounting: CHINESE,
  taiwaneseCountingThousand: CHINESE,
  japaneseCounting: JAPANESE,
  koreanCounting: { digits: '영일이삼사오육칠팔구', units: '십백천', bare: 'all', hasZero: false },
  chineseLegalSimplified: { digits: '零壹贰叁肆伍陆柒捌玖', units: '拾佰仟', bare: 'none', hasZero: true },
  ideographLegalTraditional: { digits: '零壹貳參肆伍陸柒捌玖', units: '拾佰仟', bare: 'none', hasZero: true },
  japaneseLegal: { digits: '〇壱弐参四伍六七八九', units: '拾百阡', bare: 'none', hasZero: false },
};

/** The ten digits, starting from zero, of positional systems. */
const DIGITS: Readonly<Record<string, string>> = {
  decimalFullWidth: '０１２３４５６７８９',
  decimalFullWidth2: '０１２３４５６７８９',
  ideographDigital: '〇一二三四五六七八九',
  japaneseDigitalTenThousand: '〇一二三四五六七八九',
  taiwaneseDigital: '〇一二三四五六七八九',
  koreanDigital: '영일이삼사오육칠팔구',
  koreanDigital2: '零一二三四五六七八九',
  hindiNumbers: '०१२३४५६७८९',
  thaiNumbers: '๐๑๒๓๔๕๖๗๘๙',
};

/** The characters for numbers, starting from one; larger numbers are written in digits. */
const SIGNS: Readonly<Record<string, string>> = {
  decimalEnclosedCircle: '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳',
  decimalEnclosedCircleChinese: '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳',
  decimalEnclosedParen: '⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇',
  decimalEnclosedFullstop: '⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛',
  ideographEnclosedCircle: '㊀㊁㊂㊃㊄㊅㊆㊇㊈㊉',
  ideographTraditional: '甲乙丙丁戊己庚辛壬癸',
  ideographZodiac: '子丑寅卯辰巳午未申酉戌亥',
  ganada: '가나다라마바사아자차카타파하',
  chosung: 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ',
  aiueoFullWidth:
    'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
  irohaFullWidth:
    'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン',
  russianLower: 'абвгдежзиклмнопрстуфхцчшщэюя',
  russianUpper: 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ',
};

/** The signs of notes, which are doubled after the last. */
const CHICAGO = '*†‡§';

/** Formats a number as Word does (ECMA-376 Part 1, 17.18.59); in decimal digits if the format is unknown, or no list has the number. */
export function formattedNumber(number: number, format: string): string {
  if (number < 0 || number > MAX_NUMBER) return String(number);
  const style = NUMBER_STYLES.find((each) => each === format);
  if (style) return numberText(number, style);
  const counting = COUNTINGS[format];
  if (counting) return counted(number, counting);
  const digits = DIGITS[format];
  if (digits !== undefined) return String(number).replace(/\d/g, (digit) => digits.charAt(Number(digit)));
  const sign = SIGNS[format]?.charAt(number - 1);
  if (sign) return sign;
  switch (format) {
    case 'none':
    case 'bullet':
      return '';
    case 'decimalZero':
      return String(number).padStart(2, '0');
    case 'numberInDash':
      return `- ${number} -`;
    case 'ordinal':
      return ordinal(number);
    case 'ordinalText':
      return ordinalText(number);
    case 'cardinalText':
      return cardinalText(number);
    case 'chicago':
      return CHICAGO.charAt((number - 1) % CHICAGO.length).repeat(Math.ceil(number / CHICAGO.length));
    case 'hex':
      return number.toString(16).toUpperCase();
    default:
      return String(number);
  }
}

/** Writes a number up to 9,999, such as 一百零一 or 二十三. */
function counted(number: number, { digits, units, bare, hasZero }: Counting): string {
  const zero = digits.charAt(0);
  if (number === 0) return zero;
  if (number > 9999) return String(number);
  let text = '';
  let isGap = false;
  for (let power = 3; power >= 0; power--) {
    const digit = Math.floor(number / 10 ** power) % 10;
    if (digit === 0) {
      isGap = text !== '';
      continue;
    }
    if (isGap && hasZero) text += zero;
    isGap = false;
    const isBare =
      digit === 1 && power > 0 && (bare === 'all' || (bare === 'ten' && power === 1 && text === ''));
    text += (isBare ? '' : digits.charAt(digit)) + (power > 0 ? units.charAt(power - 1) : '');
  }
  return text;
}
