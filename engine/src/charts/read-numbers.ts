import type { ChartNumberFormat, DecimalSign } from '../model/chart.js';
import { largest } from '../text/long-arrays.js';

/** A column of numbers; undefined for those that are missing. */
export interface NumberColumn {
  readonly values: readonly (number | undefined)[];
  readonly format: ChartNumberFormat;
}

/** What stands for a missing number. */
const MISSING = /^(?:[-–—]|n\/?a\.?|nan|null|k\. ?a\.|s\.o\.|…|\.{2,3})?$/i;
const SIGN = '[-+−–]?';
const CURRENCY = '[$£€¥₹₽₩₺]';
const NUMBER = new RegExp(
  `^(${SIGN})\\s*(${CURRENCY}\\s*)?(${SIGN})(\\d[\\d.,'’ \\u00a0\\u2009\\u202f]*?|[.,]\\d+)(\\s*(?:%|${CURRENCY}|\\p{L}[\\p{L}\\d/²³]{0,7}|°\\p{L}?))?\\*{0,3}$`,
  'u',
);

interface Found {
  readonly sign: 1 | -1;
  readonly digits: string;
  readonly before: string;
  readonly after: string;
}

function found(text: string): Found | undefined {
  const [, outer = '', before = '', inner = '', digits = '', after = ''] = NUMBER.exec(text) ?? [];
  if (digits === '' || (outer !== '' && inner !== '')) return undefined;
  const sign = /[-−–]/.test(outer + inner) ? -1 : 1;
  return { sign, digits: digits.replace(/[ '’\u00a0\u2009\u202f]/g, ' ').trim(), before, after };
}

/**
 * The sign before the decimals of a table, as its numbers show it: `1.200,5` has a comma, `1,200,000` and `2.5` a point. Where none does,
 * as `1,200` alone, it is that of the language.
 */
export function decimalSignIn(texts: Iterable<string>, ofLanguage: DecimalSign): DecimalSign {
  for (const text of texts) {
    const { digits = '' } = found(text) ?? {};
    const signs = digits.replace(/[\d ]/g, '');
    const last = signs.at(-1);
    if (last !== '.' && last !== ',') continue;
    const other = last === '.' ? ',' : '.';
    if (signs.includes(other)) return last;
    if (signs.length > 1) return other;
    if (!/^\d{1,3}[.,]\d{3}$/.test(digits)) return last;
  }
  return ofLanguage;
}

const PATTERNS = {
  '.': /^(?:\d*|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})(?:\.\d+)?$/,
  ',': /^(?:\d*|\d{1,3}(?:[. ]\d{2,3})*[. ]\d{3})(?:,\d+)?$/,
};

/** The numbers of a column, with what is common to them; undefined if one of its texts is not a number, or all are missing. */
export function readNumbers(texts: readonly string[], decimalSign: DecimalSign): NumberColumn | undefined {
  const all: (Found | undefined)[] = [];
  for (const text of texts) {
    const number = MISSING.test(text) ? undefined : found(text);
    if (!number && !MISSING.test(text)) return undefined;
    if (number && !PATTERNS[decimalSign].test(number.digits)) return undefined;
    all.push(number);
  }
  const numbers = all.filter((each) => each !== undefined);
  const [first] = numbers;
  if (!first) return undefined;
  const isPercent = numbers.every(({ after }) => after.trim() === '%');
  // Percentages among other numbers would be on another scale.
  if (!isPercent && numbers.some(({ after }) => after.trim() === '%')) return undefined;
  const common = (side: 'before' | 'after'): string => {
    const [own = '', ...others] = new Set(numbers.map((each) => each[side].trim()));
    return others.length > 0 ? '' : own;
  };
  const [before, after] = [common('before'), isPercent ? '' : common('after')];
  const space = /^\s/.test(first.after) ? ' ' : '';
  const fractions = numbers.map(({ digits }) => digits.split(decimalSign)[1]?.length ?? 0);
  return {
    values: all.map((each) => each && numberOf(each, decimalSign, isPercent)),
    format: {
      decimals: Math.min(largest(fractions, 0), 10),
      isGrouped: numbers.some(({ digits }) =>
        /\d[., ]\d{3}(?:\D|$)/.test(digits.split(decimalSign)[0] ?? ''),
      ),
      isPercent,
      before,
      after: after === '' ? '' : `${space}${after}`,
    },
  };
}

function numberOf({ sign, digits }: Found, decimalSign: DecimalSign, isPercent: boolean): number {
  const plain = digits.replaceAll(decimalSign === '.' ? ',' : '.', '').replaceAll(' ', '');
  const number = plain.replace(',', '.');
  // In the last digits, a share is as it is written, and not as a division leaves it.
  return sign * Number(isPercent ? `${number}e-2` : number);
}
