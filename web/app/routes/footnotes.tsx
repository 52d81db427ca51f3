import { PAGES } from '../content/pages';
import { FootnotesPage } from '../site-pages/features/FootnotesPage';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.footnotes);

export default function FootnotesRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.footnotes.breadcrumbs}>
      <FootnotesPage />
    </PageFrame>
  );
}
