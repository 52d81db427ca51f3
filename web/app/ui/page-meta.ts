import type { MetaDescriptor } from 'react-router';
import { NOT_FOUND_PATH, type PageFacts } from '../content/pages';
import { SITE } from '../site';

const SOCIAL_IMAGE = {
  path: '/social-card.png',
  width: 1200,
  height: 630,
  alt: `${SITE.name}: Markdown in, Word out. Beside it, a page of a Word document with notes at its foot.`,
};

/**
 * The title, description and other facts of a page, for the browser, for search engines and for link previews.
 *
 * @param structuredData further facts for search engines, in schema.org's vocabulary
 */
export function pageMeta(page: PageFacts, ...structuredData: readonly object[]): MetaDescriptor[] {
  const { title, description, keywords = [], ogType = 'website' } = page;
  const image = SITE.url + (page.image ?? SOCIAL_IMAGE.path);
  const shared = [
    { title },
    { name: 'description', content: description },
    ...(keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
    { property: 'og:type', content: ogType },
    { property: 'og:site_name', content: SITE.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(SOCIAL_IMAGE.width) },
    { property: 'og:image:height', content: String(SOCIAL_IMAGE.height) },
    { property: 'og:image:alt', content: SOCIAL_IMAGE.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: SOCIAL_IMAGE.alt },
  ];
  if (page.path === NOT_FOUND_PATH) return [...shared, { name: 'robots', content: 'noindex' }];
  return [
    ...shared,
    { property: 'og:url', content: SITE.url + page.path },
    { tagName: 'link', rel: 'canonical', href: SITE.url + page.path },
    ...(import.meta.env.SSR ? [...breadcrumbList(page), ...structuredData].map(asScript) : []),
  ];
}

/** Only in the prerendered page, where search engines read it: scripts may not add scripts to the page. */
function asScript(data: object): MetaDescriptor {
  return { 'script:ld+json': data };
}

/** The breadcrumbs in schema.org's vocabulary; none for the top page, where they would be a list of one. */
function breadcrumbList({ path, breadcrumbs }: PageFacts): readonly object[] {
  if (breadcrumbs.length < 2) return [];
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, to }, index) => {
      const address = index === breadcrumbs.length - 1 ? path : to;
      return {
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(address !== undefined && { item: SITE.url + address }),
      };
    }),
  };
  return [list];
}
