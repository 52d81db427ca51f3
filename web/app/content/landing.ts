import { PAGES } from './pages';

export interface LinkedCard {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly to: string };
}

export const HERO = {
  title: 'Your Markdown, as the Word file they asked for.',
  text: 'Paste what you wrote, or what an assistant wrote for you. Notes become real Word footnotes. Tables stay tables.',
  note: 'Your browser does the converting. Your text isn’t uploaded, and after your first visit it all works offline.',
} as const;

/** From a text to its file, in the order of a visitor's steps. */
export const STEPS: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Paste',
    text: 'An answer, a note, a draft or a whole export. Copied formatting becomes Markdown.',
  },
  {
    title: 'See the pages',
    text: 'They’re beside your text and change as you type. Pick one of four templates, or bring your own.',
  },
  {
    title: 'Convert to Word',
    text: 'One click, and the .docx is yours, with notes, tables and equations that you can edit in Word.',
  },
];

export const AUDIENCE: readonly LinkedCard[] = [
  {
    title: 'Note-tool and AI users',
    text: 'Turn an answer from a chat assistant or a page from a note app into a proper document, without asterisks and hashes.',
    link: { label: 'From ChatGPT', to: PAGES.chatgpt.path },
  },
  {
    title: 'Business professionals',
    text: 'Reports in your company’s own Word template, with tables that keep their columns and headings in the navigation pane.',
    link: { label: 'Custom styles', to: PAGES.styleMapping.path },
  },
  {
    title: 'Content creators',
    text: 'Write in plain text, and send editors a Word file in which they can comment and track changes.',
    link: { label: 'Use cases', to: PAGES.useCases.path },
  },
];

/** What a picture beside it shows, and what belongs to it. */
export interface Feature extends LinkedCard {
  readonly more: readonly LinkedCard[];
}

/** Each is shown beside it, in this order: an answer, a paper, and one text in all templates. */
export const FEATURES: readonly Feature[] = [
  {
    title: 'An answer becomes a document',
    text: 'Hashes become headings, pipes become a table, and code keeps its lines.',
    link: { label: 'From ChatGPT', to: PAGES.chatgpt.path },
    more: [
      {
        title: 'From anywhere',
        text: 'Answers from assistants, Notion exports, Obsidian notes, Google Docs, notebooks and web pages. Stray marks are cleaned up, and you see where.',
        link: { label: 'Getting text in', to: `${PAGES.docs.path}/getting-text-in` },
      },
      {
        title: 'Formulas, code, pictures',
        text: 'LaTeX becomes equations that you can edit in Word. Code is coloured, and Mermaid diagrams are drawn.',
        link: { label: 'Maths', to: `${PAGES.docs.path}/maths` },
      },
      {
        title: 'What Word can’t show is listed',
        text: 'A mark without a note, a row with one cell too many, a picture that’s missing: you get the line and what to do.',
        link: { label: 'What is checked', to: `${PAGES.docs.path}/findings` },
      },
    ],
  },
  {
    title: 'A draft becomes a paper',
    text: 'Write plain text with its sources in brackets, and hand in pages in APA style.',
    link: { label: 'Markdown to APA', to: '/markdown-to-apa' },
    more: [
      {
        title: 'Smart footnotes',
        text: 'One note, many references. When you insert, move or delete notes, Word renumbers them.',
        link: { label: 'How notes work', to: PAGES.footnotes.path },
      },
      {
        title: 'Citations and references',
        text: 'Cite sources from a .bib file in APA, MLA, Chicago and 38 other styles. Refer to figures, tables and equations by numbers that Word can update.',
        link: { label: 'Papers and theses', to: PAGES.academic.path },
      },
      {
        title: 'And back from Word',
        text: 'Open what a reviewer sent back, and accept or reject each change in your own Markdown. Any other Word file becomes Markdown, too.',
        link: { label: 'Review and merge', to: `${PAGES.docs.path}/review` },
      },
    ],
  },
  {
    title: 'One text, four looks',
    text: 'Plain, Academic, Business and MLA are made of named Word styles, which you can change.',
    link: { label: 'See their pages', to: PAGES.templates.path },
    more: [
      {
        title: 'Your own Word template',
        text: 'Drop your university’s or company’s .docx here, and your text takes on its styles, paper, headers and cover.',
        link: { label: 'Own template', to: `${PAGES.docs.path}/own-template` },
      },
      {
        title: 'The pages while you write',
        text: 'They stand beside the text as you type, with notes, page numbers and contents. Print them, or save a PDF.',
        link: { label: 'Live pages', to: `${PAGES.docs.path}/live-pages` },
      },
    ],
  },
];

export const DOCS_TEASER: readonly LinkedCard[] = [
  {
    title: 'Getting started',
    text: 'From your text to a Word file in three steps.',
    link: { label: 'Start here', to: `${PAGES.docs.path}#getting-started` },
  },
  {
    title: 'Command line and library',
    text: 'Convert whole folders, check texts in continuous integration, or build the converter into your own program.',
    link: { label: 'Command line', to: `${PAGES.docs.path}/command-line` },
  },
  {
    title: 'Questions',
    text: 'What people ask first, from ChatGPT to price.',
    link: { label: 'All questions', to: PAGES.faq.path },
  },
];
