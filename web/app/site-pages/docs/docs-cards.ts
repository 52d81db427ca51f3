import type { LinkedCard } from '../../content/landing';
import { PAGES } from '../../content/pages';

/** The cards at the end of the documentation. */
export const DOCS_CARDS: readonly LinkedCard[] = [
  {
    title: 'Still have a question?',
    text: 'Ask us, and include a few lines of your Markdown.',
    link: { label: 'Contact', to: PAGES.contact.path },
  },
  {
    title: 'Ready to try?',
    text: 'Paste your text and download the Word file.',
    link: { label: 'Open the converter', to: PAGES.converter.path },
  },
  {
    title: 'Who uses it, and for what?',
    text: 'Eight common problems, and how Footmark solves them.',
    link: { label: 'Use cases', to: PAGES.useCases.path },
  },
];
