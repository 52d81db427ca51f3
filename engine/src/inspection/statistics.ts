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

/** What is counted in the source text. */
export type TextCounts = Pick<TextStatistics, 'words' | 'characters'>;

/** Those of lines can be added up. */
export function countsOf(markdown: string): TextCounts {
  return { words: countWords(markdown), characters: countCharacters(markdown) };
}

/** Words and characters are those of the source text; everything else is what the document really has. */
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
