import { notice, type Report } from '../../api/notice.js';
import type { Block, Document, Heading } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { slugger } from './slugger.js';

/** `1. `, `1.2 `, `2.1.3) `, and `第三章 ` with its number in either writing. */
const NUMBER =
  /^(?:(\d{1,3}(?:\.\d{1,3}){0,5})[.)．、]?[ \t\u00a0\u3000]+(?=\S|$)|第([\d一二三四五六七八九十]{1,3})[章节節编編篇部][ \t\u3000]*(?=\S|$))/u;
const DIGITS = '一二三四五六七八九';

interface Numbered {
  readonly heading: Heading;
  readonly length: number;
  readonly parts: readonly number[];
}

/**
 * Headings that are to be numbered, without the numbers that their author has written, if these are consistent: each follows the one
 * before it. Links to their old names still lead to them. Other written numbers stay and are reported.
 */
export function withoutWrittenNumbers(document: Document, report: Report): Document {
  const headings = document.blocks.filter((block) => block.type === 'heading');
  const numbered = headings.flatMap((heading) => numberOf(heading) ?? []);
  const [first] = numbered;
  if (!first || numbered.length < 2) return document;
  if (!numbered.every(({ parts }, index) => follows(numbered[index - 1]?.parts, parts))) {
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

function numberOf(heading: Heading): Numbered | undefined {
  const [text] = heading.children;
  const [written, decimal, chinese] = (text?.type === 'text' && NUMBER.exec(text.value)) || [];
  const isAll = text?.type === 'text' && written === text.value && heading.children.length === 1;
  if (written === undefined || isAll) return undefined;
  const parts = decimal === undefined ? [valueIn(chinese ?? '')] : decimal.split('.').map(Number);
  return { heading, length: written.length, parts };
}

function valueIn(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  const [tens, units = ''] = written.includes('十') ? written.split('十') : ['0', written];
  const digit = (sign = ''): number => DIGITS.indexOf(sign) + 1;
  const ten = tens === '0' ? 0 : tens === '' ? 1 : digit(tens);
  return ten * 10 + digit(units || undefined);
}

/** Whether a number comes after another one: the next at its level or above, or the first one below it. */
function follows(before: readonly number[] | undefined, parts: readonly number[]): boolean {
  const last = parts.at(-1);
  if (before === undefined) return parts.length === 1 && (last === 1 || last === 0);
  const shared = parts.slice(0, -1);
  if (shared.some((part, index) => part !== before[index])) return false;
  return parts.length > before.length
    ? parts.length === before.length + 1 && last === 1
    : last === (before[parts.length - 1] ?? 0) + 1;
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
