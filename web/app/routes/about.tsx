import { PAGES } from '../content/pages';
import { About } from '../site-pages/About';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';
import { SiteHeader } from '../ui/SiteHeader';

export const meta = () => pageMeta(PAGES.about);

export default function AboutRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.about.breadcrumbs} header={<SiteHeader navigation />}>
      <About />
    </PageFrame>
  );
}
