import type { LinkedCard } from '../../content/landing';
import { PAGES } from '../../content/pages';

/** What stands under the documentation. */
export const DOCS_CARDS: readonly LinkedCard[] = [
  {
    title: 'Still have a question?',
    text: 'Write to us, best with a few lines of your text.',
    link: { label: 'Contact', to: PAGES.contact.path },
  },
  {
    title: 'Ready to try?',
    text: 'Paste your text and download the Word file.',
    link: { label: 'Open the converter', to: PAGES.converter.path },
  },
  {
    title: 'Who uses it for what?',
    text: 'Eight faults that people meet, and what we do about them.',
    link: { label: 'Use cases', to: PAGES.useCases.path },
  },
];
