import { SITE } from '../site';
import { PAGES } from './pages';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

/** The links in the header, on pages that show them. */
export const HEADER_LINKS: readonly NavigationLink[] = [
  { label: 'Features', to: PAGES.footnotes.path },
  { label: 'Templates', to: PAGES.templates.path },
  { label: 'Guides', to: PAGES.chatgpt.path },
  { label: 'Documentation', to: PAGES.docs.path },
  { label: 'Use Cases', to: PAGES.useCases.path },
  { label: 'About', to: PAGES.about.path },
];

/** The links in the landing page's header, to its sections. */
export const LANDING_LINKS: readonly NavigationLink[] = [
  { label: 'Features', to: '#features' },
  { label: 'Pricing', to: '#pricing' },
  { label: 'Examples', to: '#examples' },
  { label: 'Docs', to: '#docs' },
];

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

export const FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    title: 'Features',
    links: [
      { label: 'Smart Footnotes', to: PAGES.footnotes.path },
      { label: 'Custom Styles', to: PAGES.styleMapping.path },
      { label: 'Academic Writing', to: PAGES.academic.path },
      { label: 'Templates', to: PAGES.templates.path },
    ],
  },
  {
    title: 'Guides',
    links: [
      { label: 'Use Cases', to: PAGES.useCases.path },
      { label: 'ChatGPT to Word', to: PAGES.chatgpt.path },
      { label: 'Notion to Word', to: PAGES.notion.path },
      { label: 'Documentation', to: PAGES.docs.path },
      { label: 'FAQ', to: PAGES.faq.path },
    ],
  },
  {
    title: SITE.name,
    links: [
      { label: 'Overview', to: PAGES.landing.path },
      { label: 'About', to: PAGES.about.path },
      { label: 'Privacy', to: PAGES.privacy.path },
      { label: 'Terms', to: PAGES.terms.path },
      { label: 'Contact', to: PAGES.contact.path },
    ],
  },
];
