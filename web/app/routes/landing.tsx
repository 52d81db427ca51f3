import { PAGES } from '../content/pages';
import { Landing } from '../site-pages/landing/Landing';
import { LandingHeader } from '../site-pages/landing/LandingHeader';
import { PageFrame } from '../ui/PageFrame';
import { pageMeta } from '../ui/page-meta';

export const meta = () => pageMeta(PAGES.landing);

export default function LandingRoute() {
  return (
    <PageFrame breadcrumbs={PAGES.landing.breadcrumbs} header={<LandingHeader />}>
      <Landing />
    </PageFrame>
  );
}
