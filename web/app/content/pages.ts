import { SITE } from '../site';

/** A page's metadata: for the browser, search engines, link previews and breadcrumbs. */
export interface PageFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** The breadcrumbs, from Home down; the last one is the page itself. */
  readonly breadcrumbs: readonly Breadcrumb[];
  /** The Open Graph type of the page. Default `website`. */
  readonly ogType?: 'website' | 'article';
  /** The picture that link previews show. Default: the site's own. */
  readonly image?: string;
}

export interface Breadcrumb {
  readonly label: string;
  readonly to?: string;
}

export const HOME = { label: 'Home', to: '/' } as const;
const FEATURES = { label: 'Features', to: '/landing#features' } as const;

/** The page that a static host serves for unknown addresses; it has no address of its own. */
export const NOT_FOUND_PATH = '/404';

/** The pages of the site, but for `intents/pages.ts`. */
export const PAGES = {
  converter: {
    path: '/',
    title: `Markdown to Word with real footnotes | ${SITE.name}`,
    description: SITE.description,
    keywords: ['markdown to word', 'markdown to docx', 'word footnotes', 'converter'],
    breadcrumbs: [HOME],
  },
  landing: {
    path: '/landing',
    title: `Markdown in, a finished Word document out | ${SITE.name}`,
    description:
      'Turn Markdown from chat assistants, note tools and editors into a Word file with real footnotes, tables and styles. Free, private, no signup.',
    keywords: ['markdown to word', 'chatgpt to word', 'notion to word', 'footnotes'],
    breadcrumbs: [HOME, { label: 'Overview' }],
  },
  footnotes: {
    path: '/features/footnotes',
    title: `Markdown footnotes to Word footnotes | ${SITE.name}`,
    description:
      'Markdown notes become Word’s own footnotes: numbered by Word, reused without copies, and referred to by fields that Word updates.',
    keywords: ['markdown footnotes', 'word footnotes', 'noteref', 'see note'],
    breadcrumbs: [HOME, FEATURES, { label: 'Smart Footnotes' }],
  },
  styleMapping: {
    path: '/features/style-mapping',
    title: `Word styles for Markdown documents | ${SITE.name}`,
    description:
      'Every Markdown element gets a named Word style. Start from one of four templates or your own; change a style in Word, and the whole document follows.',
    keywords: ['word styles', 'docx template', 'markdown styles', 'apa template', 'mla template'],
    breadcrumbs: [HOME, FEATURES, { label: 'Custom Styles' }],
  },
  templates: {
    path: '/templates',
    title: `Word templates for Markdown: APA, MLA | ${SITE.name}`,
    description:
      'Four Word templates for Markdown: Plain, Academic (APA), Business and MLA. See their pages, download them as .docx, or convert your text with one.',
    keywords: [
      'word template',
      'docx template',
      'apa word template',
      'mla word template',
      'markdown template',
    ],
    breadcrumbs: [HOME, { label: 'Templates' }],
  },
  academic: {
    path: '/features/academic',
    title: `Write papers and theses in Markdown | ${SITE.name}`,
    description:
      'Write a paper or thesis in Markdown and hand it in as a Word file: APA and MLA templates, footnotes or endnotes, citations, title page and table of contents.',
    keywords: ['academic markdown', 'apa word template', 'mla word template', 'thesis', 'footnotes'],
    breadcrumbs: [HOME, FEATURES, { label: 'Academic Writing' }],
  },
  docs: {
    path: '/docs',
    title: `Documentation: Markdown to Word | ${SITE.name}`,
    description:
      'How to convert Markdown to Word: first steps, Markdown syntax, footnotes, templates, text from Notion, and help when something looks wrong.',
    keywords: ['documentation', 'markdown syntax', 'footnote syntax', 'word templates'],
    breadcrumbs: [HOME, { label: 'Documentation' }],
  },
  chatgpt: {
    path: '/chatgpt-to-word',
    title: `ChatGPT to Word, with real footnotes | ${SITE.name}`,
    description:
      'Copy an answer as Markdown, convert it, and open a Word document with headings, tables and real footnotes. With a prompt to try.',
    keywords: ['chatgpt to word', 'chatgpt to docx', 'copy chatgpt to word', 'ai text to word'],
    breadcrumbs: [HOME, { label: 'ChatGPT to Word' }],
    ogType: 'article',
  },
  notion: {
    path: '/notion-to-word',
    title: `Notion to Word, with to-dos and tables | ${SITE.name}`,
    description:
      'Export a Notion page as Markdown and turn it into a Word file with its headings, to-dos, quotes, tables, pictures and nested lists.',
    keywords: ['notion to word', 'notion to docx', 'notion export'],
    breadcrumbs: [HOME, { label: 'Notion to Word' }],
    ogType: 'article',
  },
  faq: {
    path: '/faq',
    title: `Questions about Markdown to Word | ${SITE.name}`,
    description:
      'Short answers about converting Markdown to Word: footnotes, text from ChatGPT and Notion, APA and MLA, limits, price and privacy.',
    keywords: ['faq', 'markdown to word', 'questions'],
    breadcrumbs: [HOME, { label: 'FAQ' }],
  },
  useCases: {
    path: '/use-cases',
    title: `Markdown to Word: use cases and problems | ${SITE.name}`,
    description:
      'Eight things that go wrong on the way from Markdown to Word, the public reports of them, and the people they happen to.',
    keywords: ['markdown to word problems', 'duplicate footnotes', 'docx tables', 'use cases'],
    breadcrumbs: [HOME, { label: 'Use Cases' }],
  },
  terms: {
    path: '/terms',
    title: `Terms of use of the Markdown converter | ${SITE.name}`,
    description: `The terms on which you may use ${SITE.name} to convert Markdown to Word: it is free, it comes as it is, and your documents stay yours.`,
    keywords: ['terms of use', 'markdown to word', 'free'],
    breadcrumbs: [HOME, { label: 'Terms' }],
  },
  privacy: {
    path: '/privacy',
    title: `Privacy: your text is not uploaded | ${SITE.name}`,
    description: `${SITE.name} converts in your browser. Your text is not uploaded; there are no accounts, no cookies and no trackers.`,
    keywords: ['privacy', 'no upload', 'no cookies', 'markdown to word'],
    breadcrumbs: [HOME, { label: 'Privacy' }],
  },
  contact: {
    path: '/contact',
    title: `Contact: questions, bugs and wishes | ${SITE.name}`,
    description:
      'Write to us about a document that went wrong, a feature that you miss, paid plans or privacy. One mailbox for everything, and a person answers.',
    keywords: ['contact', 'support', 'feature request', 'markdown to word'],
    breadcrumbs: [HOME, { label: 'Contact' }],
  },
  about: {
    path: '/about',
    title: `About the Markdown to Word converter | ${SITE.name}`,
    description: `Why ${SITE.name} exists, who makes it, how it turns Markdown into Word documents with real footnotes, and what it costs: nothing.`,
    keywords: ['about', 'markdown to word', 'open source', 'free'],
    breadcrumbs: [HOME, { label: 'About' }],
  },
} as const satisfies Record<string, PageFacts>;

/** The addresses of these pages. */
export const PAGE_PATHS: readonly string[] = Object.values(PAGES).map(({ path }) => path);
