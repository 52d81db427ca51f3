import { PAGES } from '../content/pages';
import { createConverter } from '../converter/instance/converter';
import { ConverterScreen } from '../converter/shell/ConverterScreen';
import { SITE } from '../site';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.converter, SOFTWARE);

/** The converter as schema.org puts it. */
const SOFTWARE = {
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: SITE.name,
  description: SITE.description,
  url: SITE.url,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any with a current browser',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
};

/** It stays when the visitor looks at another page of the site, as does its text. */
const converter = createConverter();

export default function ConverterRoute() {
  return <ConverterScreen converter={converter} />;
}
