import { PAGES } from './pages';

export interface LinkedCard {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly to: string };
}

export const HERO = {
  title: 'Your Markdown, as the Word file they asked for.',
  text: 'Paste what you wrote, or what an assistant wrote for you. Notes arrive as Word’s own footnotes, tables as tables, headings as headings.',
  note: 'The conversion runs in your browser. Your text is not uploaded, and after your first visit it works without a network.',
} as const;

export const AUDIENCE: readonly LinkedCard[] = [
  {
    title: 'Note-tool and AI users',
    text: 'An answer from a chat assistant or a page from a note tool comes out as a document, not as asterisks and hashes.',
    link: { label: 'From ChatGPT', to: PAGES.chatgpt.path },
  },
  {
    title: 'Business professionals',
    text: 'Reports with tables that keep their columns, headings in the navigation pane, and styles that your company template can take over.',
    link: { label: 'Custom styles', to: PAGES.styleMapping.path },
  },
  {
    title: 'Content creators',
    text: 'Write in plain text, and hand editors the Word file that they can comment on and track changes in.',
    link: { label: 'Use cases', to: PAGES.useCases.path },
  },
];

export const FEATURES: readonly LinkedCard[] = [
  {
    title: 'Smart footnotes',
    text: 'One note, many references: Word keeps the numbers right when you insert, move or delete.',
    link: { label: 'How notes work', to: PAGES.footnotes.path },
  },
  {
    title: 'Four templates',
    text: 'Plain, Academic, Business and MLA, each built from named Word styles that you can change.',
    link: { label: 'Compare them', to: PAGES.styleMapping.path },
  },
  {
    title: 'Nothing is lost in silence',
    text: 'A mark without a note, a table row with a cell too many: every finding is listed with its line.',
    link: { label: 'What is checked', to: `${PAGES.docs.path}#troubleshooting` },
  },
];

export const MORE_FEATURES: readonly LinkedCard[] = [
  {
    title: 'Pasted answers, cleaned up',
    text: 'Citation marks and invisible characters that assistants leave behind stay out of the Word file. You see what was taken out, and where.',
    link: { label: 'Odd marks', to: `${PAGES.docs.path}#odd-marks` },
  },
  {
    title: 'Formulas, code, callouts',
    text: 'LaTeX becomes equations that Word can edit, code gets its colours, callouts from GitHub and Notion get their boxes.',
    link: { label: 'The Markdown that is understood', to: `${PAGES.docs.path}#formulas` },
  },
  {
    title: 'Pictures and wide tables',
    text: 'Drop the pictures that your text names, or their folder. A table that is too wide for the page can have one on its side.',
    link: { label: 'Pictures', to: `${PAGES.docs.path}#pictures` },
  },
];

export const DOCS_TEASER: readonly LinkedCard[] = [
  {
    title: 'Getting started',
    text: 'Three steps from text to file.',
    link: { label: 'Read', to: `${PAGES.docs.path}#getting-started` },
  },
  {
    title: 'Footnote syntax',
    text: 'Numbered, named and inline notes.',
    link: { label: 'Read', to: `${PAGES.docs.path}#footnotes` },
  },
  {
    title: 'Questions',
    text: 'Twelve short answers.',
    link: { label: 'Read', to: PAGES.faq.path },
  },
];
