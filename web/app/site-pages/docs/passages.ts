import type { Block } from '../../content/block';
import { plainText } from '../../content/inline-text';

/** A part of the documentation under one heading, the unit of a search. */
export interface Passage {
  /** Its address: `/docs/tables#wide-tables`. */
  readonly address: string;
  readonly page: string;
  /** The heading; empty at the beginning of a page. */
  readonly heading: string;
  readonly text: string;
}

export interface Finding {
  readonly passage: Passage;
  /** The words around the first match, and the match in them. */
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

const MOST = 12;
const FEWEST = 5;
const AROUND = 50;

/** Splits a page's text by its headings. */
export function passagesOf(path: string, page: string, blocks: readonly Block[]): Passage[] {
  const passages: { address: string; page: string; heading: string; text: string }[] = [
    { address: path, page, heading: '', text: '' },
  ];
  for (const block of blocks) {
    if (block.kind === 'heading')
      passages.push({
        address: `${path.replace(/#.*/, '')}#${block.id}`,
        page,
        heading: plainText(block.text),
        text: '',
      });
    else {
      const last = passages.at(-1);
      if (last) last.text += `${wordsOf(block)} `;
    }
  }
  return passages;
}

function wordsOf(block: Exclude<Block, { kind: 'heading' }>): string {
  switch (block.kind) {
    case 'text':
      return plainText(block.text);
    case 'list':
    case 'steps':
      return block.items.map(plainText).join(' ');
    case 'code':
      return `${block.label}: ${block.code}`;
    case 'table':
      return [block.head, ...block.rows].flat().map(plainText).join(' ');
    case 'picture':
      return block.alt;
  }
}

/** Words that are common in questions and do not help a search. */
const FILLERS = new Set(
  'a an and are can do does for from how i in into is it like my of on or our the to what when where which who will with you your'.split(
    ' ',
  ),
);

/**
 * The passages with all words of a query except fillers; those with the words in their headings come first. If there are
 * only a few, passages with most of the words follow.
 */
export function findPassages(passages: readonly Passage[], query: string): readonly Finding[] {
  const all = query.toLowerCase().split(/\s+/).filter(Boolean);
  const significant = all.filter((word) => !FILLERS.has(word));
  const words = significant.length > 0 ? significant : all;
  if (words.length === 0) return [];
  const found = passages
    .map((passage) => ({
      passage,
      weights: words.map((word) => weigh(passage, word)).filter((weight) => weight > 0),
    }))
    .filter(({ weights }) => weights.length > 0);
  const most = Math.max(...found.map(({ weights }) => weights.length));
  const complete = found.filter(({ weights }) => weights.length === most).length;
  return found
    .map(({ passage, weights }) => ({
      passage,
      words: weights.length,
      weight: weights.reduce((sum, weight) => sum + weight, 0),
    }))
    .sort((a, b) => b.words - a.words || b.weight - a.weight)
    .slice(0, Math.min(MOST, Math.max(FEWEST, complete)))
    .map(({ passage }) => finding(passage, words));
}

/** The weight of a word: highest in the page's title, then in the heading, then in the text, and higher for whole words. */
function weigh({ page, heading, text }: Passage, word: string): number {
  const whole = new RegExp(`(?<![\\p{L}\\d])${escaped(word)}(?![\\p{L}\\d])`, 'iu');
  const within = (words: string): number =>
    whole.test(words) ? 2 : words.toLowerCase().includes(word) ? 1 : 0;
  return within(page) * (heading === '' ? 4 : 0.5) + within(heading) * 3 + within(text);
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function finding(passage: Passage, words: readonly string[]): Finding {
  const text = passage.text.replace(/\s+/g, ' ').trim();
  const lower = text.toLowerCase();
  const places = words.map((word) => ({ at: lower.indexOf(word), word })).filter(({ at }) => at >= 0);
  const [first] = places.sort((a, b) => a.at - b.at);
  if (!first) return { passage, before: text.slice(0, 2 * AROUND), hit: '', after: '' };
  const end = first.at + first.word.length;
  const from = wordStart(text, first.at - AROUND);
  return {
    passage,
    before: (from > 0 ? '…' : '') + text.slice(from, first.at),
    hit: text.slice(first.at, end),
    after: text.slice(end, end + AROUND),
  };
}

function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at);
  return space < 0 ? at : space + 1;
}
