import { PAGES } from '../content/pages';
import { About } from '../site-pages/About';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.about);

export default function AboutRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.about.breadcrumbs}>
      <About />
    </PageFrame>
  );
}
