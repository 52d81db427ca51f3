import type { ReviewHandling } from '../api/options.js';
import { settledText } from '../source/settled-text.js';
import { countCharacters, countWords } from '../text/words.js';
import type { Survey } from './survey.js';

/** How much of each kind of content a text has. */
export interface TextStatistics {
  /** Counted as in Word: separated by white space, with each Chinese or Japanese character as one word. */
  readonly words: number;
  /** Characters as readers perceive them, without white space but including markup. */
  readonly characters: number;
  /** Distinct notes: repeated references to a note count once. */
  readonly footnotes: number;
  readonly tables: number;
  /** Headings of the text itself: an abstract in front matter adds neither headings nor words. */
  readonly headings: number;
  /** 1 if the text has a list, else 0. */
  readonly lists: 0 | 1;
  /** The number of lists. A nested list is part of the outer one. */
  readonly listCount: number;
  readonly codeBlocks: number;
}

/** The counts that come from the source text. */
export type TextCounts = Pick<TextStatistics, 'words' | 'characters'>;

/** Counts words and characters. The counts of separate lines add up to those of the text. */
export function countsOf(markdown: string): TextCounts {
  return { words: countWords(markdown), characters: countCharacters(markdown) };
}

/** The counts once editing marks are accepted or rejected. Marks kept as tracked changes count as if they were accepted. */
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
