import { SITE } from '../../site';
import { HOME, PAGE_PATHS, type PageFacts } from '../pages';

/** Apart from the others, which every page loads. */
export const INTENT_PAGES = {
  footnotesToWord: {
    path: '/markdown-footnotes-to-word',
    title: `Markdown footnotes to Word, numbered by Word | ${SITE.name}`,
    description:
      'Convert Markdown footnotes into real Word footnotes or endnotes: [^1], named and inline notes, used twice but printed once. Free, in your browser.',
    keywords: ['markdown footnotes to word', 'markdown footnotes docx', 'pandoc footnotes word'],
    breadcrumbs: [HOME, { label: 'Markdown footnotes to Word' }],
    ogType: 'article',
    image: '/social/markdown-footnotes-to-word.png',
  },
  bibtex: {
    path: '/bibtex-to-word',
    title: `BibTeX to Word: citations from a .bib file | ${SITE.name}`,
    description:
      'Turn Markdown with [@key] citations and a BibTeX file into a Word document with citations and a bibliography in APA, MLA, Chicago or any CSL style.',
    keywords: ['bibtex to word', 'markdown citations word', 'zotero markdown word'],
    breadcrumbs: [HOME, { label: 'BibTeX to Word' }],
    ogType: 'article',
    image: '/social/bibtex-to-word.png',
  },
  obsidian: {
    path: '/obsidian-to-word',
    title: `Obsidian to Word, with callouts and links | ${SITE.name}`,
    description:
      'Convert Obsidian notes to Word: callouts, wiki links, embeds, highlights, to-dos, formulas and footnotes. Free, in your browser, without pandoc.',
    keywords: ['obsidian to word', 'obsidian export docx', 'obsidian callouts word'],
    breadcrumbs: [HOME, { label: 'Obsidian to Word' }],
    ogType: 'article',
    image: '/social/obsidian-to-word.png',
  },
  formulas: {
    path: '/chatgpt-formulas-to-word',
    title: `ChatGPT formulas to Word as equations | ${SITE.name}`,
    description:
      'Paste an answer with LaTeX from ChatGPT, Claude or Gemini and get a Word document with equations that you can edit, not pictures. Free, no upload.',
    keywords: ['chatgpt formulas to word', 'latex to word equation', 'chatgpt equations word'],
    breadcrumbs: [HOME, { label: 'ChatGPT formulas to Word' }],
    ogType: 'article',
    image: '/social/chatgpt-formulas-to-word.png',
  },
  apa: {
    path: '/markdown-to-apa',
    title: `Markdown to APA: a student paper in Word | ${SITE.name}`,
    description:
      'Write in Markdown and hand in a Word file in APA style, 7th edition: title page, headings, double spacing, citations and references. Free to use.',
    keywords: ['markdown to apa', 'apa word template markdown', 'apa 7 markdown'],
    breadcrumbs: [HOME, { label: 'Markdown to APA' }],
    ogType: 'article',
    image: '/social/markdown-to-apa.png',
  },
  quarto: {
    path: '/quarto-to-word',
    title: `R Markdown and Quarto to Word, no LaTeX | ${SITE.name}`,
    description:
      'Convert .qmd and .Rmd files to Word in your browser: cross-references, callouts, equations, captions and citations, without R, LaTeX or pandoc.',
    keywords: ['quarto to word', 'r markdown to word', 'qmd to docx'],
    breadcrumbs: [HOME, { label: 'R Markdown and Quarto to Word' }],
    ogType: 'article',
    image: '/social/quarto-to-word.png',
  },
  wordToMarkdown: {
    path: '/word-to-markdown',
    title: `Word to Markdown: docx files as clean text | ${SITE.name}`,
    description:
      'Convert a Word file (docx) to Markdown in your browser: headings, tables, footnotes, equations, citations, tracked changes and pictures. No upload.',
    keywords: ['word to markdown', 'docx to markdown', 'convert word to md'],
    breadcrumbs: [HOME, { label: 'Word to Markdown' }],
    ogType: 'article',
    image: '/social/word-to-markdown.png',
  },
} as const satisfies Record<string, PageFacts>;

/** The addresses of all pages but the subjects of the documentation, for the sitemap and for prerendering. */
export const ALL_PAGE_PATHS: readonly string[] = [
  ...PAGE_PATHS,
  ...Object.values(INTENT_PAGES).map(({ path }) => path),
];
