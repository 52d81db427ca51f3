import { PAGES } from '../content/pages';
import { FootnotesPage } from '../site-pages/features/FootnotesPage';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';
import { SiteHeader } from '../ui/SiteHeader';

export const meta = () => pageMeta(PAGES.footnotes);

export default function FootnotesRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.footnotes.breadcrumbs} header={<SiteHeader navigation />}>
      <FootnotesPage />
    </PageFrame>
  );
}
