import { literalPattern } from '../../../../engine/src/text/literal-pattern';
import type { Block } from '../../content/block';
import { plainText } from '../../content/inline-text';
import { nearWords } from './near-words';
import { compared, type QueryWord, queryWords } from './query-words';

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

const MAX_PASSAGES = 12;
const MIN_PASSAGES = 5;
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

/**
 * The passages that a query is about, best first: those with its rarest words, in their headings rather than in their text,
 * as whole words rather than as parts of others. If only a few have all words, passages with some of them follow. A word
 * that none has is treated as a misspelling of the most similar ones.
 */
export function findPassages(passages: readonly Passage[], query: string): readonly Finding[] {
  const words = queryWords(query).map((word) => corrected(word, passages));
  const rated = passages.map((passage) => ({ passage, words: 0, score: 0 }));
  for (const word of words) {
    const weigh = weigherOf(word);
    const weights = passages.map(weigh);
    const rarity = Math.log(1 + passages.length / (1 + weights.filter((weight) => weight >= BEGUN).length));
    weights.forEach((weight, index) => {
      const rating = rated[index];
      if (weight === 0 || !rating) return;
      rating.words++;
      rating.score += rarity * (Math.min(weight, WHOLE) + weight);
    });
  }
  const found = rated.filter((rating) => rating.words > 0);
  const complete = found.filter((rating) => rating.words === words.length).length;
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.min(MAX_PASSAGES, Math.max(MIN_PASSAGES, complete)))
    .map(({ passage }) => finding(passage, words));
}

function corrected(word: QueryWord, passages: readonly Passage[]): QueryWord {
  const texts = passages.map(lowered).map(({ page, heading, text }) => `${page} ${heading} ${text}`);
  if (word.some((form) => texts.some((text) => text.includes(form)))) return word;
  return [...word, ...nearWords(word[0], texts)];
}

/** The weight of a word in a passage's text if it is a word of its own, and if it is only the beginning of one. */
const WHOLE = 2;
const BEGUN = 1.5;
const PART = 0.5;

/**
 * Weighs a word in a passage: highest in the page's title, then in the heading, then in the text, and higher for a whole
 * word or the beginning of one than within another. Its other forms count a little less.
 */
function weigherOf(forms: QueryWord): (passage: Passage) => number {
  const within = forms.map((form, index) => {
    const start = startOf(form);
    const whole = new RegExp(`${start.source}(?:e?s)?(?![\\p{L}\\d])`, 'u');
    const isLong = form.length >= MIN_LENGTH;
    return (text: string): number => {
      if (!text.includes(form)) return 0;
      const begun = isLong ? BEGUN : PART;
      const weight = whole.test(text) ? WHOLE : start.test(text) ? begun : isLong ? PART : 0;
      return index === 0 ? weight : 0.8 * weight;
    };
  });
  const most = (text: string): number => Math.max(...within.map((weigh) => weigh(text)));
  return (passage) => {
    const { page, heading, text } = lowered(passage);
    return most(page) * (heading === '' ? 2 : 0.5) + most(heading) * 1.5 + most(text) * density(text);
  };
}

/** Shorter words begin too many others, or are in them: "red" begins "Redis", "ads" is in "downloads". */
const MIN_LENGTH = 4;

function startOf(form: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${literalPattern(form)}`, 'u');
}

const loweredPassages = new WeakMap<Passage, Pick<Passage, 'page' | 'heading' | 'text'>>();

/** A passage as the words of queries are compared with it. */
function lowered(passage: Passage): Pick<Passage, 'page' | 'heading' | 'text'> {
  const known = loweredPassages.get(passage);
  if (known) return known;
  const { page, heading, text } = passage;
  const fresh = { page: compared(page), heading: compared(heading), text: compared(text) };
  loweredPassages.set(passage, fresh);
  return fresh;
}

/** A long text has every word somewhere, and is less likely to be about it: from 1, down to a third. */
function density(text: string): number {
  return 1 / 3 + 2 / 3 / (1 + Math.max(0, text.length - USUAL_LENGTH) / (2 * USUAL_LENGTH));
}

/** The length of most passages, in characters. */
const USUAL_LENGTH = 700;

function finding(passage: Passage, words: readonly QueryWord[]): Finding {
  const text = passage.text.replace(/\s+/g, ' ').trim();
  const places = words.flatMap((forms) => placesOf(forms, text.toLowerCase()));
  const [first] = places.sort((a, b) => a.at - b.at);
  if (!first) return { passage, before: upToWordEnd(text, 2 * AROUND), hit: '', after: '' };
  const end = first.at + first.length;
  const from = wordStart(text, first.at - AROUND);
  return {
    passage,
    before: (from > 0 ? '…' : '') + text.slice(from, first.at),
    hit: text.slice(first.at, end),
    after: upToWordEnd(text.slice(end), AROUND),
  };
}

/** Where a text has a word: where it begins one, or else within one. */
function placesOf(forms: QueryWord, text: string): readonly { at: number; length: number }[] {
  const begun = forms.map((form) => ({ at: text.search(startOf(form)), length: form.length }));
  const within = forms
    .filter((form) => form.length >= MIN_LENGTH)
    .map((form) => ({ at: text.indexOf(form), length: form.length }));
  return [...begun, ...within].filter(({ at }) => at >= 0).slice(0, 1);
}

/** At most so many characters of a text: whole words, and an ellipsis if there are more. */
function upToWordEnd(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return `${text.slice(0, end < 0 ? length : end).replace(/[\s,;:–—(]+$/u, '')}…`;
}

function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at);
  return space < 0 ? at : space + 1;
}
