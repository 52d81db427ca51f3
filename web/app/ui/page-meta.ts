import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** The title and the description of a page, for the browser, for search engines and for link previews. */
export function pageMeta({ title, description }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ];
}
