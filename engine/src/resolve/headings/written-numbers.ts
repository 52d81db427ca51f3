import { notice, type Report } from '../../api/notice.js';
import type { Block, Document, Heading } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { slugger } from './slugger.js';

const CHINESE = '[一二三四五六七八九十]{1,3}';
const ROMAN = '[IVXLC]{1,6}';
/** What a number is called in front of a heading. */
const WORDS =
  'chapter|section|part|kapitel|abschnitt|teil|chapitre|partie|capítulo|sección|parte|capitolo|sezione|hoofdstuk|deel|kapitola|rozdział|глава|раздел';

/** `1. `, `1.2 `, `2.1.3) ` and `1、`. */
const DECIMAL = /^(\d{1,3}(?:\.\d{1,3}){0,5})(?:[.)．、]?[ \t\u00a0\u3000]+(?:[-–—][ \t]+)?|[．、])(?=\S)/u;
/** `第三章 ` with its number in either writing, `三、`, `（三）` and `(3)`, `III. `, `C. `, `Chapter 3: ` and `Part III – `. */
const SINGLE: readonly RegExp[] = [
  new RegExp(`^第(\\d{1,3}|${CHINESE})[章节節编編篇部][ \\t\\u3000]*(?=\\S)`, 'u'),
  new RegExp(`^(${CHINESE})[、．.][ \\t\\u3000]*(?=\\S)`, 'u'),
  new RegExp(`^[（(](\\d{1,2}|${CHINESE})[）)][ \\t\\u3000]*(?=\\S)`, 'u'),
  new RegExp(`^(${ROMAN})[.)][ \\t]+(?=\\S)`, 'u'),
  new RegExp(`^(?:${WORDS})[ \\u00a0](\\d{1,3}|${ROMAN})(?:[.:]|[ \\t]*[-–—])[ \\t]+(?=\\S)`, 'iu'),
];
/** Only below other numbers, or where they count from A on, as names begin with letters, too. */
const LETTER = /^([A-Z])[.)][ \t]+(?=\S)/;
/** Two may be the initials of names. */
const FEWEST_LETTERS = 3;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '一二三四五六七八九';
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

interface Numbered {
  readonly heading: Heading;
  readonly length: number;
  /** Whether there is nothing but a number and a space. */
  readonly isBare: boolean;
  /** The numbers that it may mean, each with the numbers of the headings above it, as far as it gives them. */
  readonly meanings: readonly (readonly number[])[];
}

/**
 * Headings that are to be numbered, without the numbers that their author has written, if these are consistent: they count the
 * headings of their level. Links to their old names still lead to them. Other written numbers stay and are reported.
 */
export function withoutWrittenNumbers(document: Document, report: Report): Document {
  const headings = document.blocks.filter((block) => block.type === 'heading');
  const numbered: Numbered[] = [];
  const lettered = letteredDepths(headings);
  for (const heading of headings) {
    const mayBeLetter =
      lettered.has(heading.depth) || numbered.some((above) => above.heading.depth < heading.depth);
    const found = numberOf(heading, mayBeLetter);
    if (found) numbered.push(found);
  }
  // "3 ways to do it" is no third chapter, if others count without it.
  const marked = numbered.filter(({ isBare }) => !isBare);
  const isMarked = marked.length > 1 && marked.length < numbered.length && areConsistent(marked);
  return withoutNumbers(document, headings, isMarked ? marked : numbered, report);
}

function withoutNumbers(
  document: Document,
  headings: readonly Heading[],
  numbered: readonly Numbered[],
  report: Report,
): Document {
  const [first] = numbered;
  if (!first || numbered.length < 2) return document;
  if (!areConsistent(numbered)) {
    const text = plainText(first.heading.children).trim();
    const message = `${numbered.length} headings, the first “${text}”, have numbers of their own, which do not follow each other; they stay beside those that Word counts`;
    report(notice('markup-printed', message, first.heading.line));
    return document;
  }
  const slug = slugger();
  const renamed = new Map<Block, Heading>();
  const found = new Map(numbered.map((each) => [each.heading, each.length]));
  for (const heading of headings) {
    const name = slug(plainText(heading.children));
    const length = found.get(heading);
    if (length !== undefined)
      renamed.set(heading, { ...without(heading, length), anchors: [...(heading.anchors ?? []), name] });
  }
  return { ...document, blocks: document.blocks.map((block) => renamed.get(block) ?? block) };
}

