import { INTENT_PAGES } from './intents/pages';
import type { NavigationLink } from './navigation';
import { PAGES } from './pages';

/** The guides, which each guide lists at its end. */
export const GUIDE_LINKS: readonly NavigationLink[] = [
  { label: 'ChatGPT to Word', to: PAGES.chatgpt.path },
  { label: 'Claude, Gemini, Copilot and Perplexity', to: `${PAGES.docs.path}/from-assistants` },
  { label: 'Markdown footnotes to Word', to: INTENT_PAGES.footnotesToWord.path },
  { label: 'BibTeX to Word', to: INTENT_PAGES.bibtex.path },
  { label: 'Obsidian to Word', to: INTENT_PAGES.obsidian.path },
  { label: 'ChatGPT formulas to Word', to: INTENT_PAGES.formulas.path },
  { label: 'Markdown to APA', to: INTENT_PAGES.apa.path },
  { label: 'R Markdown and Quarto to Word', to: INTENT_PAGES.quarto.path },
  { label: 'Word to Markdown', to: INTENT_PAGES.wordToMarkdown.path },
  { label: 'Notion to Word', to: PAGES.notion.path },
  { label: 'Obsidian, Google Docs, Typora and Jupyter', to: `${PAGES.docs.path}/from-other-tools` },
  { label: 'pandoc, Writage and other ways to Word', to: `${PAGES.docs.path}/comparison` },
];
