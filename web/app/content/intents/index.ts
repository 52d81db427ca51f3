import type { Guide } from '../guide';
import type { PageFacts } from '../pages';
import { APA } from './apa';
import { BIBTEX } from './bibtex';
import { FOOTNOTES } from './footnotes';
import { FORMULAS } from './formulas';
import { OBSIDIAN } from './obsidian';
import { INTENT_PAGES } from './pages';
import { QUARTO } from './quarto';
import { WORD_TO_MARKDOWN } from './word-to-markdown';

/** A page for what people search for, with an example of its own. */
export interface Intent {
  readonly page: PageFacts;
  readonly guide: Guide;
}

export const INTENTS: readonly Intent[] = [
  { page: INTENT_PAGES.footnotesToWord, guide: FOOTNOTES },
  { page: INTENT_PAGES.bibtex, guide: BIBTEX },
  { page: INTENT_PAGES.obsidian, guide: OBSIDIAN },
  { page: INTENT_PAGES.formulas, guide: FORMULAS },
  { page: INTENT_PAGES.apa, guide: APA },
  { page: INTENT_PAGES.quarto, guide: QUARTO },
  { page: INTENT_PAGES.wordToMarkdown, guide: WORD_TO_MARKDOWN },
];
