import type { ReviewHandling } from '../api/options.js';
import { settledText } from '../source/settled-text.js';
import type { Survey } from './survey.js';
import { countCharacters, countWords } from './words.js';

/** How much there is of each kind of content. */
export interface TextStatistics {
  /** Counted as Word does, between white space; each Chinese or Japanese character counts as one word. */
  readonly words: number;
  /** Characters as readers perceive them, without white space but including markup. */
  readonly characters: number;
  /** Distinct notes: repeated references to a note count once. */
  readonly footnotes: number;
  readonly tables: number;
  /** Those of the text itself: an abstract from front matter adds none, as it adds no words. */
  readonly headings: number;
  /** 1 if the text has a list, else 0. */
  readonly lists: 0 | 1;
  /** How many lists there are. A nested list is part of the outer one. */
  readonly listCount: number;
  readonly codeBlocks: number;
}

/** What is counted in the source text. */
export type TextCounts = Pick<TextStatistics, 'words' | 'characters'>;

/** Those of lines can be added up. */
export function countsOf(markdown: string): TextCounts {
  return { words: countWords(markdown), characters: countCharacters(markdown) };
}

/** The same for a text with editing marks: what it has once they are settled. Tracked changes count as if they were accepted. */
export function settledCountsOf(markdown: string, handling: ReviewHandling): TextCounts {
  return countsOf(settledText(markdown, handling === 'reject' ? 'deletions' : 'insertions'));
}

/** Words and characters are counted in the source text, everything else in the document. */
export function statisticsOf(
  { words, characters }: TextCounts,
  survey: Survey,
  footnotes: number,
): TextStatistics {
  return {
    words,
    characters,
    footnotes,
    tables: survey.tables,
    headings: survey.headings.length,
    lists: survey.lists > 0 ? 1 : 0,
    listCount: survey.lists,
    codeBlocks: survey.codeBlocks,
  };
}
