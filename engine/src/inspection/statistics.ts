import type { Survey } from './survey.js';
import { countCharacters, countWords } from './words.js';

/** How much of what a text has. */
export interface TextStatistics {
  /** As Word counts them: between white space; each Chinese or Japanese character counts as one. */
  readonly words: number;
  /** Characters as a reader sees them, without white space; markup counts too. */
  readonly characters: number;
  /** Different notes: repeated references to one count once. */
  readonly footnotes: number;
  readonly tables: number;
  readonly headings: number;
  /** 1 where the text has any list, else 0. */
  readonly lists: 0 | 1;
  /** How many lists; one inside another belongs to it. */
  readonly listCount: number;
  readonly codeBlocks: number;
}

/** Counts words and characters in the source text; everything else is what the document really has. */
export function statisticsOf(markdown: string, survey: Survey, footnotes: number): TextStatistics {
  return {
    words: countWords(markdown),
    characters: countCharacters(markdown),
    footnotes,
    tables: survey.tables,
    headings: survey.headings.length,
    lists: survey.lists > 0 ? 1 : 0,
    listCount: survey.lists,
    codeBlocks: survey.codeBlocks,
  };
}