/** The depths whose headings with a letter are A, B and so on. */
function letteredDepths(headings: readonly Heading[]): ReadonlySet<number> {
  const letters = new Map<number, string>();
  for (const { depth, children } of headings) {
    const [text] = children;
    const letter = text?.type === 'text' ? LETTER.exec(text.value)?.[1] : undefined;
    if (letter !== undefined) letters.set(depth, (letters.get(depth) ?? '') + letter);
  }
  return new Set(
    [...letters]
      .filter(([, all]) => all.length >= FEWEST_LETTERS && ALPHABET.startsWith(all))
      .map(([depth]) => depth),
  );
}

function numberOf(heading: Heading, mayBeLetter: boolean): Numbered | undefined {
  const [text, ...others] = heading.children;
  if (text?.type !== 'text') return undefined;
  const { value } = text;
  // A mark, a formula or a link may follow the number.
  const searched = others.length > 0 ? `${value}\u200b` : value;
  const [decimal, parts] = DECIMAL.exec(searched) ?? [];
  if (decimal !== undefined && parts !== undefined)
    return {
      heading,
      length: decimal.length,
      isBare: decimal.trim() === parts && !parts.includes('.'),
      meanings: [parts.split('.').map(Number)],
    };
  for (const pattern of SINGLE) {
    const [written, number = ''] = pattern.exec(searched) ?? [];
    if (written === undefined) continue;
    const letter = mayBeLetter ? LETTER.exec(searched)?.[1] : undefined;
    return {
      heading,
      length: written.length,
      isBare: false,
      meanings: [[valueIn(number)], ...meaningOf(letter)],
    };
  }
  const [written, letter] = (mayBeLetter && LETTER.exec(searched)) || [];
  return written === undefined
    ? undefined
    : { heading, length: written.length, isBare: false, meanings: meaningOf(letter) };
}

function meaningOf(letter: string | undefined): readonly (readonly number[])[] {
  return letter === undefined ? [] : [[letter.charCodeAt(0) - 0x40]];
}

function valueIn(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  if (/^[IVXLC]+$/i.test(written)) return romanValue(written.toUpperCase());
  const [tens, units = ''] = written.includes('十') ? written.split('十') : ['0', written];
  const digit = (sign = ''): number => DIGITS.indexOf(sign) + 1;
  const ten = tens === '0' ? 0 : tens === '' ? 1 : digit(tens);
  return ten * 10 + digit(units || undefined);
}

function romanValue(written: string): number {
  const values = [...written].map((sign) => ROMAN_VALUES[sign] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

/** Whether each number counts the numbered headings of its level, and names those that it is below. */
function areConsistent(numbered: readonly Numbered[]): boolean {
  /** The last number of each open level, by depth. */
  const open = new Map<number, number>();
  return numbered.every(({ heading: { depth }, meanings }, index) => {
    for (const level of [...open.keys()]) if (level > depth) open.delete(level);
    const before = open.get(depth);
    const above = [...open].filter(([level]) => level < depth).toSorted(([a], [b]) => a - b);
    const found = meanings.find((parts) => {
      const last = parts.at(-1) ?? 0;
      const follows = before === undefined ? last === 1 || (index === 0 && last === 0) : last === before + 1;
      const named = parts.slice(0, -1);
      const ends = above.slice(above.length - named.length).map(([, number]) => number);
      return follows && named.every((part, level) => part === ends[level]);
    });
    if (found) open.set(depth, found.at(-1) ?? 0);
    return found !== undefined;
  });
}

function without(heading: Heading, length: number): Heading {
  const [text, ...others] = heading.children;
  return text?.type === 'text'
    ? {
        ...heading,
        children:
          text.value.length > length ? [{ ...text, value: text.value.slice(length) }, ...others] : others,
      }
    : heading;
}
